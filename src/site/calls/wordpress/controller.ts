import { REST_ROOT_HREF, WORDPRESS } from '#addresses/calls.ts'
import type { SiteResponse } from '../../response.ts'
import { restRootLink } from '../rest-root/link.ts'
import { canonicalQuery, isWorthKeeping } from './canonical-query.ts'
import { describeResource, describeWordPress } from './describe-routes.ts'
import { CALL_HEADERS, PREFLIGHT_HEADERS } from './headers.ts'
import { restUrl } from './links.ts'
import { type ProblemCode, problem, problemResponse } from './problems.ts'
import { readRawQuery } from './raw-query.ts'
import type { Reading, RestCall, RestList, RestResult, WordPressOptions } from './resource.ts'
import { type Match, matchResource } from './resources.ts'
import { pick, readShape, type Shape } from './shape.ts'

export interface RestRequest {
  method: string
  /** After `/wp-json/wp/v2/`. */
  path: string
  /** From the question mark on, or empty. */
  search: string
}

/** An answer that is made when it is not kept already. */
export interface PlannedResponse {
  key: string | null
  render(): Promise<SiteResponse>
}

/** The read-only WordPress API. */
export function planWordPress(options: WordPressOptions, request: RestRequest): PlannedResponse {
  const query = readRawQuery(request.search)
  const method = query.get('_method')
  const plan = planMethod(options, { ...request, method: typeof method === 'string' ? method.toUpperCase() : request.method })
  if (!query.has('_envelope')) return plan
  return {
    key: plan.key === null ? null : `${plan.key}${plan.key.includes('?') ? '&' : '?'}_envelope=1`,
    render: async () => envelopeOf(await plan.render()),
  }
}

/** For clients that see nothing but the body of an answer. */
function envelopeOf(response: SiteResponse): SiteResponse {
  const shown = Object.entries(response.headers).filter(([name]) => /^(?:x-wp-.*|link|allow)$/.test(name))
  return {
    ...response,
    status: 200,
    body: JSON.stringify({ body: JSON.parse(response.body), status: response.status, headers: Object.fromEntries(shown) }),
  }
}

function planMethod(options: WordPressOptions, request: RestRequest): PlannedResponse {
  const { origin } = options.context
  const refuse = (code: ProblemCode): PlannedResponse => ({
    key: null,
    render: async () => problemResponse(problem(code), { link: restRootLink(origin) }),
  })
  const path = request.path.replace(/^\/+|\/+$/g, '')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (readRawQuery(request.search).has('_jsonp')) return refuse('rest_callback_disabled')
  if (path === '' && isRead) return planIndex(options)
  if (path === 'users/me') return refuse('rest_not_logged_in')
  const match = matchResource(path)
  if (match === null) return refuse('rest_no_route')
  if (request.method === 'OPTIONS') return { key: null, render: async () => describeResponse(match, origin) }
  if (!isRead) return refuse(refusalOf(match, request.method))
  return planReading(options, match, request.search)
}

function planIndex({ context }: WordPressOptions): PlannedResponse {
  const render = async (): Promise<SiteResponse> =>
    answerOf(
      {
        namespace: WORDPRESS,
        routes: describeWordPress(context.origin),
        _links: { up: [{ href: restUrl(context.origin, '') }] },
      },
      { link: restRootLink(context.origin) },
    )
  return { key: `${REST_ROOT_HREF}${WORDPRESS}`, render }
}

function describeResponse({ resource, id }: Match, origin: string): SiteResponse {
  return allowPreflight(answerOf(describeResource(origin, resource, id !== null), { link: restRootLink(origin) }))
}

/** The answer to `OPTIONS`, with which a browser asks before it sends headers of its own from another origin. */
export function allowPreflight(response: SiteResponse): SiteResponse {
  return { ...response, headers: { ...response.headers, ...PREFLIGHT_HEADERS }, caching: 'none' }
}

