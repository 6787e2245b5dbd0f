import { renderFragment } from '#render/render-layout.ts'
import type { Answer, SiteContext } from '../../answer.ts'
import { openVisit, renderContextOf } from '../../pages/visit.ts'
import { fragmentHref } from '../../routes.ts'
import { jsonAnswer } from '../json-answer.ts'
import { lateHtml } from '../late-html.ts'

/** The mega-menu call: the panel of a mega menu as a JSON string of HTML; `null` and 404 for what is not published. */
export async function answerMegaMenu(context: SiteContext, id: number): Promise<Answer> {
  const visit = openVisit(context, new URL(fragmentHref(id), context.origin))
  const rendered = await renderFragment(id, renderContextOf(visit))
  const { tags } = visit.reader
  if (rendered === null) return jsonAnswer(null, { status: 404, tags })
  return jsonAnswer(lateHtml(context.assets, rendered), { tags, expiresAt: rendered.expiresAt })
}
