'use client'
import { type FormEvent, useEffect } from 'react'
import { cartHref } from '#addresses/cart.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { writeItems } from '../cart/cart-lines.ts'
import { readCart, writeCart } from '../cart/cart-store.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { readCartQuery } from './cart-query.ts'
import { CartTable } from './cart-table.tsx'

interface CartPageProps {
  /** The items that the address asked for. */
  asked: string
  /** They have just been ordered. */
  isOrdered: boolean
  cart: PricedCart
  wrong: Record<number, string>
  /** Stands in the place of a table without lines. */
  otherwise: SlotContent
}

/**
 * The cart page shows what its address says; the cart of this browser follows what is done on the page. An address that somebody
 * else made never replaces a cart that there is.
 */
export const CartPage = island('cart-page', function CartPage({ asked, isOrdered, cart, wrong, otherwise }: CartPageProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shows one cart
  useEffect(() => {
    const stored = readCart()
    const isOwn = writeItems(stored) === asked
    if (isOrdered) writeCart([])
    else if (isOwn || stored.length === 0) writeCart(cart.lines)
    else if (cart.lines.length === 0) location.replace(cartHref(writeItems(stored)))
  }, [])

  const keep = (event: FormEvent<HTMLFormElement>) => {
    const fields = new URLSearchParams()
    const { submitter } = event.nativeEvent as SubmitEvent
    for (const [name, value] of new FormData(event.currentTarget, submitter))
      if (typeof value === 'string') fields.append(name, value)
    // What is no quantity stays as it was, also for the server.
    writeCart(readCartQuery(fields).lines)
  }
  return cart.lines.length === 0 ? (
    <Slot className="cart-page__otherwise" content={otherwise} />
  ) : (
    <CartTable cart={cart} wrong={wrong} onSubmit={keep} />
  )
})
