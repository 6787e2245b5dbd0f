import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { FLIP_DELAY_MS, TICK_MS } from './model.ts'

it('reads the clock every 100 ms', () => {
  expect(TICK_MS).toBe(100)
})

it('lets a number of the flip clock turn 50 ms after it has changed', () => {
  expect(FLIP_DELAY_MS).toBe(50)
  const sheet = readFileSync(`${import.meta.dirname}/countdown.css`, 'utf8')
  expect(sheet).toContain(`animation: w-countdown-flip var(--t-base) var(--ease) ${FLIP_DELAY_MS}ms`)
})

describe('on the page', () => {
  const render = (settings: object, now = '2027-03-21T08:59:58.500Z') =>
    renderWidget('countdown', { id: 'c', due: '2027-03-21T09:00:00.000Z', ...settings }, { now: new Date(now) })

  it('counts from the server’s clock until the visitor’s takes over, and tells when it ends', async () => {
    const { html, expiresAt } = await render({ title: '距離截止' })
    expect(html).toContain('<b class="w-countdown__number">02</b>')
    expect(html).toContain('role="timer" aria-live="off" aria-label="距離截止"')
    expect(html).toContain('<div class="w-countdown__clock" data-due="2027 年 3 月 21 日 17:00 截止">')
    expect(html).toContain('>2027 年 3 月 21 日 17:00 截止</time>')
    expect(html).toContain('data-live="false"')
    expect(html).toContain('dateTime="2027-03-21T09:00:00.000Z"')
    expect(expiresAt?.toISOString()).toBe('2027-03-21T09:00:00.000Z')
  })

  it('shows the due date on the clock that was chosen for it, and counts to the same moment', async () => {
    const { html, expiresAt } = await render({ due_tz: 'Europe/London' })
    expect(html).toContain('倫敦時間 2027 年 3 月 21 日 09:00 截止')
    expect(html).toContain('<b class="w-countdown__number">02</b>')
    expect(expiresAt?.toISOString()).toBe('2027-03-21T09:00:00.000Z')
  })

  it('escapes its labels once', async () => {
    const { html } = await render({ daysLabel: 'Q&A <b>', style: 'flip' })
    expect(html).toContain('<span class="w-countdown__label">Q&amp;A &lt;b&gt;</span>')
  })

  it('shows the finish once the moment has come, and may then be kept for good', async () => {
    const { html, expiresAt } = await render({ finishTitle: '<報名截止>' }, '2027-03-21T09:00:00.000Z')
    expect(html).toContain('<p class="w-countdown__finish" role="status">&lt;報名截止&gt;</p>')
    expect(html).not.toContain('role="timer"')
    expect(expiresAt).toBeNull()
  })

  it('says in its markup that it is over, for the look of the poster', async () => {
    const { html } = await render({ style: 'poster' }, '2027-03-21T09:00:01.000Z')
    expect(html).toContain('data-style="poster" data-live="false" data-finished="true"')
  })

  it('shows nothing without a moment to count to', async () => {
    expect((await render({ due: null })).html).toBe('')
  })
})
