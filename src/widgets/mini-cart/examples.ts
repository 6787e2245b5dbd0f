import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'click', title: '點選打開', settings: {} },
  {
    name: 'hover',
    title: '滑鼠移上去打開，提袋與文字',
    settings: { visibility: 'hover', icon: 'bag', text: '提袋', title: '我的提袋' },
  },
  {
    name: 'off-canvas',
    title: '側欄，有金額，交給另一個網站結帳',
    settings: { visibility: 'off_canvas', show_total: true, checkout_url: 'https://shop.example/checkout?from=dept' },
  },
  {
    name: 'words',
    title: '只有文字，不顯示件數',
    settings: {
      icon: 'none',
      show_count: false,
      cart_text: '看全部',
      checkout_text: '填寫訂購單',
      empty_text: '還沒有挑選商品。',
    },
  },
]
