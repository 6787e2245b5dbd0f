import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetwork } from '#platform/client-network.ts'
import { createFastPath } from './cache/fast-path.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Draining } from './draining.ts'
import { createFairScheduler } from './fair-scheduler.ts'
import { problemOf } from './messages.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'
import { renderPlainPage } from './plain-page.ts'

/** What a client may take of a server, in milliseconds and bytes. Addresses are not counted: a whole campus may have one. */
export interface ConnectionLimits {
  headersTimeout: number
  /** For the whole request, headers and body. */
  requestTimeout: number
  keepAliveTimeout: number
  /** In which nothing arrives or is taken: for those who ask and do not read the answer. */
  silenceTimeout: number
  maxHeaderSize: number
  maxConnections: number
  /** How often Node looks for clients that are too slow: its default of 30 s would make 40 s out of 10. */
  connectionsCheckingInterval: number
}

export const LIMITS: Readonly<ConnectionLimits> = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the minute for which proxies keep idle connections, so that it is they who close them.
  keepAliveTimeout: 65_000,
  silenceTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
  connectionsCheckingInterval: 1_000,
}

/** Connections that wait to be accepted; of those beyond it the system sends nobody word, and they try again seconds later. */
export const BACKLOG = 4096

// Time to read why, for a client that is refused; a connection that is cut off at once may lose the last bytes.
const LINGER_MS = 2_000

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Sees every request that no kept answer serves; calls `next` for what it leaves alone. */
export type BeforeRouting = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface SiteServerOptions {
  cache: PageCache
  draining: Draining
  beforeRouting?: BeforeRouting
  limits?: Readonly<ConnectionLimits>
}

/** The server under Fastify: kept answers leave before its routing. */
export function createHttpServer(route: Handle, { cache, draining, beforeRouting, limits }: SiteServerOptions): Server {
  const sendKept = createFastPath(cache)
  const turns = createFairScheduler()
  const handle: Handle = beforeRouting
    ? (request, response) => beforeRouting(request, response, () => route(request, response))
    : route
  const serve: Handle = (request, response) => {
    draining.markLast(response)
    if (!sendKept(request, response)) handle(request, response)
  }
  const server = createLimitedServer((request, response) => {
    if (turns.hasRoom()) serve(request, response)
    else turns.defer(clientNetwork(request.socket.remoteAddress ?? ''), () => serve(request, response))
  }, limits)
  server.on('connection', turns.noteArrival)
  return server
}

/** A server that slow, silent and endless clients cannot fill. */
export function createLimitedServer(handle: Handle, limits: Readonly<ConnectionLimits> = LIMITS): Server {
  const { silenceTimeout, maxConnections, ...options } = limits
  const server = createServer(options, (request, response) => {
    inTurn(response, () => {
      if (countHosts(request) > 1) server.emit('clientError', new Error('more than one Host'), request.socket)
      else handle(request, response)
    })
  })
  server.timeout = silenceTimeout
  server.maxConnections = maxConnections
  // Full: whoever only holds a connection makes room for the next who wants one.
  server.on('drop', () => server.closeIdleConnections())
  return server
}

/**
 * One answer at a time on each connection. Whoever sends several requests without waiting, as no browser does, gets them one after the
 * other: of answers that wait for a connection Node tells only the first that it is gone, and what the others hold is never let go.
 */
function inTurn(response: ServerResponse, answer: () => void): void {
  if (response.socket === null) response.once('socket', answer)
  else answer()
}

/** Node takes the first of several, and what stands before it perhaps the last. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Answers what is no HTTP, or too slow or too large to become a request. */
export function createClientErrorHandler(baseHeaders: HeaderSet): (error: Error & { code?: string }, socket: Socket) => void {
  return function refuseClient(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const problem = problemOf(statusOfClientError(error.code))
    const body = renderPlainPage(problem)
    const headers = {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${problem.status} Refused\r\n${lines.join('')}\r\n${body}`)
    const cutOff = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(cutOff))
  }
}

function statusOfClientError(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
