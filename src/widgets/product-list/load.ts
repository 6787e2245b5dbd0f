import type { Product } from '#content/read/types.ts'
import type { LoadContext } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { selectProducts } from '../shared/products.ts'
import type { productListSettings } from './settings.ts'

export async function loadProductList(
  settings: SettingsOf<typeof productListSettings>,
  { reader }: LoadContext,
): Promise<Product[]> {
  return selectProducts(await reader.listProducts(), settings)
}
