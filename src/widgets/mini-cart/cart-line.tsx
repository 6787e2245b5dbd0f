import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import type { PricedLine } from '#shop/cart/price-cart.ts'
import { formatPrice } from '#shop/format-price.ts'
import { messages } from './messages.ts'

interface CartLineRowProps {
  line: PricedLine
  remover: Ref<HTMLButtonElement>
  onChange(quantity: (before: number) => number): void
  onRemove(): void
}

export function CartLineRow({ line, remover, onChange, onRemove }: CartLineRowProps) {
  const { name, price, quantity, limit, total } = line
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  // Each answer of the server puts right what was typed.
  useLayoutEffect(() => {
    if (field.current) field.current.value = String(line.quantity)
  }, [line])
  // React calls a change what is every key; here a number counts once it is finished.
  useEffect(() => {
    const input = field.current
    const finish = () => {
      if (input === null) return
      const wanted = Math.max(1, Math.trunc(input.valueAsNumber || 1))
      input.value = String(wanted)
      latest.current(() => wanted)
    }
    input?.addEventListener('change', finish)
    return () => input?.removeEventListener('change', finish)
  }, [])
  return (
    <li className="w-mini-cart__line">
      <span className="w-mini-cart__name">{name}</span>
      <span className="w-mini-cart__price">{`${quantity} × ${formatPrice(price)} = ${formatPrice(total)}`}</span>
      <span className="w-mini-cart__stepper">
        <Step
          face="−"
          name={`${messages.less}：${name}`}
          isOff={quantity <= 1}
          onPress={() => onChange((before) => before - 1)}
        />
        <input
          ref={field}
          className="w-mini-cart__quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={limit}
          aria-label={`「${name}」的${messages.quantity}`}
        />
        <Step
          face="+"
          name={`${messages.more}：${name}`}
          isOff={quantity >= limit}
          onPress={() => onChange((before) => before + 1)}
        />
      </span>
      <button
        ref={remover}
        className="w-mini-cart__remove"
        type="button"
        aria-label={`${messages.remove}：${name}`}
        onClick={onRemove}
      >
        {messages.remove}
      </button>
    </li>
  )
}

interface StepProps {
  face: string
  name: string
  isOff: boolean
  onPress(): void
}

/** Not `disabled` at its end: that would take the focus away from who pressed it last. */
function Step({ face, name, isOff, onPress }: StepProps) {
  return (
    <button
      className="w-mini-cart__step"
      type="button"
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {face}
    </button>
  )
}
