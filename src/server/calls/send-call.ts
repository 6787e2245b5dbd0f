import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#site/answer.ts'
import { SealedAnswer } from '../cache/sealed-answer.ts'
import type { HeaderSet } from '../middleware/security-headers/security-headers.ts'
import type { Answering } from '../rendering.ts'
import { sendSealed } from '../send-sealed.ts'

interface SendCallOptions {
  /** Under which the answer is kept, for everybody; `null`: it is made for this visitor. */
  key: string | null
  render(): Promise<Answer>
  /** It waits for another server, such as one that takes mail: then it takes no turn away from those who only read. */
  isElsewhere?: boolean
}

/** Sends a call's answer with everything that pages have: memory, compression, entity tags. */
export type SendCall = (request: FastifyRequest, reply: FastifyReply, options: SendCallOptions) => Promise<FastifyReply>

export function createSendCall(answering: Answering, baseHeaders: HeaderSet): SendCall {
  return async function sendCall(request, reply, { key, render, isElsewhere = false }) {
    const seal = async () => new SealedAnswer(await render(), { baseHeaders, isPrivate: key === null })
    return sendSealed(request, reply, await (isElsewhere ? seal() : answering(request, { key, render: seal })))
  }
}
