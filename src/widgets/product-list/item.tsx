import { Poster } from '#kit/pictures/poster.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import { AddButton } from '#shop/cart/add-button.tsx'
import { cartWords } from '#shop/cart/cart-words.ts'
import { limitOf } from '#shop/cart/price-cart.ts'
import { quantityName } from '#shop/cart/quantity-field.ts'
import { formatPrice } from '#shop/format-price.ts'
import { isSoldOut } from '#shop/products.ts'

interface ProductItemProps {
  id: string
  product: Product
  level: HeadingLevel
  hasDescription: boolean
  hasCart: boolean
}

export function ProductItem({ id, product, level, hasDescription, hasCart }: ProductItemProps) {
  const { name, price, description, image } = product
  return (
    <article className="w-product-list__item">
      <Poster
        post={{ title: name, image, category: null }}
        sizes="(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 24rem"
        ratio="1/1"
      />
      <Heading level={level} className="w-product-list__name">
        {name}
      </Heading>
      {hasDescription && description !== '' && <p className="w-product-list__description">{description}</p>}
      <p className="w-product-list__price">
        <span className="vh">{cartWords.price}：</span>
        {formatPrice(price)}
        {isSoldOut(product) && <span className="tag">{cartWords.soldOut}</span>}
      </p>
      {hasCart && !isSoldOut(product) && <Buying id={id} product={product} />}
    </article>
  )
}

/* Left empty, the button adds one. Without a script all the quantities go to the cart page together. */
function Buying({ id, product }: { id: string; product: Product }) {
  return (
    <div className="w-product-list__buying">
      <label className="vh" htmlFor={id}>
        「{product.name}」的{cartWords.quantity}
      </label>
      <input
        className="w-product-list__quantity"
        id={id}
        name={quantityName(product.id)}
        type="number"
        inputMode="numeric"
        min={0}
        max={limitOf(product)}
        placeholder="1"
        data-keys="Enter"
      />
      <AddButton product={product} field={{ name: 'add', value: product.id }} />
    </div>
  )
}
