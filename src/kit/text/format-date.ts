/** Dates as the department's readers live them: always in Taipei, whatever the server's clock is set to. */

// Not before it is needed: it takes a slow telephone a tenth of a second to get ready.
let taipei: Intl.DateTimeFormat | undefined

interface CalendarDay {
  year: string
  month: string
  day: string
}

function readDay(instant: string): CalendarDay | null {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return null
  taipei ??= new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Taipei', year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = taipei.formatToParts(date)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** `2026.11.12`; empty when the instant cannot be read. */
export function formatDate(instant: string): string {
  const day = readDay(instant)
  return day === null ? '' : `${day.year}.${day.month}.${day.day}`
}

/** `2026 年 11 月 2 日`; empty when the instant cannot be read. */
export function formatLongDate(instant: string): string {
  const day = readDay(instant)
  return day === null ? '' : `${day.year} 年 ${Number(day.month)} 月 ${Number(day.day)} 日`
}
