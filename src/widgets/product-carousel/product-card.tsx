import type { Product } from '#content/read/types.ts'
import { formatPrice } from '../shared/format-price.ts'
import { Heading, type HeadingLevel } from '../shared/heading.tsx'
import { Poster } from '../shared/poster.tsx'
import { messages } from './messages.ts'
import { isSoldOut } from './model.ts'

interface ProductCardProps {
  product: Product
  level: HeadingLevel
  hasDescription: boolean
}

export function ProductCard({ product, level, hasDescription }: ProductCardProps) {
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
    </article>
  )
}
