import { SIGN_HREF } from '#addresses/icons.ts'
import type { Look } from '#brand/brand.ts'
import type { Site } from '#published/types.ts'
import type { Message } from '../mail/write-email.ts'
import { escapeHtml, type MailStyle, mailStyle } from './html.ts'

/** Who writes: printed at the head and the foot of every mail. */
export interface Letterhead {
  university: string
  department: string
  address: string
  email: string
  look: Pick<Look, 'palette' | 'face'>
  /** The complete address of the department's sign. */
  sign: string
}

interface Writer extends Pick<Site, 'university' | 'department'> {
  contact: Pick<Site['contact'], 'address' | 'email'>
  brand: Letterhead['look']
}

export function letterheadOf({ university, department, contact, brand }: Writer, siteUrl: string): Letterhead {
  const sign = new URL(SIGN_HREF, siteUrl).href
  return { university, department, address: contact.address, email: contact.email, look: brand, sign }
}

/** The same words twice; the HTML in the colours that it is handed. */
export interface MailWords {
  text: string
  html(style: MailStyle): string
}

export interface MailParts {
  subject: string
  /** What the mailbox shows after the subject. */
  preheader?: string
  body: MailWords
  /** Why this mail came, and how to end it. */
  footer: MailWords
}

export function paragraphs(...texts: string[]): MailWords {
  return {
    text: texts.join('\n\n'),
    html: (style) => texts.map((text) => `<p style="${style.text}">${escapeHtml(text)}</p>`).join(''),
  }
}

export function buttonTo(url: string, label: string): MailWords {
  return {
    text: `${label}：\n${url}`,
    html: (style) => `<p><a style="${style.button}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
  }
}

export function joinParts(...parts: MailWords[]): MailWords {
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    html: (style) => parts.map(({ html }) => html(style)).join(''),
  }
}

export function layOutMail({ subject, preheader = '', body, footer }: MailParts, head: Letterhead): Message {
  const style = mailStyle(head.look)
  const names = [head.university, head.department].filter((name) => name !== '').join(' ')
  const contact = [head.address, head.email].filter((line) => line !== '')
  const preview = preheader === '' ? '' : `<div style="${style.hidden}">${escapeHtml(preheader)}</div>`
  return {
    subject,
    text: `${body.text}\n\n--\n${[footer.text, names, ...contact].join('\n')}\n`,
    html: `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${style.page}">${preview}<div style="${style.sheet}">${headOf(names, head.sign, style)}<h1 style="${style.title}">${escapeHtml(subject)}</h1>${body.html(style)}<div style="${style.foot}">${footer.html(style)}<p style="margin:0;">${[names, ...contact].map(escapeHtml).join('<br>')}</p></div></div></body></html>`,
  }
}

/** Where pictures are kept from showing, the name stands alone. */
function headOf(names: string, sign: string, style: MailStyle): string {
  const picture = `<img src="${escapeHtml(sign)}" width="48" height="48" alt="" style="${style.picture}">`
  return `<table role="presentation" style="${style.head}"><tr><td style="${style.sign}">${picture}</td><td style="${style.name}">${escapeHtml(names)}</td></tr></table>`
}
