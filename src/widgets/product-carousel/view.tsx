import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { goodsOf } from '#shop/cart/use-adding.tsx'
import { ProductCarousel } from './client.tsx'
import { messages } from './messages.ts'
import { ProductCard } from './product-card.tsx'
import type { productCarouselSettings } from './settings.ts'

type ProductCarouselSettings = SettingsOf<typeof productCarouselSettings>

export function ProductCarouselView({ id, settings, data: products }: ViewProps<ProductCarouselSettings, Product[]>) {
  const { label, showCart, showDescription } = settings
  const level = Number(settings.level) as HeadingLevel
  if (products.length === 0)
    return (
      <div className="w-product-carousel">
        <p>{messages.empty}</p>
      </div>
    )
  const row = {
    id,
    label,
    look: carouselLook(settings),
    slides: products.map((product) => (
      <ProductCard key={product.id} product={product} level={level} hasDescription={showDescription} hasCart={showCart} />
    )),
  }
  if (showCart) return <ProductCarousel when="visible" {...row} goods={goodsOf(products)} />
  return (
    <div className="w-product-carousel">
      <CarouselIsland when="visible" {...row} />
    </div>
  )
}
