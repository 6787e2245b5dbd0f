import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#site/answer.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { SealedAnswer } from '../cache/sealed-answer.ts'
import type { HeaderSet } from '../middleware/security-headers/security-headers.ts'
import { sendSealed } from '../send-sealed.ts'

interface SendCallOptions {
  /** Under which the answer is kept, for everybody; `null`: it is made for this visitor. */
  key: string | null
  render(): Promise<Answer>
}

/** Sends a call's answer with everything that pages have: memory, compression, entity tags. */
export type SendCall = (request: FastifyRequest, reply: FastifyReply, options: SendCallOptions) => Promise<FastifyReply>

export function createSendCall(cache: PageCache, baseHeaders: HeaderSet): SendCall {
  return async function sendCall(request, reply, { key, render }) {
    const seal = async () => new SealedAnswer(await render(), { baseHeaders, isPrivate: key === null })
    return sendSealed(request, reply, await (key === null ? seal() : cache.answer(key, seal)))
  }
}
