'use client'
import { useState } from 'react'
import { cartHref } from '#addresses/cart.ts'
import { island } from '#islands/island.ts'
import { Drawing } from '#kit/drawing.tsx'
import { useAwake } from '#kit/use-awake.ts'
import { countPieces, writeItems } from '#shop/cart/cart-lines.ts'
import { formatPrice } from '#shop/format-price.ts'
import { openerName } from './model.ts'
import { PanelContent, type PanelWords } from './panel-content.tsx'
import { AsidePanel, DropdownPanel } from './panels.tsx'
import { usePricedCart } from './use-priced-cart.ts'

interface MiniCartProps {
  panelId: string
  visibility: 'click' | 'hover' | 'off_canvas'
  face: CartFace
  words: PanelWords
  checkoutUrl: string | null
  closeDrawing: string | null
}

/** What is to be seen of a closed cart. */
interface CartFace {
  name: string
  text: string
  drawing: string | null
  hasCount: boolean
  /** What stands before the total; `null`: no total. */
  separator: string | null
}

/** A link to the cart page. Awake, it says what is in the cart, and opens a panel in which that can be changed. */
export const MiniCart = island('mini-cart', function MiniCart(props: MiniCartProps) {
  const { panelId, visibility, face, words, checkoutUrl, closeDrawing } = props
  const { name, text, drawing, hasCount, separator } = face
  const [isOpen, setIsOpen] = useState(false)
  const isAwake = useAwake()
  const cart = usePricedCart({ isOpen, hasTotal: separator !== null })
  const count = countPieces(cart.lines)
  const total = formatPrice(cart.priced.subtotal)
  const Panel = visibility === 'off_canvas' ? AsidePanel : DropdownPanel
  const content = (
    <>
      {drawing !== null && <Drawing path={drawing} />}
      <span className="vh">{isAwake ? openerName(name, count, separator === null ? '' : total) : name}</span>
      {text !== '' && <span aria-hidden="true">{text}</span>}
      {hasCount && (
        <span className="w-mini-cart__count" data-some={count > 0 || undefined} aria-hidden="true">
          {count}
        </span>
      )}
      {separator !== null && (
        <span className="w-mini-cart__sum" aria-hidden="true">
          {`${separator} ${total}`}
        </span>
      )}
    </>
  )
  return (
    <Panel
      id={panelId}
      opener={{ href: cartHref(writeItems(cart.lines)), isBare: text === '' && separator === null, face: content }}
      isOpen={isOpen}
      opensOnHover={visibility === 'hover'}
      words={cart.words}
      onToggle={(isWanted) => {
        setIsOpen(isWanted)
        if (isWanted) cart.ask()
      }}
    >
      <PanelContent id={panelId} words={words} checkoutUrl={checkoutUrl} closeDrawing={closeDrawing} cart={cart} />
    </Panel>
  )
})
