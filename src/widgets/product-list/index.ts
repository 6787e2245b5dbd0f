import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadProductList } from './load.ts'
import { productListSettings } from './settings.ts'
import { ProductListView } from './view.tsx'

export const productList = defineWidget({
  settings: productListSettings,
  View: ProductListView,
  load: loadProductList,
  examples,
})
