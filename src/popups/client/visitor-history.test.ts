import { describe, expect, it } from 'vitest'
import { openMemory } from './storage.ts'
import { openHistory } from './visitor-history.ts'

function createStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('a visitor', () => {
  const DAY = 86_400_000
  const createVisitor = (content: object = {}) => {
    const local = createStorage({ lectern: JSON.stringify(content) })
    const session = { current: createStorage() }
    const open = () => openHistory({ local: openMemory(() => local), session: openMemory(() => session.current) })
    return {
      open,
      openPage() {
        const history = open()
        history.countVisit()
        return history
      },
      endSession() {
        session.current = createStorage()
      },
    }
  }

  it('has further page views and sessions only after a popup was first met', () => {
    const visitor = createVisitor({ pageViews: 40, sessions: 5 })
    expect(visitor.openPage().since(1)).toEqual({ pageViews: 0, sessions: 0 })
    expect(visitor.openPage().since(1)).toEqual({ pageViews: 1, sessions: 0 })
    visitor.endSession()
    expect(visitor.openPage().since(1)).toEqual({ pageViews: 2, sessions: 1 })
    expect(visitor.open().since(2)).toEqual({ pageViews: 0, sessions: 0 })
  })

  it.each([
    ['day', DAY],
    ['week', 7 * DAY],
    ['month', 2_628_288_000],
  ] as const)('is shown a popup so often per %s, counted from the first time', (per, period) => {
    const history = createVisitor().open()
    history.countShown(1, per, 1000)
    history.countShown(1, per, 1000 + period / 2)
    expect(history.timesShown(1, per, 999 + period)).toBe(2)
    expect(history.timesShown(1, per, 1000 + period)).toBe(0)
    history.countShown(1, per, 1000 + period)
    expect(history.timesShown(1, per, 999 + 2 * period)).toBe(1)
    expect(history.timesShown(2, per, 1000)).toBe(0)
  })

  it('is remembered for good or for the session', () => {
    const visitor = createVisitor()
    visitor.open().countShown(1, 'persisting', 0)
    visitor.open().countShown(2, 'session', 0)
    expect(visitor.open().timesShown(1, 'persisting', 1000 * DAY)).toBe(1)
    expect(visitor.open().timesShown(2, 'session', 1)).toBe(1)
    visitor.endSession()
    expect(visitor.open().timesShown(1, 'persisting', 0)).toBe(1)
    expect(visitor.open().timesShown(2, 'session', 1)).toBe(0)
  })

  it('may forbid a popup for good', () => {
    const visitor = createVisitor()
    visitor.open().disable(1)
    expect([visitor.open().isDisabled(1), visitor.open().isDisabled(11)]).toEqual([true, false])
  })

  it.each([
    ['nonsense', { pageViews: 'x', sessions: -3, popup_1_times: 7, popup_1_disable: 'yes', popup_1_pageViews: {} }],
    [
      'endless numbers',
      { pageViews: 1e300, sessions: null, popup_1_times: { count: 1e300, until: 1e300 }, popup_1_pageViews: 1e300 },
    ],
  ])('whose storage holds %s is as good as new', (_what, content) => {
    const history = createVisitor(content).openPage()
    expect(history.since(1)).toEqual({ pageViews: 0, sessions: 0 })
    expect(history.timesShown(1, 'day', 0)).toBe(0)
    expect(history.timesShown(1, 'persisting', 0)).toBe(0)
    expect(history.isDisabled(1)).toBe(false)
  })
})
