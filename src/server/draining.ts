import type { FastifyInstance } from 'fastify'

/** While the program ends, answers tell clients to close their connections. */
export function addDraining(app: FastifyInstance): () => boolean {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async function closeConnection(_, reply) {
    if (isDraining) reply.header('connection', 'close')
  })
  return () => isDraining
}
