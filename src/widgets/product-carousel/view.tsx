import { Carousel } from '#kit/carousel/carousel.tsx'
import { carouselLook } from '#kit/carousel/carousel-look.ts'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { ProductCard } from './product-card.tsx'
import type { productCarouselSettings } from './settings.ts'

type ProductCarouselSettings = SettingsOf<typeof productCarouselSettings>

export function ProductCarouselView({ id, settings, data: products }: ViewProps<ProductCarouselSettings, Product[]>) {
  const level = Number(settings.level) as HeadingLevel
  return (
    <div className="w-product-carousel">
      {products.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <Carousel
          id={id}
          label={settings.label}
          look={carouselLook(settings)}
          slides={products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              level={level}
              hasDescription={settings.showDescription}
              hasCart={settings.showCart}
            />
          ))}
        />
      )}
      {products.length > 0 && settings.showCart && <p className="cart-note" role="status" data-cart-note="" />}
    </div>
  )
}
