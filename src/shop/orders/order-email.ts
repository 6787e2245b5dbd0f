import type { Message } from '#newsletter/mail/write-email.ts'
import { escapeHtml, type MailStyle } from '#newsletter/mails/html.ts'
import { joinParts, type Letterhead, layOutMail, type MailWords, paragraphs } from '#newsletter/mails/lay-out.ts'
import type { Customer } from './read-order.ts'

/** What is ordered, with names and sums as the server wrote them. */
export interface OrderedGoods {
  lines: { name: string; quantity: number; price: string; total: string }[]
  subtotal: string
}

/** Tells the department what somebody wants to buy. Nothing is promised by it. */
export function orderMail({ goods, customer }: { goods: OrderedGoods; customer: Customer }, head: Letterhead): Message {
  const { name, address, phone, note } = customer
  return layOutMail(
    {
      subject: `網站訂購單：${goods.lines.length} 種商品，${goods.subtotal}`,
      body: joinParts(
        paragraphs('有人在網站上送出訂購單。價格與庫存是送出時網站上的資料；請直接回覆這封信與訂購人聯絡。'),
        table(goods),
        paragraphs(
          `姓名：${name}`,
          `電子郵件：${address}`,
          `電話：${phone === '' ? '（未填）' : phone}`,
          `備註：${note === '' ? '（未填）' : note}`,
        ),
      ),
      footer: paragraphs('這封信由網站的購物車頁寄出。網站沒有保存訂購人的資料。'),
    },
    head,
  )
}

function table({ lines, subtotal }: OrderedGoods): MailWords {
  const cell = (text: string, style: MailStyle) => `<td style="${style.cell}">${escapeHtml(text)}</td>`
  const rows = lines.map(({ name, price, quantity, total }) => [name, price, `× ${quantity}`, total])
  return {
    text: [...rows.map((row) => row.join('　')), `合計：${subtotal}`].join('\n'),
    html: (style) =>
      `<table style="${style.text}border-collapse:collapse;">${[...rows, ['合計', '', '', subtotal]]
        .map((row) => `<tr>${row.map((text) => cell(text, style)).join('')}</tr>`)
        .join('')}</table>`,
  }
}
