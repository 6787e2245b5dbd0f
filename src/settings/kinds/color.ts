import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** Colours of the look, by the names of their tokens. */
const PALETTE = ['ink', 'zhu', 'zhu-deep', 'paper', 'white', 'bone', 'straw', 'peach', 'celadon', 'sky']
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/
const HELP = `色名（${PALETTE.join('、')}）或十六進位色碼，例如 #336699。留空則用預設的顏色。`

/** A colour as a presentation attribute of SVG takes it; empty where the widget's own is wanted. */
export function color(options: FormWords): Setting<string> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 20,
      validate: (value: unknown) => isEmpty(value) || toColor(value) !== '' || '請填色名，或 #rgb、#rrggbb、#rrggbbaa 的色碼。',
      admin: adminOf({ help: HELP, ...options }),
    }),
    parse: (stored) => plain(toColor(stored)),
  }
}

function toColor(stored: unknown): string {
  const value = typeof stored === 'string' ? stored.trim().toLowerCase() : ''
  if (PALETTE.includes(value)) return `var(--c-${value})`
  return HEX.test(value) ? value : ''
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
