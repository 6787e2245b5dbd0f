import type { FieldKind } from '#forms/form-fields.ts'
import { contactFormSettings } from '#widgets/contact-form/settings.ts'
import type { Conversion, OldField, OldForm } from './conversion.ts'
import { wordsPiece } from './paragraphs.ts'
import type { Piece } from './pieces.ts'
import { placeBlock } from './place-block.ts'

/** What the plugins call their fields; what is not here is one line of text. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'tel',
  telephone: 'tel',
  textarea: 'long',
  select: 'choice',
  radio: 'choice',
  checkbox: 'checkboxes',
}

/** Mailboxes lead to no picture and no document. */
const NOTHING_ELSE = { picture: () => null, href: () => null }

export function fieldKind(type: string): FieldKind {
  return KINDS[type] ?? 'text'
}

/** Words in place of a form, which has to be built anew. */
export function formPlaceholder(title: string, fields: readonly string[], conversion: Conversion): Piece[] {
  conversion.note('form', nameOf(title), fields.join('、'))
  return wordsPiece(title === '' ? '（此處原有表單）' : `（此處原有表單：${title}）`)
}

/** A form that sends to the department, where one can stand and it asks something. */
export function formPieces(form: OldForm, conversion: Conversion): Piece[] {
  const { title, fields } = form
  const asked = fields.filter(({ label }) => label !== '')
  const block = conversion.target === 'page' && asked.length > 0 ? contactForm(form, asked, conversion) : null
  const names = asked.map(({ label, isRequired }) => `${label}${isRequired ? '（必填）' : ''}`)
  if (block === null) return formPlaceholder(title, names, conversion)
  conversion.note('form', nameOf(title), `${names.join('、')}。已改成聯絡表單，請檢查欄位、收件信箱與同意文字`)
  return [{ kind: 'widget', block }]
}

function nameOf(title: string): string {
  return title || '（沒有名稱的表單）'
}

function contactForm(
  { title, consent, recipients, submitLabel, thanks }: OldForm,
  asked: readonly OldField[],
  conversion: Conversion,
) {
  const replyTo = asked.find(({ kind }) => kind === 'email')
  const rows = asked.map((field) => {
    const { label, isRequired, isHalf = false, options = [] } = field
    const isChoice = field.kind === 'choice' || field.kind === 'checkboxes'
    // A choice of nothing would not be shown.
    const kind = isChoice && options.length === 0 ? 'text' : field.kind
    return {
      label,
      kind,
      isRequired,
      width: isHalf ? 'half' : 'full',
      ...(isChoice && options.length > 0 && { options: options.join('\n') }),
      ...(field === replyTo && { isReplyTo: true }),
    }
  })
  // What is no mailbox would keep the page from being published.
  const mailboxes = contactFormSettings.fields.recipients.parse(recipients, '').resolve(NOTHING_ELSE).join('\n')
  const words = Object.entries({ title, consent, recipients: mailboxes, submitLabel, thanks }).filter(([, value]) => value)
  return placeBlock('contact-form', { fields: rows, ...Object.fromEntries(words) }, conversion)
}
