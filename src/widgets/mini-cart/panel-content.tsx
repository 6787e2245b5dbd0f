import { type RefObject, useRef } from 'react'
import { cartHref } from '#addresses/cart.ts'
import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import { Drawing } from '#kit/drawing.tsx'
import { countPieces, writeItems } from '#shop/cart/cart-lines.ts'
import { notesOf, pieces } from '#shop/cart/cart-words.ts'
import { formatPrice } from '#shop/format-price.ts'
import { CartLineRow } from './cart-line.tsx'
import { messages } from './messages.ts'
import { checkoutHref } from './model.ts'
import type { PricedCartState } from './use-priced-cart.ts'

export interface PanelWords {
  title: string
  cart: string
  checkout: string
  empty: string
}

interface PanelContentProps {
  id: string
  words: PanelWords
  /** `null`: the site's own cart page. */
  checkoutUrl: string | null
  /** How a button that closes the panel is drawn; `null`: there is none. */
  closeDrawing: string | null
  cart: PricedCartState
}

export function PanelContent({ id, words, checkoutUrl, closeDrawing, cart }: PanelContentProps) {
  const { lines, priced, hasFailed } = cart
  const title = useRef<HTMLParagraphElement>(null)
  const count = countPieces(lines)
  return (
    <>
      <div className="w-mini-cart__head">
        {/* No heading: in the header it would stand before the page's own first one. */}
        <p ref={title} className="w-mini-cart__title" id={`${id}-title`} tabIndex={-1} data-dialog-title="">
          {words.title}
        </p>
        <span className="w-mini-cart__pieces">{count > 0 && pieces(count)}</span>
        {closeDrawing !== null && (
          <button className="icon-btn" {...commandAttributes('close', id)} data-dialog-close="">
            <Drawing path={closeDrawing} />
            <span className="vh">{messages.close}</span>
          </button>
        )}
      </div>
      <div className="w-mini-cart__body" data-dialog-scroll="">
        <p className="w-mini-cart__notes">{notesOf(priced).join('')}</p>
        <p className="w-mini-cart__empty" hidden={count > 0}>
          {words.empty}
        </p>
        <Lines cart={cart} title={title} />
        <p className="w-mini-cart__failed" hidden={!hasFailed}>
          {messages.unpriced}
          <button className="more" type="button" onClick={cart.ask}>
            {messages.retry}
          </button>
        </p>
      </div>
      <div className="w-mini-cart__foot" hidden={priced.lines.length === 0}>
        <p className="w-mini-cart__subtotal">
          {messages.subtotal}
          <strong>{priced.lines.length > 0 && formatPrice(priced.subtotal)}</strong>
        </p>
        <a className="btn" href={checkoutHref(checkoutUrl, lines)}>
          {words.checkout}
        </a>
        <a className="more" href={cartHref(writeItems(lines))}>
          {words.cart}
        </a>
      </div>
    </>
  )
}

function Lines({ cart, title }: { cart: PricedCartState; title: RefObject<HTMLElement | null> }) {
  const { lines } = cart.priced
  const removers = useRef(new Map<number, HTMLButtonElement>())

  /** Who removes a line goes on with the next one. */
  function moveFocus(index: number, id: number): void {
    if (document.activeElement !== removers.current.get(id)) return
    const next = lines[index + 1] ?? lines[index - 1]
    const target = next === undefined ? title.current : removers.current.get(next.id)
    target?.focus()
  }

  return (
    <ul className="w-mini-cart__lines" hidden={lines.length === 0}>
      {lines.map((line, index) => (
        <CartLineRow
          key={line.id}
          line={line}
          remover={(button) => {
            if (button) removers.current.set(line.id, button)
            else removers.current.delete(line.id)
          }}
          onChange={(quantity) => cart.change(line, quantity)}
          onRemove={() => {
            moveFocus(index, line.id)
            cart.change(line, () => 0)
          }}
        />
      ))}
    </ul>
  )
}
