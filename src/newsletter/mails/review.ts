import type { Message } from '../mail/write-email.ts'
import type { ReviewJobKind } from '../outbox.ts'
import { buttonTo, joinParts, type Letterhead, layOutMail, paragraphs } from './lay-out.ts'

export interface ReviewParts {
  title: string
  /** What it is: 文章, 頁面. */
  kind: string
  /** The form. */
  url: string
  asker: string
  editor: string
  reason: string
}

/** To staff: something waits for them, or has been decided. */
export function reviewMail(
  about: ReviewJobKind,
  { title, kind, url, asker, editor, reason }: ReviewParts,
  head: Letterhead,
): Message {
  const by = editor || '編輯'
  const words = {
    'review-asked': {
      subject: `請審稿：${title}`,
      texts: [`${asker || '作者'}把${kind}「${title}」送來審稿。請打開來看：可以發布，或寫下原因退回。`],
      footer: '這封信寄給網站的編輯與管理員。',
    },
    'review-returned': {
      subject: `退回修改：${title}`,
      texts: [`${by}看過您送審的${kind}「${title}」，請修改後再送審一次。`, `原因：${reason}`],
      footer: '這封信寄給送審的人。',
    },
    'review-published': {
      subject: `已經發布：${title}`,
      texts: [`您送審的${kind}「${title}」已經由${by}發布了。`],
      footer: '這封信寄給送審的人。',
    },
  }[about]
  return layOutMail(
    {
      subject: words.subject,
      body: joinParts(paragraphs('您好：', ...words.texts), buttonTo(url, '打開來看')),
      footer: paragraphs(words.footer),
    },
    head,
  )
}
