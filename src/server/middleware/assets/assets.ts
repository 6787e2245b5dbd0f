import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ASSETS_HREF } from '#addresses/files.ts'

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000

/** Built files. Their names carry a hash of their content; `.br` and `.gz` beside them were made by the build. */
export async function addAssets(app: FastifyInstance, assetsDir: string): Promise<void> {
  await app.register(async function assets(scope) {
    scope.addHook('onSend', async function varyByEncoding(_, reply) {
      if (reply.statusCode < 400) reply.header('vary', 'Accept-Encoding')
    })
    await scope.register(fastifyStatic, {
      root: assetsDir,
      prefix: ASSETS_HREF,
      preCompressed: true,
      index: false,
      allowedPath: (path) => !path.endsWith('/'),
      dotfiles: 'ignore',
      maxAge: ONE_YEAR_MS,
      immutable: true,
      decorateReply: false,
    })
  })
}
