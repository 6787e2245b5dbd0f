import { fragmentHref } from '#addresses/documents.ts'
import { renderFragment } from '#render/render-layout.ts'
import { openRequestContext, renderContextOf } from '../../pages/request-context.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { lateHtml } from '../late-html.ts'

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' }

/** The widget-area call: the HTML of a fragment; nothing and 404 for what is not published. */
export async function widgetAreaResponse(context: SiteContext, id: number): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(fragmentHref(id), context.origin))
  const rendered = await renderFragment(id, renderContextOf(requestContext))
  return {
    status: rendered === null ? 404 : 200,
    headers: HEADERS,
    body: rendered === null ? '' : lateHtml(context.assets, rendered),
    tags: new Set(requestContext.reader.tags),
    caching: 'shared',
    expiresAt: rendered?.expiresAt ?? null,
  }
}
