import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_BLOCK_HREF, PREVIEW_RENDER_HREF } from '#addresses/preview.ts'
import type { Preview } from '#site/pages/preview/controller.ts'
import type { SiteResponse } from '#site/response.ts'

const MAX_FORM_BYTES = 4 * 1024 * 1024
/** Renders for one document and person in a minute: ten a second, faster than anybody types. */
const RENDERS_PER_TOKEN = 600
const MINUTE_MS = 60_000

const Token = Type.String({ maxLength: 200 })
const Page = Type.Object(
  {
    token: Token,
    data: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()),
    isEdited: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const Block = Type.Object(
  { token: Token, block: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), isFirst: Type.Boolean() },
  { additionalProperties: false },
)

/** Drafts with what is not saved yet, rendered: the frames of the live preview and of the visual editor ask after each change. */
export function addPreviewCall(app: FastifyInstance, preview: Preview): void {
  // Many editors work behind one address, so that each document of each of them is counted for itself.
  const count = app.createRateLimit({
    max: RENDERS_PER_TOKEN,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ body }: FastifyRequest) => `preview ${(body as { token: string }).token}`,
  })
  const shared = { bodyLimit: MAX_FORM_BYTES, config: { group: 'preview-renders' as const } }

  async function answer(request: FastifyRequest, reply: FastifyReply, render: () => Promise<SiteResponse>) {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      return reply
        .code(429)
        .headers({ 'retry-after': String(counted.ttlInSeconds), 'cache-control': 'no-store' })
        .send()
    }
    const { status, headers, body } = await render()
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'private, no-store' })
      .send(body)
  }

  app.post<{ Body: Static<typeof Page> }>(PREVIEW_RENDER_HREF, { ...shared, schema: { body: Page } }, (request, reply) => {
    const { token, data, isEdited } = request.body
    return answer(request, reply, () => preview.renderUnsaved(token, data, isEdited))
  })
  app.post<{ Body: Static<typeof Block> }>(PREVIEW_BLOCK_HREF, { ...shared, schema: { body: Block } }, (request, reply) => {
    const { token, ...unsaved } = request.body
    return answer(request, reply, () => preview.renderBlock(token, unsaved))
  })
}
