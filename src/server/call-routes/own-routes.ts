import type { FastifyInstance, RouteOptions } from 'fastify'
import { OWN_CALLS_HREF } from '#addresses/calls.ts'
import type { OwnRoute } from '#site/calls/rest-root/controller.ts'

/** The calls of our own that are added from now on, as the REST root tells about them. */
export function trackOwnRoutes(app: FastifyInstance): OwnRoute[] {
  const routes: OwnRoute[] = []
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat().filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
    if ((route.url !== OWN_CALLS_HREF && !route.url.startsWith(`${OWN_CALLS_HREF}/`)) || methods.length === 0) return
    const path = route.url.slice(OWN_CALLS_HREF.length).replace(/\/$/, '')
    if (routes.some((known) => known.path === path && known.methods.join() === methods.join())) return
    routes.push({ path: path.replace(/:(\w+)/g, '(?P<$1>[^/]+)'), methods, args: argsOf(route) })
  })
  return routes
}

function argsOf({ schema }: RouteOptions): Record<string, unknown> {
  const parts = [schema?.params, schema?.querystring, schema?.body].map(readProperties)
  return Object.assign({}, ...parts)
}

function readProperties(schema: unknown): Record<string, unknown> {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {}
  const required: unknown = 'required' in schema ? schema.required : []
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      { ...property, required: Array.isArray(required) && required.includes(name) },
    ]),
  )
}
