import type { FastifyInstance, FastifyReply } from 'fastify'
import { HEALTH_HREF, READY_HREF } from '#addresses/machines.ts'

/** `/healthz`: the process is alive. `/readyz`: it can do its work and should be sent visitors. Neither is refused under load. */
export function addHealth(app: FastifyInstance, isReady: () => boolean | Promise<boolean>): void {
  const config = { pressureHandler: () => undefined }
  app.get(HEALTH_HREF, { config }, async (_, reply) => sendText(reply, 200, 'ok'))
  app.get(READY_HREF, { config }, async (request, reply) => {
    try {
      if (await isReady()) return sendText(reply, 200, 'ready')
    } catch (error) {
      request.log.warn({ err: error }, 'readiness cannot be told')
    }
    return sendText(reply, 503, 'not ready')
  })
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}
