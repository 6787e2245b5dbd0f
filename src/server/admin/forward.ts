import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CLIENT_HEADER } from '#cms/access/client-address.ts'
import { withBody } from './look-at-body.ts'

/** Next's request handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface ForwardOptions {
  handle: Handle
  /** How long an answer may take to begin, counted from the end of the request's body. */
  responseLimitMs: number
  isBehindProxy: boolean
  onLate(request: FastifyRequest, reply: FastifyReply): void
  onFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void
}

/** What only a proxy that we trust may say. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip']

/** Hands a request that passed our checks to Next. */
export function createForward({ handle, responseLimitMs, isBehindProxy, onLate, onFailure }: ForwardOptions) {
  /** `body`: of a request that has been read already. */
  return async function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: Record<string, string>,
    body: Buffer | null = null,
  ): Promise<void> {
    const incoming = body === null ? request.raw : withBody(request.raw, body)
    const { raw: outgoing } = reply
    reply.hijack()
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
      if (value !== undefined) outgoing.setHeader(name, value)
    }
    if (!isBehindProxy) for (const name of PROXY_HEADERS) delete incoming.headers[name]
    // Of several names Next would take another one than we do.
    else if (incoming.headers['x-forwarded-host'] !== undefined) incoming.headers['x-forwarded-host'] = request.host
    incoming.headers[CLIENT_HEADER] = request.ip
    // Next reads the nonce for its scripts from here.
    incoming.headers['content-security-policy'] = headers['content-security-policy']

    // A film may take as long as its reader does, who may be silent for so long only.
    const late = () => {
      if (!outgoing.headersSent) onLate(request, reply)
    }
    let timer: NodeJS.Timeout | undefined
    const startClock = () => {
      timer = setTimeout(late, responseLimitMs)
    }
    if (Number(incoming.headers['content-length'] ?? 0) > 0) incoming.once('end', startClock)
    else startClock()
    // Where a client hangs up in the middle of a file, Next waits for ever for the end of it.
    const isOver = new Promise<void>((resolve) => {
      outgoing.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    const isHandled = handle(incoming, outgoing).catch((error: unknown) => onFailure(error, request, reply))
    await Promise.race([isHandled, isOver])
  }
}
