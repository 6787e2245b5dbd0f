import { renderFragment } from '#render/render-layout.ts'
import type { Answer, SiteContext } from '../../answer.ts'
import { openVisit, renderContextOf } from '../../pages/visit.ts'
import { fragmentHref } from '../../routes.ts'
import { lateHtml } from '../late-html.ts'

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' }

/** The widget-area call: the HTML of a fragment; nothing and 404 for what is not published. */
export async function answerWidgetArea(context: SiteContext, id: number): Promise<Answer> {
  const visit = openVisit(context, new URL(fragmentHref(id), context.origin))
  const rendered = await renderFragment(id, renderContextOf(visit))
  return {
    status: rendered === null ? 404 : 200,
    headers: HEADERS,
    body: rendered === null ? '' : lateHtml(context.assets, rendered),
    tags: new Set(visit.reader.tags),
    caching: 'shared',
    expiresAt: rendered?.expiresAt ?? null,
  }
}
