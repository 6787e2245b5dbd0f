import type { Env } from '#platform/env.ts'

/**
 * The one rule by which both programs know a client's address. Fastify takes a bare number for an attempt to trust everybody,
 * and trusts nobody.
 */
export function trustProxyOf(trust: Env['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
