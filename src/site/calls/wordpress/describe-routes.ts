import { WORDPRESS } from '#addresses/calls.ts'
import { restUrl } from './links.ts'
import { type Parameter, UNSUPPORTED } from './parameters.ts'
import type { Endpoint, Resource } from './resource.ts'
import { allResources } from './resources.ts'

/** Routes as a REST root tells about them, so that clients can find out what there is. */
export type RouteDescriptions = Record<string, RouteDescription>

export interface RouteDescription {
  namespace: string
  methods: string[]
  endpoints: { methods: string[]; args: Record<string, unknown> }[]
  _links?: { self: { href: string }[] }
}

export function describeWordPress(origin: string): RouteDescriptions {
  const namespace = `/${WORDPRESS}`
  const index = {
    namespace: { type: 'string', default: WORDPRESS, required: false },
    context: { type: 'string', default: 'view', required: false },
  }
  const routes: RouteDescriptions = {
    [namespace]: describeRoute(origin, WORDPRESS, ['GET'], index),
  }
  for (const resource of allResources()) {
    const { base, item, list } = resource
    routes[`${namespace}/${base}`] = describeRoute(origin, `${WORDPRESS}/${base}`, ['GET'], argsOf(list))
    if (item !== null) {
      const { _links, ...description } = describeRoute(origin, '', ['GET'], itemArgsOf(item))
      routes[`${namespace}/${base}/(?P<${item.name}>${item.pattern})`] = description
    }
  }
  return routes
}

function describeRoute(origin: string, path: string, methods: string[], args: Record<string, unknown>): RouteDescription {
  return {
    namespace: WORDPRESS,
    methods,
    endpoints: [{ methods, args }],
    _links: { self: [{ href: restUrl(origin, path) }] },
  }
}

/** What `OPTIONS` answers: one route, and what its items look like. */
export function describeResource(origin: string, resource: Resource, isItem: boolean): Record<string, unknown> {
  const args = isItem && resource.item !== null ? itemArgsOf(resource.item) : argsOf(resource.list)
  return {
    namespace: WORDPRESS,
    methods: ['GET'],
    endpoints: [{ methods: ['GET'], args }],
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      title: resource.title,
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(resource.properties).map(([name, type]) => [name, { type, context: ['view'], readonly: true }]),
      ),
    },
    ...(!isItem && { _links: { self: [{ href: restUrl(origin, `${WORDPRESS}/${resource.base}`) }] } }),
  }
}

function itemArgsOf({ name, pattern, endpoint }: NonNullable<Resource['item']>): Record<string, unknown> {
  const type = pattern.includes('d') ? 'integer' : 'string'
  return { [name]: { type, required: true }, ...argsOf(endpoint('0')) }
}

function argsOf({ parameters }: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]: [string, Parameter]) =>
      parameter === UNSUPPORTED ? [] : [[name, { ...parameter, required: false }]],
    ),
  )
}
