'use client'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { CART_HREF } from '#addresses/cart.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { productOfField, quantityName } from '#shop/cart/quantity-field.ts'
import { type Good, useAdding } from '#shop/cart/use-adding.tsx'

interface ProductListProps {
  label: string
  goods: Good[]
  items: SlotContent
}

/** One form around all products: it takes every quantity along to the cart page. Awake, each button adds its product at once. */
export const ProductList = island('product-list', function ProductList({ label, goods, items }: ProductListProps) {
  const form = useRef<HTMLFormElement>(null)
  const { add, note } = useAdding(goods)

  const take = (id: number) => {
    const field = form.current?.elements.namedItem(quantityName(id))
    if (!(field instanceof HTMLInputElement)) return
    const quantity = Math.max(1, Math.trunc(field.valueAsNumber || 1))
    if (add({ id, quantity })) field.value = ''
  }
  const press = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'add') return
    event.preventDefault()
    take(Number(submitter.value))
  }
  // A form's own way with this key is to press its first button.
  const enter = (event: KeyboardEvent) => {
    const { key, target } = event
    const id = target instanceof HTMLInputElement ? productOfField(target.name) : null
    if (key !== 'Enter' || event.nativeEvent.isComposing || id === null) return
    event.preventDefault()
    take(id)
  }

  return (
    <form
      ref={form}
      className="w-product-list"
      method="get"
      action={CART_HREF}
      aria-label={label}
      // The cart says in Chinese how many can be had.
      noValidate
      onSubmit={press}
      onKeyDown={enter}
    >
      <Slot content={items} />
      {note}
    </form>
  )
})
