import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { webAddress } from '#settings/kinds/web-address.ts'

export const miniCartSettings = defineSettings({
  name: 'mini-cart',
  label: '購物車',
  group: '互動',
  place: 490,
  fields: {
    visibility: choice({
      label: '打開方式',
      options: [
        { value: 'click', label: '點選' },
        { value: 'hover', label: '滑鼠移上去' },
        { value: 'off_canvas', label: '側欄' },
      ],
      default: 'click',
    }),
    icon: choice({
      label: '圖示',
      options: [
        { value: 'cart', label: '推車' },
        { value: 'bag', label: '提袋' },
        { value: 'none', label: '不顯示' },
      ],
      default: 'cart',
    }),
    text: text({ label: '圖示旁的文字', help: '可以留空。不顯示圖示時一定有文字。', maxLength: 20 }),
    show_count: toggle({ label: '顯示件數', default: true }),
    show_total: toggle({ label: '顯示金額', default: false }),
    separator: text({ label: '金額前的符號', default: '-', maxLength: 3, shownWhen: ({ show_total }) => show_total === true }),
    title: text({
      label: '名稱',
      help: '面板的名稱，也念給用螢幕報讀器的訪客聽。',
      default: '購物車',
      maxLength: 20,
      required: true,
    }),
    cart_text: text({ label: '連到購物車頁的文字', default: '查看購物車', maxLength: 20, required: true }),
    checkout_text: text({ label: '結帳按鈕的文字', default: '前往結帳', maxLength: 20, required: true }),
    checkout_url: webAddress({
      isSecure: true,
      label: '結帳網址',
      help: '商品編號與數量會以 items=3:2,5:1 附在後面。留空表示在購物車頁填訂購單，寄到系辦信箱。購物車頁依頁首的購物車設定。',
    }),
    empty_text: text({ label: '沒有商品時的文字', default: '購物車是空的。', maxLength: 60, required: true }),
  },
})
