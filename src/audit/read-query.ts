import { TIME_ZONE_OFFSET } from '#platform/clock/taipei-time.ts'
import { isAuditKind } from './kinds.ts'
import type { AuditQuery } from './log.ts'

const DAY_MS = 24 * 60 * 60_000
const LONGEST = 100

/** What somebody looks for, as it stands in an address. Days are those of Taipei, the last one included; what is no day asks for nothing. */
export function readAuditQuery(asked: (name: string) => unknown): AuditQuery {
  const text = (name: string) => {
    const value = asked(name)
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''
  }
  const [from, to] = [dayFrom(text('from')), dayFrom(text('to'))]
  const kind = text('kind')
  return {
    ...(text('who') && { who: text('who') }),
    ...(isAuditKind(kind) && { kind }),
    ...(text('words') && { words: text('words') }),
    ...(from && { from }),
    ...(to && { until: new Date(to.getTime() + DAY_MS) }),
  }
}

function dayFrom(text: string): Date | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00${TIME_ZONE_OFFSET}`) : null
  return day === null || Number.isNaN(day.getTime()) ? null : day
}
