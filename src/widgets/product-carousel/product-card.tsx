import { CART_HREF } from '#addresses/cart.ts'
import { Poster } from '#kit/pictures/poster.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import { AddButton } from '#shop/cart/add-button.tsx'
import { formatPrice } from '#shop/format-price.ts'
import { isSoldOut } from '#shop/products.ts'
import { messages } from './messages.ts'

interface ProductCardProps {
  product: Product
  level: HeadingLevel
  hasDescription: boolean
  hasCart: boolean
}

export function ProductCard({ product, level, hasDescription, hasCart }: ProductCardProps) {
  const { name, price, description, image } = product
  return (
    <article className="w-product-carousel__card">
      <Poster
        post={{ title: name, image, category: null }}
        sizes="(max-width: 767px) 92vw, (max-width: 1024px) 30vw, 18rem"
        ratio="1/1"
      />
      <Heading level={level} className="w-product-carousel__name">
        {name}
      </Heading>
      {hasDescription && description !== '' && <p className="w-product-carousel__description">{description}</p>}
      <p className="w-product-carousel__price">
        <span className="vh">{messages.price}：</span>
        {formatPrice(price)}
        {isSoldOut(product) && <span className="tag">{messages.soldOut}</span>}
      </p>
      {hasCart && !isSoldOut(product) && (
        <form method="get" action={CART_HREF}>
          <AddButton product={product} field={{ name: 'items', value: `${product.id}:1` }} />
        </form>
      )}
    </article>
  )
}
