import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from './encoding.ts'
import { matchesEntityTag } from './entity-tag.ts'
import type { PageCache } from './page-cache.ts'
import { hasSession } from './session.ts'

/**
 * Sends a kept answer before any routing; `false`: nothing was sent, and the request goes its usual way.
 * No hook runs here, so that the kept headers are complete and hits are counted, not logged one by one.
 */
export function createFastPath(cache: PageCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function sendKept(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const answer = cache.find(request.url ?? '')
    if (answer === undefined) return false

    let accepted: string | undefined
    let ifNoneMatch: string | undefined
    // `request.headers` would parse all of them, which costs more than everything else here.
    const { rawHeaders } = request
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] as string
      const value = rawHeaders[at + 1] as string
      if (name.length === 6) {
        if (name.toLowerCase() === 'cookie' && hasSession(value)) return false
      } else if (name.length === 13) {
        const lower = name.toLowerCase()
        if (lower === 'authorization') return false
        if (lower === 'if-none-match') ifNoneMatch = ifNoneMatch === undefined ? value : `${ifNoneMatch}, ${value}`
      } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
        accepted = accepted === undefined ? value : `${accepted}, ${value}`
      }
    }

    const representation = answer.represent(negotiateEncoding(accepted))
    cache.countHit()
    if (representation.etag !== null && matchesEntityTag(ifNoneMatch, representation.etag)) {
      cache.countNotModified()
      response.writeHead(304, representation.notModifiedHead)
      response.end()
    } else {
      response.writeHead(answer.status, representation.head)
      response.end(request.method === 'HEAD' ? undefined : representation.body)
    }
    return true
  }
}
