import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_BLOCK_HREF, PREVIEW_HREF, PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER } from '#addresses/preview.ts'
import { fitsDocument } from '#cms/access/check-amount.ts'
import { excessOfJson, MOST_DOCUMENT_JSON } from '#cms/access/json-amount.ts'
import type { Env } from '#platform/env.ts'
import { type Preview, tokenIn } from '#site/pages/preview/controller.ts'
import type { SiteResponse } from '#site/response.ts'
import { SealedResponse } from './cache/sealed-response.ts'
import { createLimiter } from './middleware/rate-limit/rate-limit.ts'
import type { SecurityHeaders } from './middleware/security-headers/security-headers.ts'
import { PAGE_LIMIT_MS } from './pages.ts'
import { createPreviewTurns } from './preview-turns.ts'
import type { Responder } from './rendering.ts'
import { readTarget } from './request-target.ts'
import type { SendProblem } from './send-problem.ts'
import { sendSealed } from './send-sealed.ts'

interface PreviewsOptions {
  env: Pick<Env, 'site' | 'rateLimitScale' | 'patienceScale'>
  preview: Preview
  isDatabaseAway?: (() => boolean) | undefined
  /** For whoever comes without a good token. */
  answering: Responder
  headers: SecurityHeaders
  sendProblem: SendProblem
}

const MAX_FORM_BYTES = 4 * 1024 * 1024
const NOT_KEPT = { 'cache-control': 'private, no-store' }

const Page = Type.Object(
  { data: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), isEdited: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)
const Block = Type.Object(
  { block: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), isFirst: Type.Boolean() },
  { additionalProperties: false },
)

/**
 * Drafts as they are stored, and rendered with what is not saved yet: the frames of the live preview and of the visual editor ask
 * after each change.
 */
export function addPreviews(app: FastifyInstance, options: PreviewsOptions): void {
  const { env, preview, answering, headers, sendProblem } = options
  const turns = createPreviewTurns(app, {
    scale: env.rateLimitScale,
    patienceScale: env.patienceScale,
    isDatabaseAway: options.isDatabaseAway,
  })
  const limitRefused = createLimiter(app, 'previews-refused', env.rateLimitScale)
  const config = { group: 'preview-renders' as const }

  app.route({
    method: ['GET', 'HEAD'],
    url: `${PREVIEW_HREF}*`,
    handlerTimeout: PAGE_LIMIT_MS * env.patienceScale,
    config,
    async handler(request, reply) {
      if (readTarget(request.url).kind !== 'plain') return sendProblem(request, reply, 400)
      const url = new URL(env.site.url + request.url)
      const person = preview.personOf(tokenIn(url))
      const waitSeconds = await (person === null ? limitRefused(request) : turns.enter(request, reply, person))
      if (waitSeconds > 0) return sendProblem(request, reply.header('retry-after', String(waitSeconds)), 429)
      const render = async () =>
        new SealedResponse(await preview.storedResponse({ method: 'GET', url }), {
          baseHeaders: headers.preview,
          isPrivate: true,
        })
      const answer = await (person === null ? answering(request, { key: null, render }) : turns.run(request, render))
      return sendSealed(request, reply, answer)
    },
  })

  const shared = {
    bodyLimit: MAX_FORM_BYTES,
    config,
    // Megabytes are read for those who may see a draft and have a turn left, and for nobody else.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const person = preview.personOf(tokenOf(request))
      const waitSeconds = person === null ? 0 : await turns.enter(request, reply, person)
      if (person !== null && waitSeconds === 0) return
      if (waitSeconds > 0) reply.header('retry-after', String(waitSeconds))
      return reply
        .code(person === null ? 403 : 429)
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
    const { status, headers, body } = await turns.run(request, () => render(tokenOf(request)))
    return reply
      .code(status)
      .headers({ ...headers, ...NOT_KEPT })
      .send(body)
  }

  app.register(async (scope) => {
    const read = scope.getDefaultJsonParser('error', 'error')
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (excessOfJson(String(text), MOST_DOCUMENT_JSON) === null) read(request, String(text), done)
      else done(Object.assign(new Error('more than a document has'), { statusCode: 413 }))
    })
    scope.post<{ Body: Static<typeof Page> }>(PREVIEW_RENDER_HREF, { ...shared, schema: { body: Page } }, (request, reply) => {
      const { data, isEdited } = request.body
      return answer(request, reply, data, (token) => preview.renderUnsaved(token, data, isEdited))
    })
    scope.post<{ Body: Static<typeof Block> }>(PREVIEW_BLOCK_HREF, { ...shared, schema: { body: Block } }, (request, reply) =>
      answer(request, reply, request.body.block, (token) => preview.renderBlock(token, request.body)),
    )
  })
}

function tokenOf({ headers }: FastifyRequest): string {
  return String(headers[PREVIEW_TOKEN_HEADER] ?? '')
}
