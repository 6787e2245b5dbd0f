import { useEffect, useRef, useState } from 'react'
import { type CartLine, setQuantity, writeItems } from '#shop/cart/cart-lines.ts'
import { readCart, writeCart } from '#shop/cart/cart-store.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { useCart } from '#shop/cart/use-cart.ts'
import { askPrices, NOTHING } from './ask-prices.ts'
import { changeWords } from './model.ts'

interface Product {
  id: number
  name: string
}

export interface PricedCartState {
  /** What the browser keeps. */
  lines: readonly CartLine[]
  /** The cart as the server last knew it. */
  priced: PricedCart
  /** The server could not be asked. */
  hasFailed: boolean
  /** What came of the visitor's last change. */
  words: string
  /** Asks for prices anew. */
  ask(): void
  /** `quantity` is made of the one in the cart. */
  change(product: Product, quantity: (before: number) => number): void
}

/** The stored cart, here and in whatever other tab it changes, at the server's prices: for the total, or while it is open. */
export function usePricedCart({ isOpen, hasTotal }: { isOpen: boolean; hasTotal: boolean }): PricedCartState {
  const lines = useCart()
  const items = writeItems(lines)
  const [priced, setPriced] = useState(NOTHING)
  const [hasFailed, setHasFailed] = useState(false)
  const [words, setWords] = useState('')
  const [round, setRound] = useState(0)
  /** The items that are shown with their prices. */
  const shown = useRef<string | null>(null)
  /** What the visitor has changed and not heard of yet. */
  const changed = useRef<Product | null>(null)
  const isWatched = useRef(isOpen)
  isWatched.current = isOpen

  function announce(outcome: PricedCart | null): void {
    if (changed.current) setWords(changeWords(changed.current, readCart(), outcome))
    changed.current = null
  }

  function take(answer: PricedCart | null): void {
    setHasFailed(answer === null)
    if (answer !== null) {
      setPriced(answer)
      shown.current = items
      // What can't be had leaves the cart where somebody sees why; that is no news to ask about again.
      if (isWatched.current) {
        shown.current = writeItems(answer.lines)
        writeCart(answer.lines)
      }
    }
    announce(answer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` are the lines, and each round asks once
  useEffect(() => {
    if (items === shown.current) {
      setHasFailed(false)
      announce(priced)
      return
    }
    // A field may tell of its change when the panel is closed already.
    if (!isOpen && !hasTotal && changed.current === null) return
    // An answer to what the cart does not hold any more would bring that back.
    const leaving = new AbortController()
    void askPrices(lines, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) take(answer)
    })
    return () => leaving.abort()
  }, [items, isOpen, hasTotal, round])

  return {
    lines,
    priced,
    hasFailed,
    words,
    ask() {
      shown.current = null
      setRound((before) => before + 1)
    },
    change(product, quantity) {
      const before = readCart().find(({ id }) => id === product.id)?.quantity ?? 1
      changed.current = product
      writeCart(setQuantity(readCart(), product.id, quantity(before)))
      setRound((count) => count + 1)
    },
  }
}
