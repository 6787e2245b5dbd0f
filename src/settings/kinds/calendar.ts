import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A time of the day, `HH:MM` on a clock of 24 hours. */
export function clockTime(options: FormWords & { default: string }): Setting<string> {
  return written(options, options.default, isTime, '請填 24 小時制的時間，例如 09:00。')
}

/** A day, `YYYY-MM-DD`; empty where none is given. */
export function calendarDay(options: FormWords): Setting<string> {
  return written(options, '', isDay, '請填日期，例如 2027-02-06。')
}

function written(options: FormWords, fallback: string, isRight: (text: string) => boolean, problem: string): Setting<string> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 10,
      ...(fallback !== '' && { defaultValue: fallback }),
      validate: (value: unknown) =>
        value === undefined || value === null || value === '' || (typeof value === 'string' && isRight(value)) || problem,
      admin: adminOf(options),
    }),
    parse: (stored) => plain(typeof stored === 'string' && isRight(stored) ? stored : fallback),
  }
}

function isTime(text: string): boolean {
  return TIME.test(text)
}

function isDay(text: string): boolean {
  // `Date.parse` lets 30 February roll over into March.
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}
