import { TIME_ZONE, TIME_ZONE_OFFSET, TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'
import { ZONES, type Zone } from '#platform/clock/time-zones.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** A date field with its time of day, in the order in which one writes it in Taiwan. */
export const WITH_TIME = { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy/MM/dd HH:mm', timeFormat: 'HH:mm' } as const

interface MomentOptions extends FormWords {
  required?: boolean
}

/** An instant as an ISO string, or `null`. */
export function moment(options: MomentOptions): Setting<string | null> {
  return {
    field: (name) => ({
      name,
      type: 'date',
      label: options.label,
      required: options.required ?? false,
      timezone: { defaultTimezone: TIME_ZONE, supportedTimezones: ZONES.map(({ value, name: label }) => ({ label, value })) },
      admin: {
        ...adminOf(options),
        date: WITH_TIME,
      },
    }),
    parse: (stored) => plain(parseMoment(stored)?.toISOString() ?? null),
  }
}

/** The zone in which a moment was written, stored under the moment's name with `_tz` after it. */
export function momentZone(): Setting<Zone> {
  return {
    // The form has it already: Payload puts a choice of zones beside the date.
    field: () => ({ type: 'row', fields: [] }),
    parse: (stored) => plain(ZONES.find(({ value }) => value === stored)?.value ?? TIME_ZONE),
  }
}

const LOCAL_YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const LOCAL_MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const LAST = Date.UTC(9999, 11, 31)

/**
 * Stored today: ISO with an offset. Imported from the former site, and read for ever: `YYYY-MM-DD HH:MM`, `YYYY/M/D`,
 * `M/D/YYYY` (these on Taipei's clock), and digits only, which are epoch milliseconds.
 */
function parseMoment(stored: unknown): Date | null {
  const instant = typeof stored === 'number' ? stored : typeof stored === 'string' ? toEpoch(stored.trim()) : Number.NaN
  return instant >= 0 && instant <= LAST ? new Date(instant) : null
}

function toEpoch(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  if (WITH_OFFSET.test(text)) return Date.parse(text)
  const yearFirst = LOCAL_YEAR_FIRST.exec(text)
  if (yearFirst) return fromTaipei(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst.slice(4))
  const monthFirst = LOCAL_MONTH_FIRST.exec(text)
  if (monthFirst) return fromTaipei(monthFirst[3], monthFirst[1], monthFirst[2], monthFirst.slice(4))
  return Number.NaN
}

function fromTaipei(year = '', month = '', day = '', time: (string | undefined)[] = []): number {
  const [hour = '0', minute = '0', second = '0'] = time.map((part) => part ?? '0')
  const two = (part: string) => part.padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const instant = Date.parse(`${date}T${two(hour)}:${two(minute)}:${two(second)}${TIME_ZONE_OFFSET}`)
  // `Date.parse` lets 30 February roll over into March.
  return Number.isNaN(instant) || taipeiDate(instant) !== date ? Number.NaN : instant
}

function taipeiDate(instant: number): string {
  return new Date(instant + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10)
}
