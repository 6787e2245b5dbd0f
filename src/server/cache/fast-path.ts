import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from './encoding.ts'
import { matchesEntityTag } from './entity-tag.ts'
import type { PageCache } from './page-cache.ts'
import { isPersonal } from './session.ts'

/**
 * Sends a kept answer before any routing; `false`: nothing was sent, and the request goes its usual way.
 * No hook runs here, so that the kept headers are complete and hits are counted, not logged one by one.
 */
export function createFastPath(cache: PageCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function sendKept(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const answer = cache.find(request.url ?? '')
    if (answer === undefined || isPersonal(request)) return false

    // Node itself has read the headers by now: taking them from `rawHeaders` would save nothing.
    const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
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