/** What WordPress says to visitors who would write; to other methods that there is no such thing. */
function refusalOf({ resource: { writes }, id }: Match, method: string): ProblemCode {
  if (writes === null) return 'rest_no_route'
  if (id === null) return method === 'POST' ? writes.create : 'rest_no_route'
  return method === 'DELETE' ? writes.delete : writes.update
}

function planReading(options: WordPressOptions, { resource, id }: Match, search: string): PlannedResponse {
  const { context, readers } = options
  const query = readRawQuery(search)
  const shape = readShape(query)
  const endpoint = id === null || resource.item === null ? resource.list : resource.item.endpoint(id)
  const reading = endpoint.prepare(query)
  const address = `${WORDPRESS}/${resource.base}${id === null ? '' : `/${id}`}`
  const headers = { link: restRootLink(context.origin) }
  if (reading.kind === 'problem') return { key: null, render: async () => problemResponse(reading, headers) }
  if (reading.values.context === 'edit') {
    return { key: null, render: async () => problemResponse(problem('rest_forbidden_context'), headers) }
  }
  const canonical = canonicalQuery(endpoint.parameters, reading.values, shape)
  return {
    key: isWorthKeeping(reading.values) ? `${REST_ROOT_HREF}${address}${canonical}` : null,
    async render() {
      const reader = readers.create()
      const call: RestCall = {
        site: context,
        reader,
        read: reader.context,
        shape,
        context: reading.values.context === 'embed' ? 'embed' : 'view',
        expiries: [],
      }
      const result = await reading.run(call)
      const response = resultResponse(result, { context, reading, shape, address: restUrl(context.origin, address), canonical })
      const moments = call.expiries.map(Number)
      return { ...response, tags: new Set(reader.tags), expiresAt: moments.length === 0 ? null : new Date(Math.min(...moments)) }
    },
  }
}

interface Surroundings {
  context: WordPressOptions['context']
  reading: Reading
  shape: Shape
  address: string
  canonical: string
}

function resultResponse(result: RestResult, around: Surroundings): SiteResponse {
  const link = restRootLink(around.context.origin)
  switch (result.kind) {
    case 'problem':
      return problemResponse(result, { link })
    case 'item':
      return answerOf(pick(result.item, around.shape), { link: [link, alternateOf(result.item.link)].flat().join(', ') })
    case 'named':
      return answerOf(Object.fromEntries(Object.entries(result.items).map(([name, item]) => [name, pick(item, around.shape)])), {
        link,
      })
    case 'list':
      return listResponse(result, around, link)
  }
}

function alternateOf(link: unknown): string[] {
  return typeof link === 'string' ? [`<${link}>; rel="alternate"; type=text/html`] : []
}

function listResponse({ items, total, beyond }: RestList, around: Surroundings, rootLink: string): SiteResponse {
  const { reading, shape, address, canonical } = around
  const [page, perPage] = [Number(reading.values.page), Number(reading.values.per_page)]
  const pageCount = Math.ceil(total / perPage)
  if (beyond !== null && page > pageCount && total > 0) return problemResponse(problem(beyond), { link: rootLink })
  const linkTo = (to: number, relation: string) => {
    const query = new URLSearchParams(canonical)
    query.set('page', String(to))
    return `<${address}?${query}>; rel="${relation}"`
  }
  const links = [
    rootLink,
    ...(page > 1 ? [linkTo(Math.min(page - 1, Math.max(1, pageCount)), 'prev')] : []),
    ...(page < pageCount ? [linkTo(page + 1, 'next')] : []),
  ]
  return answerOf(
    items.map((item) => pick(item, shape)),
    { link: links.join(', '), 'x-wp-total': String(total), 'x-wp-totalpages': String(pageCount) },
  )
}

function answerOf(body: unknown, headers: Record<string, string>): SiteResponse {
  return {
    status: 200,
    headers: { ...CALL_HEADERS, ...headers },
    body: JSON.stringify(body),
    tags: new Set(),
    caching: 'shared',
    expiresAt: null,
  }
}
