import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that changes something came from a page of this very site. Browsers say so in `Sec-Fetch-Site`, old ones
 * in `Origin` or `Referer`; whoever sends none of them is no browser, and no page can make it send anything.
 */
export function isSameSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const source = headers.origin ?? headers.referer
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  const { origin, host: from } = new URL(source)
  return origin === siteUrl || from === host
}
