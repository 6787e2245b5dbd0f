import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { partsUntil, TICK_MS } from './model.ts'

const DUE = Date.parse('2027-03-21T09:00:00.000Z')
const DAY = 86_400_000

it('reads the clock every second', () => {
  expect(TICK_MS).toBe(1000)
})

it.each([
  ['two days before', 2 * DAY, [2, 0, 0, 0]],
  ['in parts without leading zeros', DAY + 3_723_000, [1, 1, 2, 3]],
  ['in the last moment', 1, [0, 0, 0, 1]],
])('%s it shows days, hours, minutes and seconds', (_when, before, values) => {
  expect(partsUntil(DUE, DUE - before)?.map(({ value }) => value)).toEqual(values)
})

it.each([
  ['at the moment itself', DUE, DUE],
  ['long after it, and not a negative time', DUE, DUE + 9 * DAY],
  ['where the time can’t be read', Number.NaN, DUE],
])('%s nothing is left to count', (_when, due, now) => {
  expect(partsUntil(due, now)).toBeNull()
})

describe('on the page', () => {
  async function render(settings: object, now = DUE - 61_000) {
    const stored = { due: '2027-03-21T09:00:00.000Z', ...settings }
    return renderWidget('meeting-countdown', stored, { now: new Date(now) })
  }
  const join = { kind: 'url', url: 'https://meet.example.com/' }

  it('is right in the markup already, and is kept until the meeting starts', async () => {
    const { html, expiresAt } = await render({ joinLink: join })
    expect(html).toContain('<h3 class="w-meeting-countdown__heading">距離會議開始</h3>')
    expect([...html.matchAll(/__number">(\d+)</g)].map(([, value]) => value)).toEqual(['0', '0', '1', '1'])
    expect(html).toContain('href="https://meet.example.com/"')
    expect(html).not.toContain('EXPIRED')
    expect(expiresAt?.getTime()).toBe(DUE)
  })

  it.each([
    ['its time has passed', {}, DUE + 1000],
    ['its time can’t be read', { due: 'soon' }, DUE],
    ['it has no time', { due: null }, DUE],
  ])('says EXPIRED and no time when %s', async (_why, settings, now) => {
    const { html, expiresAt } = await render({ joinLink: join, ...settings }, now)
    expect(html).toContain('role="status" lang="en">EXPIRED</p>')
    expect(html).not.toContain('role="timer"')
    // Who comes late still gets in.
    expect(html).toContain('href="https://meet.example.com/"')
    expect(expiresAt).toBeNull()
  })

  it('escapes its labels once', async () => {
    expect((await render({ daysLabel: 'A & <b>' })).html).toContain('>A &amp; &lt;b&gt;</span>')
  })
})
