import type { Message } from '../mail/write-email.ts'
import { escapeHtml } from './html.ts'
import { buttonTo, joinParts, type Letterhead, layOutMail, type MailWords, paragraphs } from './lay-out.ts'

interface AnswerParts {
  /** The form's, as staff wrote it. */
  title: string
  /** The address of the page. */
  page: string
  answers: readonly { label: string; value: string }[]
  /** The mail has the visitor's address to answer to. */
  canReply: boolean
  /** The stored answer. */
  url: string
}

/** To staff: what a visitor filled in. */
export function answerMail({ title, page, answers, canReply, url }: AnswerParts, head: Letterhead): Message {
  const how = canReply ? '直接回覆這封信，就會寄給填寫的人。' : '這份表單沒有填寫人的回信信箱。'
  return layOutMail(
    {
      subject: `網站表單：${title}`,
      body: joinParts(
        paragraphs(`有人在網站上填寫了「${title}」。${how}`),
        ...answers.map(({ label, value }) => question(label, value === '' ? '（未填）' : value)),
        buttonTo(url, '在後台打開'),
      ),
      footer: paragraphs(`表單所在的頁面：${page}`, '信裡有個人資料，處理完請刪除，不要轉寄給不需要的人。'),
    },
    head,
  )
}

function question(label: string, value: string): MailWords {
  return {
    text: `${label}：\n${value}`,
    html: (style) =>
      `<p style="${style.text}"><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  }
}
