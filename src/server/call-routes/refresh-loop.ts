import type { FastifyInstance } from 'fastify'
import { REFRESH_LOOP_HREF } from '#addresses/lists.ts'
import { refreshLoopResponse } from '#site/calls/refresh-loop/controller.ts'
import type { SiteContext } from '#site/response.ts'
import type { SendCall } from './send-call.ts'

const BODY_LIMIT_BYTES = 16 * 1024

interface RefreshLoopOptions {
  context: SiteContext
  sendCall: SendCall
}

/** The refresh-loop call. Its body is validated by the site, which answers refusals in WordPress's words; Fastify would also bend types into shape. */
export function addRefreshLoop(app: FastifyInstance, { context, sendCall }: RefreshLoopOptions): void {
  app.post(REFRESH_LOOP_HREF, { bodyLimit: BODY_LIMIT_BYTES, config: { group: 'loop' } }, async (request, reply) =>
    sendCall(request, reply, { key: null, render: () => refreshLoopResponse(context, request.body) }),
  )
}
