import { Icon } from '#kit/icon.tsx'
import type { Product } from '#published/types.ts'
import { cartWords } from './cart-words.ts'

interface AddButtonProps {
  product: Product
  /** What the button tells the form around it. */
  field: { name: 'items' | 'add'; value: string | number }
}

export function AddButton({ product, field }: AddButtonProps) {
  return (
    <button className="btn btn--ink btn--sm" type="submit" {...field}>
      <Icon name="cart" />
      {cartWords.add}
      <span className="vh">：{product.name}</span>
    </button>
  )
}
