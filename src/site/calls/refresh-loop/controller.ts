import { filterParameter, pageParameter } from '#addresses/lists.ts'
import { renderWidget } from '#render/render-widget.ts'
import type { DocumentRef } from '#settings/define-widget.ts'
import { NO_SUBJECT, openRequestContext, renderContextOf } from '../../pages/request-context.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { canonicalPath } from '../../routes.ts'
import { findDocument, fragmentsAround } from '../find-document.ts'
import { jsonResponse } from '../json-response.ts'
import { lateHtml } from '../late-html.ts'
import { restProblem } from '../rest-problem.ts'
import { MESSAGES, type RefreshLoopRequest, readRequest } from './request.ts'

const LOOP = 'post-loop'
const KINDS: readonly DocumentRef['kind'][] = ['page', 'post', 'fragment', 'popup']

/**
 * The refresh-loop call: a loop with other filters, rendered as its page would render it. Anybody may ask, but only for a loop that a
 * published document really has.
 */
export async function refreshLoopResponse(context: SiteContext, body: unknown): Promise<SiteResponse> {
  const read = readRequest(body)
  if (!read.ok) return invalid(read.params)
  const { request } = read
  const base = request.pagination_base_url === undefined ? null : readBase(request.pagination_base_url, context.origin)
  if (base === undefined) return invalid({ pagination_base_url: MESSAGES.pagination_base_url })

  const kinds = request.post_kind ? [request.post_kind] : KINDS
  let isAnyPublished = false
  for (const document of kinds.map((kind) => ({ kind, id: Number(request.post_id) }))) {
    const reader = context.createReader()
    const found = await findDocument(reader, document)
    if (found === null) continue
    isAnyPublished = true
    const url = filteredAddress(base ?? new URL(found.href, context.origin), request)
    const render = renderContextOf({ ...openRequestContext(context, url), reader }, { ...NO_SUBJECT, document })
    const inside = fragmentsAround(request.widget_id, document)
    const rendered = await renderWidget(found.holder, { id: request.widget_id, name: LOOP }, { ...render, inside })
    if (rendered !== null)
      return jsonResponse({ data: lateHtml(context.assets, rendered) }, { tags: reader.tags, caching: 'none' })
  }
  return isAnyPublished
    ? restProblem({ status: 403, code: 'rest_forbidden', message: '這個頁面沒有這個文章篩選列表。' })
    : restProblem({ status: 404, code: 'rest_post_invalid_id', message: '找不到這個頁面。' })
}

function invalid(params: Record<string, string>): SiteResponse {
  return restProblem({ status: 400, code: 'rest_invalid_param', message: '參數有誤。', params })
}

/** An address of ours, in its one spelling, raw Chinese or not; `undefined` for any other. */
function readBase(text: string, origin: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : null
  const path = url?.origin === origin ? canonicalPath(url.pathname) : null
  return url === null || path === null ? undefined : new URL(path + url.search, origin)
}

/** The address at which the page would show the same. */
function filteredAddress(base: URL, { widget_id: id, widget_filters: filters }: RefreshLoopRequest): URL {
  const url = new URL(base)
  const isOwn = (name: string) => name === pageParameter(id) || name.startsWith(filterParameter(id, ''))
  for (const name of [...url.searchParams.keys()]) if (isOwn(name)) url.searchParams.delete(name)
  for (const [taxonomy, { terms }] of Object.entries(filters.taxonomy ?? {})) {
    if (terms.length > 0) url.searchParams.set(filterParameter(id, taxonomy), terms.map(decodeSlug).join(' '))
  }
  return url
}

// WordPress keeps Chinese slugs percent-encoded, and so do its clients.
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
