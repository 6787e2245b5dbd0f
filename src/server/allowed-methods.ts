import type { FastifyInstance } from 'fastify'

const PAGE_METHODS = ['GET', 'HEAD']

/** Which methods an address answers to. Add it before the routes. */
export function trackMethods(app: FastifyInstance): (path: string) => string[] {
  const byPath = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!/[:*]/.test(url)) byPath.set(url, [...(byPath.get(url) ?? []), ...[method].flat()])
  })
  return (path) => byPath.get(path) ?? PAGE_METHODS
}
