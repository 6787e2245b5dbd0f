import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Preview } from '#site/pages/preview/controller.ts'

const MAX_FORM_BYTES = 2 * 1024 * 1024

const Body = Type.Object(
  { token: Type.String({ maxLength: 200 }), data: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()) },
  { additionalProperties: false },
)

/** The unsaved form of the admin, rendered: the frame of the live preview sends it whenever a field changes. */
export function addPreviewCall(app: FastifyInstance, preview: Preview): void {
  app.post<{ Body: Static<typeof Body> }>(
    '/preview/render',
    { schema: { body: Body }, bodyLimit: MAX_FORM_BYTES, config: { group: 'preview' } },
    async ({ body }, reply) => {
      const answer = await preview.renderUnsaved(body.token, body.data)
      return reply
        .code(answer.status)
        .headers({ ...answer.headers, 'cache-control': 'private, no-store' })
        .send(answer.body)
    },
  )
}
