import type { Message } from '../mail/write-email.ts'
import { escapeHtml, type MailStyle } from './html.ts'
import { type Letterhead, layOutMail, type MailWords } from './lay-out.ts'

interface IssueParts {
  subject: string
  preheader: string
  body: MailWords
  listName: string
  manageUrl: string
  unsubscribeUrl: string
}

/** One issue of the newsletter for one subscriber. */
export function issueMail(
  { subject, preheader, body, listName, manageUrl, unsubscribeUrl }: IssueParts,
  head: Letterhead,
): Message {
  const reason = `您收到這封信，是因為您訂閱了「${listName}」。`
  const link = (style: MailStyle, url: string, label: string) => `<a style="${style.link}" href="${escapeHtml(url)}">${label}</a>`
  const footer: MailWords = {
    text: `${reason}\n修改資料：${manageUrl}\n退訂：${unsubscribeUrl}`,
    html: (style) =>
      `<p style="margin:0 0 8px;">${escapeHtml(reason)}<br>${link(style, manageUrl, '修改資料')}　${link(style, unsubscribeUrl, '退訂')}</p>`,
  }
  return { ...layOutMail({ subject, preheader, body, footer }, head), unsubscribeUrl }
}
