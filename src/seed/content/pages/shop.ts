import { accordion, columns, place, section, text } from '#cms/writing/blocks.ts'
import { link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const SHOP: PageSeed = {
  path: 'shop',
  title: '系所紀念品',
  paper: 'celadon',
  lead: '系刊、講義與學生設計的小東西。收入全數作為畢業公演經費。',
  layout: (refs) => [goods(), discounts(refs), rules(refs)],
}

function goods() {
  return section(
    { title: '商品', titleStyle: 'plain' },
    place('mini-cart', {
      visibility: 'off_canvas',
      icon: 'bag',
      text: '購物車',
      show_count: true,
      show_total: true,
      separator: '・',
      title: '購物車',
      empty_text: '購物車還是空的。',
    }),
    place('product-list', {
      label: '系所紀念品',
      selectBy: 'recent',
      columns: 3,
      showDescription: true,
      showCart: true,
      level: '3',
    }),
  )
}

function discounts({ page }: Refs) {
  return section(
    { title: '優惠', titleStyle: 'plain', paper: 'straw' },
    columns(
      [
        [
          text(paragraph('優惠碼填在訂購單的備註即可，系辦確認後會在回信裡寫明折扣後的金額，一張訂單用一組。')),
          text(paragraph('系友另有一組，見', link('系友會', page('about/alumni')), '頁。')),
        ],
        [
          place('coupon', { code: 'STUDENT', label: '在校生 85 折', style: 'slide-angle', action: 'click' }),
          place('coupon', { code: 'OPENDAY1128', label: '說明會當日系刊 8 折', style: 'slide-angle', action: 'click' }),
        ],
      ],
      { gap: 'wide', align: 'center' },
    ),
  )
}

function rules({ page }: Refs) {
  return section(
    { title: '怎麼買', titleStyle: 'plain', width: 'narrow' },
    accordion([
      {
        title: '怎麼下單？',
        answer: [
          paragraph('選好數量放進購物車，到購物車頁填訂購單，系辦兩個工作天內回信告知付款與領取方式。網站不收信用卡資料。'),
        ],
      },
      {
        title: '怎麼領？',
        answer: [paragraph('自取在語言傳播大樓 502 室；郵寄運費 80 元，滿 800 元免運，離島另計。')],
      },
      {
        title: '可以退換嗎？',
        answer: [paragraph('收到七天內，未拆封可退換；瑕疵由我們負擔運費。請先', link('與我們聯絡', page('contact')), '。')],
      },
    ]),
  )
}
