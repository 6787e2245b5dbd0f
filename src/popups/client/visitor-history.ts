import type { PopupRules } from '#published/types.ts'
import type { Memory } from './storage.ts'

type Times = PopupRules['times']

/** What a visitor has seen of the popups, in this browser. */
interface VisitorHistory {
  /** Page views and sessions since this popup was first met, this one not counted. */
  since(id: number): { pageViews: number; sessions: number }
  timesShown(id: number, per: Times['per'], now: number): number
  countShown(id: number, per: Times['per'], now: number): void
  isDisabled(id: number): boolean
  disable(id: number): void
}

const SECONDS: Partial<Record<Times['per'], number>> = { day: 86_400, week: 604_800, month: 2_628_288 }

/** `local` outlives the session, `session` ends with it. Nothing in them is trusted: visitors and other scripts write there. */
export function openHistory({ local, session }: { local: Memory; session: Memory }): VisitorHistory & { countVisit(): void } {
  const memoryFor = (per: Times['per']) => (per === 'session' ? session : local)

  function count(id: number, per: Times['per'], now: number): { count: number; until: number | null } {
    const period = SECONDS[per]
    const fresh = { count: 0, until: period === undefined ? null : now + period * 1000 }
    const stored = memoryFor(per).read(`popup_${id}_times`)
    if (typeof stored !== 'object' || stored === null) return fresh
    const { count, until } = stored as { count?: unknown; until?: unknown }
    if (period === undefined) return { count: toCount(count), until: null }
    const isCurrent = typeof until === 'number' && now < until && until <= now + period * 1000
    return isCurrent ? { count: toCount(count), until } : fresh
  }

  function further(name: 'pageViews' | 'sessions', id: number): number {
    const now = toCount(local.read(name))
    const first = local.read(`popup_${id}_${name}`)
    if (typeof first !== 'number' || !Number.isSafeInteger(first) || first > now) {
      local.write(`popup_${id}_${name}`, now)
      return 0
    }
    return now - toCount(first)
  }

  return {
    countVisit() {
      local.write('pageViews', toCount(local.read('pageViews')) + 1)
      if (session.read('activeSession') === true) return
      session.write('activeSession', true)
      local.write('sessions', toCount(local.read('sessions')) + 1)
    },
    since: (id) => ({ pageViews: further('pageViews', id), sessions: further('sessions', id) }),
    timesShown: (id, per, now) => count(id, per, now).count,
    countShown(id, per, now) {
      const before = count(id, per, now)
      memoryFor(per).write(`popup_${id}_times`, { ...before, count: before.count + 1 })
    },
    isDisabled: (id) => local.read(`popup_${id}_disable`) === true,
    disable: (id) => local.write(`popup_${id}_disable`, true),
  }
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
