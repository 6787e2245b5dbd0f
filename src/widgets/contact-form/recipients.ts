import { adminOf, type FormWords, plain, type Setting } from '#settings/setting.ts'

const MOST = 5
const MAX_LENGTH = 1300
// Forms are made in the browser, too, where the mails' own check can't run; it looks at each address again.
const ADDRESS = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/

/** Addresses of staff, one in a line. They are for the server alone: no text of the page, and in no index. */
export function recipients(words: FormWords): Setting<string[]> {
  return {
    field: (name) => ({
      name,
      type: 'textarea',
      label: words.label,
      maxLength: MAX_LENGTH,
      validate: (value: unknown) => {
        const lines = linesOf(value)
        if (lines.length > MOST) return `最多 ${MOST} 個信箱。`
        const wrong = lines.find((line) => !ADDRESS.test(line))
        return wrong === undefined || `「${wrong.slice(0, 60)}」不是完整的信箱。`
      },
      admin: adminOf(words),
    }),
    parse(stored) {
      const addresses = linesOf(stored).filter((line) => ADDRESS.test(line))
      return plain([...new Set(addresses)].slice(0, MOST))
    },
  }
}

function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value
    .slice(0, MAX_LENGTH)
    .split(/[\n,，;；、]/)
    .map((line) => line.trim().toLowerCase())
    .filter(Boolean)
}
