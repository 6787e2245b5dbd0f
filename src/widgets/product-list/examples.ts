import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'all', title: '所有商品', settings: {} },
  {
    name: 'four',
    title: '每列四件，不顯示說明',
    settings: { label: '四欄的商品', columns: 4, count: 4, showDescription: false, hideSoldOut: true },
  },
  { name: 'one', title: '只有一件', settings: { label: '一件商品', count: 1, columns: 1 } },
  { name: 'no-cart', title: '只展示，不加入購物車', settings: { label: '展示的商品', count: 2, columns: 2, showCart: false } },
  { name: 'empty', title: '挑選的商品已經下架', settings: { label: '下架的商品', selectBy: 'selected', products: [99_999] } },
]
