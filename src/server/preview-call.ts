import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_BLOCK_HREF, PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER } from '#addresses/preview.ts'
import { fitsDocument } from '#cms/access/check-amount.ts'
import type { Preview } from '#site/pages/preview/controller.ts'
import type { SiteResponse } from '#site/response.ts'
import { RENDER_LIMIT_MS, RenderQueue } from './render-queue.ts'

const MAX_FORM_BYTES = 4 * 1024 * 1024
/** Renders for one document and person in a minute: ten a second, faster than anybody types. */
const RENDERS_PER_TOKEN = 600
const MINUTE_MS = 60_000
/** Of one person: each form waits for an answer before it asks for the next. */
const MOST_WAITING = 4
/** Each may have megabytes. */
const MOST_WAITING_IN_ALL = 32
const NOT_KEPT = { 'cache-control': 'private, no-store' }

const Page = Type.Object(
  { data: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), isEdited: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)
const Block = Type.Object(
  { block: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), isFirst: Type.Boolean() },
  { additionalProperties: false },
)

/** Drafts with what is not saved yet, rendered: the frames of the live preview and of the visual editor ask after each change. */
export function addPreviewCall(app: FastifyInstance, preview: Preview, patienceScale = 1): void {
  // A draft may be as large as a document may be: one at a time, whoever asks in turn.
  const queue = new RenderQueue({
    atOnce: 1,
    waitingPerClient: MOST_WAITING,
    waitingInAll: MOST_WAITING_IN_ALL,
    limitMs: RENDER_LIMIT_MS * patienceScale,
  })
  // Many editors work behind one address, so that each document of each of them is counted for itself.
  const count = app.createRateLimit({
    max: RENDERS_PER_TOKEN,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `preview ${tokenOf(request)}`,
  })
  const shared = {
    bodyLimit: MAX_FORM_BYTES,
    config: { group: 'preview-renders' as const },
    // Megabytes are read for those who may see a draft, and for nobody else.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (preview.personOf(tokenOf(request)) !== null) return
      return reply
        .code(403)
        .headers({ ...NOT_KEPT, connection: 'close' })
        .send()
    },
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    unsaved: unknown,
    render: (token: string) => Promise<SiteResponse>,
  ) {
    if (!fitsDocument(unsaved)) return reply.code(413).headers(NOT_KEPT).send()
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      return reply
        .code(429)
        .headers({ ...NOT_KEPT, 'retry-after': String(counted.ttlInSeconds) })
        .send()
    }
    const token = tokenOf(request)
    const isGone = () => request.raw.socket?.destroyed === true
    const asker = { client: String(preview.personOf(token)), key: null, isGone }
    const { status, headers, body } = await queue.run(asker, () => render(token))
    return reply
      .code(status)
      .headers({ ...headers, ...NOT_KEPT })
      .send(body)
  }

  app.post<{ Body: Static<typeof Page> }>(PREVIEW_RENDER_HREF, { ...shared, schema: { body: Page } }, (request, reply) => {
    const { data, isEdited } = request.body
    return answer(request, reply, data, (token) => preview.renderUnsaved(token, data, isEdited))
  })
  app.post<{ Body: Static<typeof Block> }>(PREVIEW_BLOCK_HREF, { ...shared, schema: { body: Block } }, (request, reply) => {
    return answer(request, reply, request.body.block, (token) => preview.renderBlock(token, request.body))
  })
}

function tokenOf({ headers }: FastifyRequest): string {
  return String(headers[PREVIEW_TOKEN_HEADER] ?? '')
}
