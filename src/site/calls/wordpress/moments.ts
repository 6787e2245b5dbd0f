/** Taipei has kept to this since 1979. */
const TAIPEI_HOURS = 8
const HOUR_MS = 3_600_000
const SECOND_MS = 1000

export const TIME_ZONE = { name: 'Asia/Taipei', hours: TAIPEI_HOURS } as const

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/

/** RFC 3339 as WordPress takes it: without a zone it is the site's own time. Milliseconds, or `null`. */
export function parseMoment(text: string): number | null {
  // A plus in an address is a space by the time it arrives here.
  const [, day, time, fraction = '', zone = ''] = DATE_TIME.exec(text.trim().replace(/ (?=\d{2}(?::?\d{2})?$)/, '+')) ?? []
  if (day === undefined) return null
  const moment = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${offsetOf(zone)}`)
  return Number.isNaN(moment) ? null : moment
}

function offsetOf(zone: string): string {
  if (zone === '') return `+0${TAIPEI_HOURS}:00`
  if (/^z$/i.test(zone)) return 'Z'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** Moments of documents are told in whole seconds, so that they are compared as such. */
export function firstAfter(moment: number): number {
  return (Math.floor(moment / SECOND_MS) + 1) * SECOND_MS
}

export function firstNotBefore(moment: number): number {
  return Math.ceil(moment / SECOND_MS) * SECOND_MS
}

/** `2026-11-15T10:00:00`: in the site's own time, without a zone. */
export function localTime(instant: string): string {
  const moment = Date.parse(instant)
  return Number.isNaN(moment) ? '' : new Date(moment + TAIPEI_HOURS * HOUR_MS).toISOString().slice(0, 19)
}

export function gmtTime(instant: string): string {
  const moment = Date.parse(instant)
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 19)
}
