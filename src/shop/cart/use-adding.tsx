import { useState } from 'react'
import { cartHref } from '#addresses/cart.ts'
import type { Product } from '#published/types.ts'
import { addLine, type CartLine, countPieces, writeItems } from './cart-lines.ts'
import { readCart, writeCart } from './cart-store.ts'
import { added, cartWords, limited } from './cart-words.ts'
import { limitOf } from './price-cart.ts'

/** What must be known of a product to put it into the cart. */
export interface Good {
  id: number
  name: string
  /** How many can be had. */
  limit: number
}

export function goodsOf(products: readonly Product[]): Good[] {
  return products.map((product) => ({ id: product.id, name: product.name, limit: limitOf(product) }))
}

/** Puts these goods into the cart without leaving the page; `note` says what came of it. */
export function useAdding(goods: readonly Good[]) {
  const [said, setSaid] = useState<{ words: string; href: string } | null>(null)

  /** False where nothing was added. */
  function add(line: CartLine): boolean {
    const good = goods.find(({ id }) => id === line.id)
    if (good === undefined) return false
    const adding = addLine(readCart(), line, good.limit)
    if (adding.kind !== 'full') writeCart(adding.lines)
    setSaid({ words: wordsOf(adding, good.name), href: cartHref(writeItems(readCart())) })
    return adding.kind !== 'full'
  }

  const note = (
    <p className="cart-note" role="status">
      {said && (
        <>
          {said.words} <a href={said.href}>{cartWords.view}</a>
        </>
      )}
    </p>
  )
  return { add, note }
}

function wordsOf(adding: ReturnType<typeof addLine>, name: string): string {
  if (adding.kind === 'full') return cartWords.full
  return adding.kind === 'added' ? added(name, countPieces(adding.lines)) : limited(name, adding.limit)
}
