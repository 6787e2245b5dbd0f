import type { FastifyInstance } from 'fastify'
import { CART_HREF, ORDER_HREF } from '#addresses/cart.ts'
import { withoutPersonalData } from '#newsletter/personal.ts'
import type { OrderDesk } from '#shop/orders/order-desk.ts'
import { cartPageResponse, orderResponse, orderResultResponse } from '#site/pages/cart/controller.tsx'
import type { SiteContext } from '#site/response.ts'
import { fieldsOf, queryOf } from './form-fields.ts'
import { isSameSite } from './newsletter-same-site.ts'
import type { SendCall } from './send-call.ts'

const BODY_LIMIT_BYTES = 16 * 1024

interface CartPagesOptions {
  context: SiteContext
  sendCall: SendCall
  orderDesk: OrderDesk
}

/** The cart page, which is all in its address, and the order that it sends to the department. */
export function addCartPages(app: FastifyInstance, { context, sendCall, orderDesk }: CartPagesOptions): void {
  app.get(CART_HREF, { config: { group: 'cart' } }, (request, reply) =>
    sendCall(request, reply, { key: null, render: () => cartPageResponse(context, queryOf(request)) }),
  )
  app.get(ORDER_HREF, { config: { group: 'cart' } }, (request, reply) =>
    sendCall(request, reply, { key: null, render: () => orderResultResponse(context, queryOf(request)) }),
  )
  app.post(ORDER_HREF, { bodyLimit: BODY_LIMIT_BYTES, config: { group: 'order' } }, (request, reply) => {
    const render = () =>
      orderResponse(context, fieldsOf(request), {
        isSameSite: isSameSite(request, context.origin),
        isScript: request.headers.accept === 'application/json',
        orderDesk,
        // A message may repeat what the visitor wrote.
        report: (error) => request.log.error(withoutPersonalData(error), 'an order could not be sent'),
      })
    return sendCall(request, reply, { key: null, render, isElsewhere: true })
  })
}
