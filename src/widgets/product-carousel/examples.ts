import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'recent', title: '所有商品', settings: { label: '系上商品' } },
  {
    name: 'controls',
    title: '兩件並排，有箭號與圓點，不自動輪播',
    settings: {
      label: '有箭號的商品',
      autoplay: false,
      loop: false,
      arrows: true,
      dots: true,
      slides_desktop: 2,
      slides_tablet: 2,
      showDescription: false,
    },
  },
  { name: 'in-stock', title: '不顯示售完的商品', settings: { label: '還有庫存', hideSoldOut: true, autoplay: false } },
  { name: 'one', title: '只有一件', settings: { label: '一件商品', count: 1 } },
  { name: 'empty', title: '挑選的商品已經下架', settings: { label: '下架的商品', selectBy: 'selected', products: [99_999] } },
]
