import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { CART_CALL_HREF } from '#addresses/cart.ts'
import { ITEMS_PATTERN } from '#shop/cart/cart-lines.ts'
import { cartResponse } from '#site/calls/cart/controller.ts'
import type { SiteContext } from '#site/response.ts'
import type { SendCall } from './send-call.ts'

const MAX_ITEMS_LENGTH = 650

const Items = Type.Object({
  items: Type.String({ pattern: ITEMS_PATTERN, maxLength: MAX_ITEMS_LENGTH, description: 'Product ids and quantities: 3:2,5:1' }),
})

interface CartCallOptions {
  context: SiteContext
  sendCall: SendCall
}

/** What a cart costs now. Nothing is stored: the cart is the caller's. */
export function addCartCall(app: FastifyInstance, { context, sendCall }: CartCallOptions): void {
  app.get<{ Querystring: Static<typeof Items> }>(
    CART_CALL_HREF,
    { schema: { querystring: Items }, config: { group: 'cart' } },
    // Endless carts can be made up, so none is kept.
    (request, reply) => sendCall(request, reply, { key: null, render: () => cartResponse(context, request.query.items) }),
  )
}
