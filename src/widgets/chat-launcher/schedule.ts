import { TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'

/** As `Date` counts them. */
export const WEEKDAYS = [
  { value: '1', label: '週一' },
  { value: '2', label: '週二' },
  { value: '3', label: '週三' },
  { value: '4', label: '週四' },
  { value: '5', label: '週五' },
  { value: '6', label: '週六' },
  { value: '0', label: '週日' },
] as const

export interface Schedule {
  /** `HH:MM` in Taipei. An end that is not after the start is on the next day. */
  start: string
  end: string
  /** Weekdays on which nobody is there, as `Date` counts them. */
  holidays: string[]
  /** Days, `YYYY-MM-DD`, the last one included. */
  closed: [from: string, to: string][]
}

const DAY_MS = 86_400_000

/** Whether somebody answers at this moment. After midnight it is still the turn of the evening before. */
export function isOpenAt({ start, end, ...days }: Schedule, instant: number): boolean {
  // Shifted, so that the UTC side of `Date` reads as the clock in Taipei, wherever the visitor is.
  const local = instant + TIME_ZONE_OFFSET_MS
  const time = new Date(local).toISOString().slice(11, 16)
  if (end > start) return time >= start && time < end && isWorkday(days, local)
  return (time >= start && isWorkday(days, local)) || (time < end && isWorkday(days, local - DAY_MS))
}

function isWorkday({ holidays, closed }: Pick<Schedule, 'holidays' | 'closed'>, local: number): boolean {
  const date = new Date(local)
  const day = date.toISOString().slice(0, 10)
  return !holidays.includes(String(date.getUTCDay())) && !closed.some(([from, to]) => day >= from && day <= to)
}

interface StoredDays {
  from: string
  to: string
}

/** Rows as editors leave them: one day alone, or the days the wrong way round. */
export function readClosedDays(rows: readonly StoredDays[]): [from: string, to: string][] {
  return rows.flatMap(({ from, to }): [string, string][] => {
    const days = [from, to].filter((day) => day !== '').sort()
    const [first, last] = [days[0], days.at(-1)]
    return first === undefined || last === undefined ? [] : [[first, last]]
  })
}

/** `週一至週五 09:00–17:00（臺北時間）` */
export function describeHours({ start, end, holidays }: Pick<Schedule, 'start' | 'end' | 'holidays'>): string {
  const until = end > start ? end : `隔日 ${end}`
  const time = start === end ? '全天' : `${start}–${until}`
  return `服務時間：${describeDays(holidays)} ${time}（臺北時間）`
}

function describeDays(holidays: readonly string[]): string {
  const open = WEEKDAYS.map(({ value }) => !holidays.includes(value))
  const runs: string[] = []
  for (let first = 0; first < open.length; first++) {
    if (!open[first]) continue
    let last = first
    while (open[last + 1]) last++
    const [from, to] = [WEEKDAYS[first]?.label ?? '', WEEKDAYS[last]?.label ?? '']
    runs.push(first === last ? from : `${from}${last === first + 1 ? '、' : '至'}${to}`)
    first = last
  }
  if (runs.length === 0) return '全週休息'
  return runs[0] === '週一至週日' ? '每天' : runs.join('、')
}
