import type { Message } from '../mail/write-email.ts'
import { escapeHtml, STYLE } from './html.ts'

/** Who writes: printed at the head and the foot of every mail. */
export interface Letterhead {
  university: string
  department: string
  address: string
  email: string
}

export interface MailParts {
  subject: string
  /** What the mailbox shows after the subject. */
  preheader?: string
  /** The same words twice. */
  body: { text: string; html: string }
  /** Why this mail came, and how to end it. */
  footer: { text: string; html: string }
}

export function paragraphs(...texts: string[]): MailParts['body'] {
  return { text: texts.join('\n\n'), html: texts.map((text) => `<p style="${STYLE.text}">${escapeHtml(text)}</p>`).join('') }
}

export function buttonTo(url: string, label: string): MailParts['body'] {
  return {
    text: `${label}：\n${url}`,
    html: `<p><a style="${STYLE.button}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
  }
}

export function joinParts(...parts: MailParts['body'][]): MailParts['body'] {
  return { text: parts.map(({ text }) => text).join('\n\n'), html: parts.map(({ html }) => html).join('') }
}

export function layOutMail({ subject, preheader = '', body, footer }: MailParts, head: Letterhead): Message {
  const names = [head.university, head.department].filter((name) => name !== '').join(' ')
  const contact = [head.address, head.email].filter((line) => line !== '')
  const preview = preheader === '' ? '' : `<div style="${STYLE.hidden}">${escapeHtml(preheader)}</div>`
  return {
    subject,
    text: `${body.text}\n\n--\n${[footer.text, names, ...contact].join('\n')}\n`,
    html: `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${STYLE.page}">${preview}<div style="${STYLE.sheet}"><p style="${STYLE.brand}">${escapeHtml(names)}</p><h1 style="${STYLE.title}">${escapeHtml(subject)}</h1>${body.html}<div style="${STYLE.foot}">${footer.html}<p style="margin:0;">${[names, ...contact].map(escapeHtml).join('<br>')}</p></div></div></body></html>`,
  }
}
