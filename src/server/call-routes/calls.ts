import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { MEGA_MENU_HREF } from '#addresses/mega-menu.ts'
import { POPUP_HREF } from '#addresses/popups.ts'
import { SUGGEST_HREF } from '#addresses/search.ts'
import type { SessionHeaders } from '#cms/access/session-role.ts'
import type { Role } from '#published/role-names.ts'
import { DocumentId } from '#site/calls/document-id.ts'
import { megaMenuResponse } from '#site/calls/mega-menu/controller.ts'
import { popupResponse } from '#site/calls/popup/controller.ts'
import { suggestResponse } from '#site/calls/suggest/controller.ts'
import type { SiteContext } from '#site/response.ts'
import { isPersonal } from '../cache/session.ts'
import { addCartCall } from './cart-call.ts'
import { addRefreshLoop } from './refresh-loop.ts'
import type { SendCall } from './send-call.ts'

const ById = Type.Object({ id: DocumentId })
// 1 to 100 characters, white space around them aside.
const Words = Type.Object({ q: Type.String({ pattern: '^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$', maxLength: 300 }) })

export interface CallsOptions {
  context: SiteContext
  sendCall: SendCall
  /** The role of whoever sends a request. */
  roleOf(headers: SessionHeaders): Promise<Role | null>
}

/** The calls that pages make. */
export function addCalls(app: FastifyInstance, { context, sendCall, roleOf }: CallsOptions): void {
  addRefreshLoop(app, { context, sendCall })
  addCartCall(app, { context, sendCall })
  app.get<{ Querystring: Static<typeof ById> }>(
    MEGA_MENU_HREF,
    { schema: { querystring: ById }, config: { group: 'menus' } },
    (request, reply) => {
      const id = Number(request.query.id)
      return sendCall(request, reply, { key: `megamenu:${id}`, render: () => megaMenuResponse(context, id) })
    },
  )
  app.get<{ Querystring: Static<typeof Words> }>(
    SUGGEST_HREF,
    { schema: { querystring: Words }, config: { group: 'suggest' } },
    (request, reply) => sendCall(request, reply, { key: null, render: () => suggestResponse(context, request.query.q) }),
  )
  app.get<{ Querystring: Static<typeof ById> }>(
    POPUP_HREF,
    { schema: { querystring: ById }, config: { group: 'popups' } },
    (request, reply) => {
      const id = Number(request.query.id)
      if (!isPersonal(request))
        return sendCall(request, reply, { key: `popup:${id}`, render: () => popupResponse(context, id, null) })
      const render = async () => popupResponse(context, id, await roleOf(request.headers))
      return sendCall(request, reply, { key: null, render })
    },
  )
}
