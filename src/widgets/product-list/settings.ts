import { defineSettings } from '#settings/define-settings.ts'
import { number } from '#settings/kinds/number.ts'
import { heading } from '#settings/outline.ts'
import { productChoice, productLook } from '#shop/product-fields.ts'

export const productListSettings = defineSettings({
  name: 'product-list',
  label: '商品列表',
  group: '最新內容',
  place: 480,
  fields: {
    ...productChoice(24),
    columns: number({ label: '每列幾件', help: '平板最多兩件，手機一件。', min: 1, max: 4, default: 3 }),
    ...productLook,
  },
  outline: ({ level }) => heading(level, '商品名稱'),
})
