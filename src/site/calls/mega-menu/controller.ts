import { fragmentHref } from '#addresses/documents.ts'
import { renderFragment } from '#render/render-layout.ts'
import { openRequestContext, renderContextOf } from '../../pages/request-context.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { jsonResponse } from '../json-response.ts'
import { lateHtml } from '../late-html.ts'

/** The mega-menu call: the panel of a mega menu as a JSON string of HTML; `null` and 404 for what is not published. */
export async function megaMenuResponse(context: SiteContext, id: number): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(fragmentHref(id), context.origin))
  const rendered = await renderFragment(id, renderContextOf(requestContext))
  const { tags } = requestContext.reader
  if (rendered === null) return jsonResponse(null, { status: 404, tags })
  return jsonResponse(lateHtml(context.assets, rendered), { tags, expiresAt: rendered.expiresAt })
}
