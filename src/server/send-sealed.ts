import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from './cache/encoding.ts'
import { matchesEntityTag } from './cache/entity-tag.ts'
import type { SealedResponse } from './cache/sealed-response.ts'

/** Sends an answer by way of Fastify, with the bytes and headers that the fast path would send. */
export function sendSealed(request: FastifyRequest, reply: FastifyReply, answer: SealedResponse): FastifyReply {
  const { body, etag, head, notModifiedHead } = answer.represent(negotiateEncoding(readHeader(request, 'accept-encoding')))
  if (etag !== null && matchesEntityTag(readHeader(request, 'if-none-match'), etag)) {
    setAll(reply, notModifiedHead)
    return reply.code(304).send()
  }
  setAll(reply, head)
  return reply.code(answer.status).send(request.method === 'HEAD' ? '' : body)
}

function setAll(reply: FastifyReply, head: string[]): void {
  for (let at = 0; at < head.length; at += 2) reply.header(head[at] as string, head[at + 1])
}

function readHeader(request: FastifyRequest, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
