import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createFastPath } from './cache/fast-path.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Draining } from './draining.ts'
import { problemOf } from './messages.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'
import { renderPlainPage } from './plain-page.ts'

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the minute for which proxies keep idle connections, so that it is they who close them.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
}
const MAX_CONNECTIONS = 10_000

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Sees every request that no kept answer serves; calls `next` for what it leaves alone. */
export type BeforeRouting = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface SiteServerOptions {
  cache: PageCache
  draining: Draining
  beforeRouting?: BeforeRouting
}

/** The server under Fastify: kept answers leave before its routing. */
export function createHttpServer(route: Handle, { cache, draining, beforeRouting }: SiteServerOptions): Server {
  const sendKept = createFastPath(cache)
  const handle: Handle = beforeRouting
    ? (request, response) => beforeRouting(request, response, () => route(request, response))
    : route
  const server = createServer(LIMITS, (request, response) => {
    draining.markLast(response)
    if (!sendKept(request, response)) handle(request, response)
  })
  server.maxConnections = MAX_CONNECTIONS
  return server
}

/** Answers what is no HTTP, or too slow or too large to become a request. */
export function createClientErrorHandler(baseHeaders: HeaderSet): (error: Error & { code?: string }, socket: Socket) => void {
  return function refuseClient(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const problem = problemOf(statusOfClientError(error.code))
    const body = renderPlainPage(problem, [])
    const headers = {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${problem.status} Refused\r\n${lines.join('')}\r\n${body}`)
  }
}

function statusOfClientError(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
