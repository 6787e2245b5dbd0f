import type { Field } from 'payload'
import { cleanText } from '../clean-text.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface TextOptions extends FormWords {
  default?: string
  /** In characters. */
  maxLength?: number
  required?: boolean
  /** Visitors read it, so the search finds it. Off for class names, anchors and the like. */
  isReadable?: boolean
}

/** One line. */
export function text(options: TextOptions): Setting<string> {
  return textSetting('text', { maxLength: 200, ...options })
}

/** Several lines of plain text. */
export function longText(options: TextOptions): Setting<string> {
  return textSetting('textarea', { maxLength: 2000, ...options })
}

function textSetting(type: 'text' | 'textarea', options: TextOptions & { maxLength: number }): Setting<string> {
  const { label, maxLength, required = false, isReadable = true } = options
  const fallback = options.default ?? ''
  return {
    field(name): Field {
      const form = { name, label, maxLength, required, defaultValue: options.default, admin: adminOf(options) }
      return type === 'text' ? { ...form, type } : { ...form, type }
    },
    parse(stored) {
      const value = typeof stored === 'string' ? cleanText(stored, { maxLength, isMultiline: type === 'textarea' }) : null
      // An editor who empties a field wants it empty; only a field that must say something falls back.
      const isCleared = stored === null || value === ''
      const shown = isCleared ? (required ? fallback : '') : (value ?? fallback)
      return plain(shown, isReadable && shown !== '' ? [shown] : [])
    },
  }
}
