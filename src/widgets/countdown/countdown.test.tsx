import { describe, expect, it } from 'vitest'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { renderLayout } from '../render/render-layout.ts'
import { formatDue, remainingSeconds, splitRemaining } from './model.ts'

const DUE = Date.parse('2027-03-21T09:00:00.000Z')

describe('remaining seconds', () => {
  it.each([
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [0, 0],
    [-5000, 0],
  ])('%d ms before the moment there are %d left', (before, seconds) => {
    expect(remainingSeconds(DUE, DUE - before)).toBe(seconds)
  })
})

describe('what is shown', () => {
  const shown = (seconds: number, hasWeeks: boolean) => splitRemaining(seconds, { hasWeeks }).map(({ text }) => text)

  it.each([
    [0, ['0', '00', '00', '00']],
    [59, ['0', '00', '00', '59']],
    [3_600, ['0', '01', '00', '00']],
    [86_399, ['0', '23', '59', '59']],
    [126 * 86_400 + 9 * 3_600 + 42 * 60 + 7, ['126', '09', '42', '07']],
  ])('%d seconds: days as they are, the clock with two digits', (seconds, expected) => {
    expect(shown(seconds, false)).toEqual(expected)
  })

  it('with weeks: days below seven, everything with two digits', () => {
    expect(shown(8 * 86_400, true)).toEqual(['01', '01', '00', '00', '00'])
  })

  it('the due date is on Taipei’s clock', () => {
    expect(formatDue('2027-03-21T09:00:00.000Z')).toBe('2027 年 3 月 21 日 17:00')
    expect(formatDue('2026-12-31T16:00:00.000Z')).toBe('2027 年 1 月 1 日 00:00')
  })
})

describe('on the page', () => {
  const render = (settings: object, now = '2027-03-21T08:59:58.500Z') =>
    renderLayout(
      [{ id: 'c', blockType: 'countdown', due: '2027-03-21T09:00:00.000Z', ...settings }],
      createRenderContext({ now: new Date(now) }),
    )

  it('counts from the server’s clock, and says so to the browser', async () => {
    const { html, expiresAt } = await render({ title: '距離截止' })
    expect(html).toContain('<b class="w-countdown__number">02</b>')
    expect(html).toContain('role="timer" aria-live="off" aria-label="距離截止"')
    expect(html).toContain('2027 年 3 月 21 日 17:00 截止')
    expect(html).toContain('"data":{"now":1805619598500}')
    expect(expiresAt?.toISOString()).toBe('2027-03-21T09:00:00.000Z')
  })

  it('shows the finish once the moment has come, and may then be kept for good', async () => {
    const { html, expiresAt } = await render({ finishTitle: '<報名截止>' }, '2027-03-21T09:00:00.000Z')
    expect(html).toContain('<p class="w-countdown__finish" role="status">&lt;報名截止&gt;</p>')
    expect(html).not.toContain('role="timer"')
    expect(expiresAt).toBeNull()
  })

  it('shows nothing without a moment to count to', async () => {
    expect((await render({ due: null })).html).toBe('')
  })
})
