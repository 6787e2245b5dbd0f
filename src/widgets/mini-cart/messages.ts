import { cartWords, pieces } from '#shop/cart/cart-words.ts'

export const messages = {
  ...cartWords,
  close: '關閉',
  removed: (name: string, count: number) => `已移除「${name}」，購物車共 ${pieces(count)}。`,
  changed: (name: string, quantity: number, subtotal: string) => `「${name}」${pieces(quantity)}，小計 ${subtotal}。`,
}
