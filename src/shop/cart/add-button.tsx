import { Icon } from '#kit/icon.tsx'
import type { Product } from '#published/types.ts'
import { cartWords } from './cart-words.ts'
import { limitOf } from './price-cart.ts'

interface AddButtonProps {
  product: Product
  /** What the button tells the cart page when there is no script. */
  field: { name: 'items' | 'add'; value: string | number }
}

export function AddButton({ product, field }: AddButtonProps) {
  return (
    <button
      className="btn btn--ink btn--sm"
      type="submit"
      {...field}
      data-cart-add={product.id}
      data-limit={limitOf(product)}
      data-name={product.name}
    >
      <Icon name="cart" />
      {cartWords.add}
      <span className="vh">：{product.name}</span>
    </button>
  )
}
