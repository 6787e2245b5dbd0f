import type { ReactNode } from 'react'
import { CART_HREF, cartHref } from '#addresses/cart.ts'
import { IslandScripts } from '#islands/server/island.tsx'
import type { Site } from '#published/types.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { readItems, writeItems } from '#shop/cart/cart-lines.ts'
import { type PricedCart, priceCart } from '#shop/cart/price-cart.ts'
import { readCartQuery } from '#shop/cart-page/cart-query.ts'
import { WORDS } from '#shop/cart-page/words.ts'
import { formatPrice } from '#shop/format-price.ts'
import type { OrderAnswer } from '#shop/order-form/answer.ts'
import { ORDER_WORDS } from '#shop/order-form/words.ts'
import type { OrderDesk, OrderResult } from '#shop/orders/order-desk.ts'
import { readOrder } from '#shop/orders/read-order.ts'
import { miniCartSettings } from '#widgets/mini-cart/settings.ts'
import { jsonResponse } from '../../calls/json-response.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { seeOther } from '../newsletter/controller.tsx'
import { pageResponse } from '../page-response.tsx'
import { openRequestContext, type RequestContext } from '../request-context.ts'
import { type CartState, CartView } from './page.tsx'
import { OrderResultPage, type OrderResultPageProps } from './result-page.tsx'

export async function cartPageResponse(context: SiteContext, query: URLSearchParams): Promise<SiteResponse> {
  const { lines, isForm, wrong } = readCartQuery(query)
  const hasMistakes = Object.keys(wrong).length > 0
  if (isForm && !hasMistakes) return seeOther(cartHref(writeItems(lines)))
  const requestContext = openRequestContext(context, new URL(CART_HREF, context.origin))
  const [products] = await Promise.all([requestContext.reader.listProducts(), requestContext.reader.site()])
  const state = { ...NOTHING_WRONG, cart: priceCart(products, lines), asked: writeItems(lines), wrong }
  return showCart(requestContext, state, hasMistakes ? UNPROCESSABLE : OK)
}

interface OrderOptions {
  isSameSite: boolean
  /** A script asks, not a form: it is told, and shows the rest itself. */
  isScript: boolean
  orderDesk: OrderDesk
  report(error: unknown): void
}

/** Takes an order in: at the prices of this moment, whatever the form says, as long as they are those that it showed. */
export async function orderResponse(context: SiteContext, fields: URLSearchParams, options: OrderOptions): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(CART_HREF, context.origin))
  const outcome = await takeOrder(requestContext, fields, options)
  const status = STATUS_OF[outcome.kind]
  if (options.isScript) return jsonResponse(answerOf(outcome), { status, caching: 'none' })
  if (outcome.kind === 'shown again') return showCart(requestContext, outcome.state, status)
  const items = fields.get('items') ?? ''
  return showResult(requestContext, { result: outcome.kind, items, isOrdered: outcome.kind === 'sent' }, status)
}

/** Tells again what a script was told. */
export async function orderResultResponse(context: SiteContext, query: URLSearchParams): Promise<SiteResponse> {
  const result = query.get('result')
  if (result !== 'sent' && result !== 'uncertain') return seeOther(CART_HREF)
  const requestContext = openRequestContext(context, new URL(CART_HREF, context.origin))
  // Anybody can make this address: it leaves the cart alone.
  return showResult(requestContext, { result, items: '', isOrdered: false }, OK)
}

type OrderOutcome = { kind: 'shown again'; state: CartState } | { kind: OrderResult | 'foreign' }

const OK = 200
const UNPROCESSABLE = 422
const STATUS_OF: Record<OrderOutcome['kind'], number> = {
  'shown again': UNPROCESSABLE,
  sent: OK,
  uncertain: OK,
  failed: 503,
  foreign: 403,
}
const NOTHING_WRONG = { isRepriced: false, wrong: {}, fields: new URLSearchParams(), problems: {} }

async function takeOrder({ reader }: RequestContext, fields: URLSearchParams, options: OrderOptions): Promise<OrderOutcome> {
  if (!options.isSameSite) return { kind: 'foreign' }
  const items = fields.get('items') ?? ''
  const [products, site] = await Promise.all([reader.listProducts(), reader.site()])
  const cart = priceCart(products, readItems(items))
  const reading = readOrder(fields)
  const isChanged = writeItems(cart.lines) !== items
  // A form that does not say which sum it showed may have shown any.
  const isRepriced = cart.lines.length > 0 && !isChanged && fields.get('subtotal') !== String(cart.subtotal)
  // What can be had, or what it costs, has changed meanwhile: the visitor sees it before anything is sent.
  if (reading.kind === 'wrong' || cart.lines.length === 0 || isChanged || isRepriced || site.contact.email === '') {
    const problems = reading.kind === 'wrong' ? reading.problems : {}
    return { kind: 'shown again', state: { ...NOTHING_WRONG, cart, asked: items, isRepriced, fields, problems } }
  }
  // Programs that fill in every field get the answer that they hope for.
  if (reading.isTrapped) return { kind: 'sent' }
  return { kind: await send(options, { goods: goodsOf(cart), customer: reading.customer, site }) }
}

/** Problems alone can be shown by the form; for whatever else has changed the whole page is shown again. */
function answerOf(outcome: OrderOutcome): OrderAnswer {
  if (outcome.kind !== 'shown again') return { kind: outcome.kind }
  const { problems, cart, asked, isRepriced } = outcome.state
  const isSameCart = !isRepriced && cart.lines.length > 0 && writeItems(cart.lines) === asked
  return isSameCart && Object.keys(problems).length > 0 ? { kind: 'problems', problems } : { kind: 'changed' }
}

async function send({ orderDesk, report }: OrderOptions, order: Parameters<OrderDesk['send']>[0]): Promise<OrderResult> {
  try {
    return await orderDesk.send(order)
  } catch (error) {
    report(error)
    return 'failed'
  }
}

function goodsOf({ lines, subtotal }: PricedCart) {
  return {
    lines: lines.map(({ name, quantity, price, total }) => ({
      name,
      quantity,
      price: formatPrice(price),
      total: formatPrice(total),
    })),
    subtotal: formatPrice(subtotal),
  }
}

async function showCart(requestContext: RequestContext, state: CartState, status: number): Promise<SiteResponse> {
  const site = await requestContext.reader.site()
  const page = <CartView {...state} checkout={checkoutOf(site)} contact={site.contact} consent={site.words.orderConsent} />
  return show(requestContext, WORDS.title, page, status)
}

async function showResult(
  requestContext: RequestContext,
  order: Omit<OrderResultPageProps, 'contact'>,
  status: number,
): Promise<SiteResponse> {
  const { contact } = await requestContext.reader.site()
  const page = <OrderResultPage {...order} contact={contact} />
  return show(requestContext, ORDER_WORDS.results[order.result].title, page, status)
}

/** The address that the header's cart hands over to; `null`: orders go to the department. */
function checkoutOf({ headerTools }: Site): string | null {
  const block = headerTools.find(({ blockType }) => blockType === miniCartSettings.name)
  return parseSettings(miniCartSettings, block).resolve({ picture: () => null, href: () => null }).checkout_url
}

/** Never kept, never indexed: it is somebody's cart. */
async function show(requestContext: RequestContext, name: string, body: ReactNode, status: number): Promise<SiteResponse> {
  return pageResponse(requestContext, {
    head: headOf({ name, description: '', canonicalPath: null, isIndexed: false }),
    body: <IslandScripts value={requestContext.context.assets.moduleUrl}>{body}</IslandScripts>,
    status,
    caching: 'none',
  })
}
