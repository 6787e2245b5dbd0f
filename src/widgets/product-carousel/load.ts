import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { selectProducts } from '#shop/products.ts'
import type { productCarouselSettings } from './settings.ts'

type ProductCarouselSettings = SettingsOf<typeof productCarouselSettings>

export async function loadProductCarousel(settings: ProductCarouselSettings, { reader }: LoadContext): Promise<Product[]> {
  return selectProducts(await reader.listProducts(), settings)
}
