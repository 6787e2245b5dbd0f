import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { selectProducts } from '#shop/products.ts'
import type { productListSettings } from './settings.ts'

export async function loadProductList(
  settings: SettingsOf<typeof productListSettings>,
  { reader }: LoadContext,
): Promise<Product[]> {
  return selectProducts(await reader.listProducts(), settings)
}
