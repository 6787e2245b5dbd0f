import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { WIDGET_AREA_HREF } from '#addresses/calls.ts'
import { DocumentId } from '#site/calls/document-id.ts'
import { widgetAreaResponse } from '#site/calls/widget-area/controller.ts'
import type { SiteContext } from '#site/response.ts'
import type { SendCall } from './send-call.ts'

const ACTION = 'lectern_widget_area'
/** What WordPress answers where it knows no such action, and where a nonce is not good any more. */
const UNKNOWN = '0'
const STALE = '-1'

const Body = Type.Object(
  {
    action: Type.Literal(ACTION),
    nonce: Type.String({ minLength: 1, maxLength: 100 }),
    post_id: DocumentId,
  },
  { additionalProperties: false },
)

export interface WidgetAreaOptions {
  context: SiteContext
  sendCall: SendCall
  isGoodNonce(nonce: string): boolean
}

/** The widget-area call. The nonce guards nothing, since the content is public; it is there because callers of the plugin that it replaces send one. */
export function addWidgetAreaCall(app: FastifyInstance, { context, sendCall, isGoodNonce }: WidgetAreaOptions): void {
  app.post<{ Body: Static<typeof Body> }>(
    WIDGET_AREA_HREF,
    { schema: { body: Body }, attachValidation: true, bodyLimit: 4096, config: { group: 'areas' } },
    async (request, reply) => {
      const refuse = (status: number, body: string) =>
        reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(body)
      if (request.validationError) return refuse(400, UNKNOWN)
      const { nonce } = request.body
      const id = Number(request.body.post_id)
      if (!isGoodNonce(nonce)) return refuse(403, STALE)
      return sendCall(request, reply, { key: `widget-area:${id}`, render: () => widgetAreaResponse(context, id) })
    },
  )
}
