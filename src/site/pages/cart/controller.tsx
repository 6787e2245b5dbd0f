import type { ReactNode } from 'react'
import type { Site } from '#published/types.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { CART_HREF, cartHref, readItems, writeItems } from '#shop/cart/cart-lines.ts'
import { type PricedCart, priceCart } from '#shop/cart/price-cart.ts'
import { readCartQuery } from '#shop/cart-page/cart-query.ts'
import { WORDS } from '#shop/cart-page/words.ts'
import { formatPrice } from '#shop/format-price.ts'
import type { OrderDesk, OrderResult } from '#shop/orders/order-desk.ts'
import { type OrderProblems, readOrder } from '#shop/orders/read-order.ts'
import { miniCartSettings } from '#widgets/mini-cart/settings.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { seeOther } from '../newsletter/controller.tsx'
import { pageResponse } from '../page-response.tsx'
import { openRequestContext, type RequestContext } from '../request-context.ts'
import { CartPage } from './page.tsx'
import { OrderResultPage } from './result-page.tsx'

export async function cartPageResponse(context: SiteContext, query: URLSearchParams): Promise<SiteResponse> {
  const { lines, isForm } = readCartQuery(query)
  if (isForm) return seeOther(cartHref(lines))
  const requestContext = openRequestContext(context, new URL(CART_HREF, context.origin))
  const cart = priceCart(await requestContext.reader.listProducts(), lines)
  return showCart(requestContext, {
    cart,
    asked: writeItems(lines),
    isRepriced: false,
    fields: new URLSearchParams(),
    problems: {},
  })
}

interface OrderOptions {
  isSameSite: boolean
  orderDesk: OrderDesk
  report(error: unknown): void
}

/** Takes an order in: at the prices of this moment, whatever the form says, as long as they are those that it showed. */
export async function orderResponse(context: SiteContext, fields: URLSearchParams, options: OrderOptions): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(CART_HREF, context.origin))
  const items = fields.get('items') ?? ''
  if (!options.isSameSite) return showResult(requestContext, 'foreign', items, 403)
  const cart = priceCart(await requestContext.reader.listProducts(), readItems(items))
  const site = await requestContext.reader.site()
  const reading = readOrder(fields)
  const isChanged = writeItems(cart.lines) !== items
  // A form that does not say which sum it showed may have shown any.
  const isRepriced = cart.lines.length > 0 && !isChanged && fields.get('subtotal') !== String(cart.subtotal)
  // What can be had, or what it costs, has changed meanwhile: the visitor sees it before anything is sent.
  if (reading.kind === 'wrong' || cart.lines.length === 0 || isChanged || isRepriced || site.contact.email === '') {
    const problems = reading.kind === 'wrong' ? reading.problems : {}
    return showCart(requestContext, { cart, asked: items, isRepriced, fields, problems, status: 422 })
  }
  // Programs that fill in every field get the answer that they hope for.
  if (reading.isTrapped) return showResult(requestContext, 'sent', items)
  const result = await send(options, { goods: goodsOf(cart), customer: reading.customer, site })
  return showResult(requestContext, result, items, result === 'failed' ? 503 : 200)
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

interface CartState {
  cart: PricedCart
  /** The lines that the address asked for. */
  asked: string
  /** It costs something else than the visitor was shown. */
  isRepriced: boolean
  fields: URLSearchParams
  problems: OrderProblems
  status?: number
}

async function showCart(requestContext: RequestContext, { status, ...state }: CartState): Promise<SiteResponse> {
  const site = await requestContext.reader.site()
  const { contact } = site
  const page = <CartPage {...state} checkout={checkoutOf(site)} contact={contact} script={scriptOf(requestContext)} />
  return show(requestContext, WORDS.title, page, status)
}

function showResult(
  requestContext: RequestContext,
  result: keyof typeof WORDS.results,
  items: string,
  status = 200,
): Promise<SiteResponse> {
  const page = async () => {
    const { contact } = await requestContext.reader.site()
    return <OrderResultPage result={result} items={items} contact={contact} script={scriptOf(requestContext)} />
  }
  return page().then((body) => show(requestContext, WORDS.results[result].title, body, status))
}

function scriptOf({ context }: RequestContext): string {
  return context.assets.moduleUrl(miniCartSettings.name)
}

/** The address that the header's cart hands over to; `null`: orders go to the department. */
function checkoutOf({ headerTools }: Site): string | null {
  const block = headerTools.find(({ blockType }) => blockType === miniCartSettings.name)
  return parseSettings(miniCartSettings, block).resolve({ picture: () => null, href: () => null }).checkout_url
}

/** Never kept, never indexed: it is somebody's cart. */
async function show(requestContext: RequestContext, name: string, body: ReactNode, status = 200): Promise<SiteResponse> {
  return pageResponse(requestContext, {
    site: await requestContext.reader.site(),
    head: headOf({ name, description: '', canonicalPath: null, isIndexed: false }),
    body,
    status,
    caching: 'none',
  })
}
