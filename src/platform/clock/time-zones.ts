import { TIME_ZONE } from './taipei-time.ts'

/** Zones in which editors may write a moment, and visitors then read it; Taipei first. */
export const ZONES = [
  { value: TIME_ZONE, name: '臺北時間' },
  { value: 'Asia/Tokyo', name: '東京時間' },
  { value: 'Asia/Seoul', name: '首爾時間' },
  { value: 'Asia/Shanghai', name: '上海時間' },
  { value: 'Asia/Hong_Kong', name: '香港時間' },
  { value: 'Asia/Singapore', name: '新加坡時間' },
  { value: 'Asia/Bangkok', name: '曼谷時間' },
  { value: 'Asia/Kolkata', name: '印度時間' },
  { value: 'Europe/London', name: '倫敦時間' },
  { value: 'Europe/Paris', name: '巴黎時間' },
  { value: 'America/New_York', name: '紐約時間' },
  { value: 'America/Chicago', name: '芝加哥時間' },
  { value: 'America/Los_Angeles', name: '洛杉磯時間' },
  { value: 'Australia/Sydney', name: '雪梨時間' },
] as const

export type Zone = (typeof ZONES)[number]['value']

/** `2027 年 3 月 21 日 17:00` on the clock of the zone, wherever the visitor is. Zones other than Taipei's are named. */
export function formatMoment(moment: string, zone: Zone = TIME_ZONE): string {
  const parts = formatIn(zone).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  const time = `${part('year')} 年 ${part('month')} 月 ${part('day')} 日 ${part('hour')}:${part('minute')}`
  return zone === TIME_ZONE ? time : `${nameOf(zone)} ${time}`
}

function nameOf(zone: Zone): string {
  return ZONES.find(({ value }) => value === zone)?.name ?? ''
}

function formatIn(timeZone: Zone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
