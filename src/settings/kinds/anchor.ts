import { cleanText } from '../clean-text.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MAX_LENGTH = 80

/** The name after `#` that leads to this place; empty when there is none. Chinese is welcome. */
export function anchor(words: Partial<FormWords> = {}): Setting<string> {
  const { label = '錨點名稱', help = '讓連結以 #名稱 指到這裡。可以用中文、英文、數字、- 與 _。', shownWhen } = words
  return {
    field: (name) => ({
      name,
      type: 'text',
      label,
      maxLength: MAX_LENGTH,
      validate: validateAnchor,
      admin: adminOf({ label, help, shownWhen }),
    }),
    parse: (stored) => plain(typeof stored === 'string' ? toAnchor(stored) : ''),
  }
}

/** Letters and digits of every script stay; whatever else becomes a hyphen. */
export function toAnchor(text: string): string {
  return cleanText(text, { maxLength: MAX_LENGTH })
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function validateAnchor(value: unknown): true | string {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'string' && toAnchor(value) === value ? true : '錨點只能用文字、數字、- 與 _，前後不能是 -。'
}
