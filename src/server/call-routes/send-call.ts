import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteResponse } from '#site/response.ts'
import { SealedResponse } from '../cache/sealed-response.ts'
import type { CountRender } from '../middleware/rate-limit/rate-limit.ts'
import type { HeaderSet } from '../middleware/security-headers/security-headers.ts'
import type { Responder } from '../rendering.ts'
import { sendSealed } from '../send-sealed.ts'

interface SendCallOptions {
  /** Under which the answer is kept, for everybody; `null`: it is made for this visitor. */
  key: string | null
  render(): Promise<SiteResponse>
  /** It waits for another server, such as one that takes mail: then it takes no turn away from those who only read. */
  isElsewhere?: boolean
}

/** Sends a call's answer with everything that pages have: memory, compression, entity tags. */
export type SendCall = (request: FastifyRequest, reply: FastifyReply, options: SendCallOptions) => Promise<FastifyReply>

interface SendCallParts {
  answering: Responder
  countRender: CountRender
  baseHeaders: HeaderSet
}

export function createSendCall({ answering, countRender, baseHeaders }: SendCallParts): SendCall {
  return async function sendCall(request, reply, { key, render, isElsewhere = false }) {
    const seal = async () => new SealedResponse(await render(), { baseHeaders, isPrivate: key === null })
    const count = () => countRender(request)
    return sendSealed(request, reply, await (isElsewhere ? seal() : answering(request, { key, render: seal, count })))
  }
}
