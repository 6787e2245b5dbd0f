import { MAX_LINES } from './cart-lines.ts'
import type { PricedCart } from './price-cart.ts'

/** What the cart says, wherever it is shown. */
export const cartWords = {
  cart: '購物車',
  add: '加入購物車',
  view: '查看購物車',
  empty: '購物車是空的。',
  price: '價格',
  quantity: '數量',
  soldOut: '售完',
  remove: '移除',
  less: '減少一件',
  more: '增加一件',
  subtotal: '小計',
  full: `購物車最多放 ${MAX_LINES} 種商品。`,
  unpriced: '目前無法取得價格與庫存，請稍候再試。',
  retry: '再試一次',
}

export function pieces(count: number): string {
  return `${count} 件`
}

export function added(name: string, count: number): string {
  return `已加入「${name}」，購物車共 ${pieces(count)}。`
}

export function limited(name: string, limit: number): string {
  return `「${name}」最多只能訂 ${pieces(limit)}。`
}

/** What the server had to change, in sentences. */
export function notesOf(cart: PricedCart): string[] {
  return [...dropNotesOf(cart), ...limitNotesOf(cart).map(({ words }) => words)]
}

/** Of what can't be had at all. */
export function dropNotesOf({ dropped }: PricedCart): string[] {
  const gone = dropped.filter(({ name }) => name === '').length
  return [
    ...dropped.filter(({ name }) => name !== '').map(({ name }) => `「${name}」已經售完，已從購物車移除。`),
    ...(gone > 0 ? [`${gone} 種商品已經下架，已從購物車移除。`] : []),
  ]
}

/** Of what there is less of than was asked for. */
export function limitNotesOf({ lines }: PricedCart): { id: number; words: string }[] {
  return lines
    .filter(({ asked, quantity }) => asked > quantity)
    .map(({ id, name, limit }) => ({ id, words: limited(name, limit) }))
}
