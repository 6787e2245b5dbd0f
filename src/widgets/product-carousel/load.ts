import type { Product } from '#content/read/types.ts'
import type { LoadContext } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { selectProducts } from './model.ts'
import type { productCarouselSettings } from './settings.ts'

type ProductCarouselSettings = SettingsOf<typeof productCarouselSettings>

export async function loadProductCarousel(settings: ProductCarouselSettings, { reader }: LoadContext): Promise<Product[]> {
  return selectProducts(await reader.listProducts(), settings)
}
