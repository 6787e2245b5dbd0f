import type { Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, laidOut, layoutShifts, motions, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const SECOND = 1000
const DUE = new Date('2037-03-21T17:00:00+08:00').getTime()
const island = (page: Page, example: string) => page.locator(`#${example} [data-widget]`)
const awake = (page: Page, example: string) => expect(island(page, example)).toHaveAttribute('data-island', 'awake')

test.describe('a countdown', () => {
  test('counts to the same moment in every zone, and says whose clock its date is on', { tag: '@whole' }, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.clock.install({ time: DUE - 3600 * SECOND })
    await page.goto('/gallery/countdown/#zone')
    await awake(page, 'zone')
    await page.clock.pauseAt(DUE - 61 * SECOND)
    await expect(page.locator('#zone').getByRole('timer')).toHaveText('0天00時01分01秒')
    await expect(page.locator('#zone time')).toHaveText('東京時間 2037 年 3 月 21 日 18:00 截止')
    await expect(page.locator('#cells time')).toHaveText('2037 年 3 月 21 日 17:00 截止')
    await context.close()
  })

  test('tears no number apart, ten years ahead on a small phone', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.install({ time: DUE - (3777 * 24 + 1) * 3600 * SECOND })
    await page.goto('/gallery/countdown/')
    await awake(page, 'cells')
    const numbers = page.locator('#cells .w-countdown__number')
    await expect(numbers.first()).toHaveText('3777')
    const lines = await numbers.evaluateAll((all) =>
      all.map((number) => {
        const words = document.createRange()
        words.selectNodeContents(number)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(lines).toEqual([1, 1, 1, 1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('shows its labels as they were written, and its poster gets a seal when it is over', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.clock.install({ time: DUE - 3600 * SECOND })
    await page.goto('/gallery/countdown/')
    await expect(page.locator('#labels .w-countdown__label').first()).toHaveText('Q&A <天>')
    const seal = (example: string) =>
      page.locator(`#${example} .w-countdown`).evaluate((box) => getComputedStyle(box, '::after').content)
    await page.locator('#poster').scrollIntoViewIfNeeded()
    await awake(page, 'poster')
    expect(await seal('poster')).toBe('none')
    await page.clock.pauseAt(DUE)
    await expect(page.locator('#poster').getByRole('status')).toHaveText('時間到了')
    expect(await seal('poster')).toContain('終')
    await page.setViewportSize(PHONE)
    await page.clock.resume()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('turns the numbers of its flip clock 50 ms after they change, and not for those who want less motion', {
    tag: '@whole',
  }, async ({ page }) => {
    await page.goto('/gallery/countdown/')
    const seconds = page.locator('#flip [data-unit=seconds] .w-countdown__number')
    await expect(seconds).toHaveCSS('animation-delay', '0.05s')
    await expect(seconds).toHaveCSS('animation-name', 'w-countdown-flip')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(seconds).toHaveCSS('animation-name', 'none')
  })
})

test.describe('a meeting countdown', () => {
  const GALLERY = '/gallery/meeting-countdown/'

  test('counts every second and ends in EXPIRED, without ever showing a negative time', async ({ page }) => {
    await page.clock.install({ time: DUE - 93_661 * SECOND })
    await page.goto(GALLERY)
    await awake(page, 'waiting')
    await page.clock.pauseAt(DUE - 90_061 * SECOND)
    const timer = page.locator('#waiting').getByRole('timer')
    const status = page.locator('#waiting').getByRole('status')
    await expect(timer).toHaveText('1 天1 時1 分1 秒')
    await page.clock.runFor(SECOND)
    await expect(timer).toHaveText('1 天1 時1 分0 秒')
    await expect(status).toHaveText('')
    await page.evaluate(() => {
      const box = document.querySelector('#waiting .w-meeting-countdown')
      new MutationObserver(() => {
        if (box?.textContent?.includes('-')) document.body.dataset.negative = 'yes'
      }).observe(box as Element, { childList: true, characterData: true, subtree: true })
    })
    await page.clock.fastForward(90_060 * SECOND + 86_400 * SECOND)
    await expect(status).toHaveText('EXPIRED')
    await expect(timer).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveAttribute('data-negative')
    await expect(page.locator('#waiting').getByRole('link', { name: '進入會議室' })).toBeVisible()
    await page.clock.resume()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('opened from an old page after its time says EXPIRED at once, and no old number is painted', async ({ page }) => {
    await page.clock.install({ time: DUE + 5 * SECOND })
    await page.goto(GALLERY)
    await expect(page.locator('#waiting').getByRole('status')).toHaveText('EXPIRED')
    await expect(page.locator('#expired').getByRole('status')).toHaveText('EXPIRED')
    await expect(page.locator('#unreadable').getByRole('status')).toHaveText('EXPIRED')
  })

  test('shows when the meeting begins, in the room of numbers as old as the page, until the script reads the clock', {
    tag: '@whole',
  }, async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/island-meeting-countdown*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(GALLERY, { waitUntil: 'commit' })
    const timer = page.locator('#waiting .w-meeting-countdown__timer')
    await expect(timer).toHaveCSS('visibility', 'hidden')
    const due = page.locator('#waiting .w-meeting-countdown__due')
    const written = (example: string) =>
      page.locator(`#${example} .w-meeting-countdown__clock`).evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await written('waiting')).toBe('"2037 年 3 月 21 日 17:00 開始"')
    expect(await written('zone')).toMatch(/2037 年 3 月 21 日 0[12]:00/)
    // Once is enough.
    await expect(due).toHaveCSS('visibility', 'hidden')
    await laidOut(page)
    const before = await page.locator('#waiting .w-meeting-countdown').boundingBox()
    letThrough()
    await expect(timer).toBeVisible()
    await expect(due).toBeVisible()
    expect(await written('waiting')).toBe('none')
    expect(await page.locator('#waiting .w-meeting-countdown').boundingBox()).toEqual(before)
    expect(await layoutShifts(page)).toBe(0)
  })

  test('whose script does not come goes on saying when the meeting begins', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/Island meeting-countdown|ERR_FAILED/)
    await page.route('**/assets/island-meeting-countdown*', (route) => route.abort())
    await page.goto(GALLERY)
    await expect(island(page, 'waiting')).toHaveAttribute('data-island', 'failed')
    const clock = page.locator('#waiting .w-meeting-countdown__clock')
    expect(await clock.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('2037 年 3 月 21 日 17:00')
    await expect(clock.getByRole('timer')).toBeHidden()
  })

  test('without JavaScript names the moment', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto(GALLERY)
    await expect(page.locator('#waiting').getByText('2037 年 3 月 21 日 17:00 開始')).toBeVisible()
    await expect(page.locator('#waiting .w-meeting-countdown__timer')).toBeHidden()
    await context.close()
  })
})

/** The widths of bars and the lengths of rings as they are drawn at this moment. */
const drawn = (page: Page, selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().width)

test.describe('numbers that count', () => {
  for (const [widget, example, final] of chosenOf(
    [
      ['fun-fact', 'static', '1,254'],
      ['fun-fact', 'sliding', '386,120'],
      ['progress-bar', 'tooltips', '48.5'],
      ['pie-chart', 'simple', '40'],
    ],
    2,
    1,
  )) {
    test(`${widget} (${example}) starts once, when a part of it is seen, and ends at its final number`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 500 })
      await page.goto(`/gallery/${widget}/`)
      const number = page.locator(`#${example} .counting`)
      await number.evaluate((element) => {
        const log: string[] = []
        Object.assign(window, { log })
        new MutationObserver(() => log.push((element as HTMLElement).dataset.state ?? 'still')).observe(element, {
          attributeFilter: ['data-state'],
        })
      })
      await number.scrollIntoViewIfNeeded()
      await awake(page, example ?? '')
      // Whoever listens gets the final number at every moment.
      await expect(number.locator('.counting__final')).toHaveText(final ?? '')
      await expect(number).not.toHaveAttribute('data-state')
      await expect(number).toHaveText(final ?? '')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await number.scrollIntoViewIfNeeded()
      await expect(number).toHaveText(final ?? '')
      const states = await page.evaluate(() => (window as unknown as { log: string[] }).log)
      expect(states.filter((state) => state === 'counting').length).toBeLessThanOrEqual(1)
      expect(await layoutShifts(page)).toBe(0)
    })
  }

  test('a fun fact waits at nought below the window, and counts when it comes into view', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await page.goto('/gallery/fun-fact/')
    const number = page.locator('#affixes .counting')
    const top = await page.locator('#affixes .w-fun-fact').evaluate((box) => box.getBoundingClientRect().top + scrollY)
    // Within the 200 px in which islands wake, but not in sight.
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top - 420 - 60)
    await awake(page, 'affixes')
    await expect(number).toHaveAttribute('data-state', 'counting')
    await expect(number.locator('.counting__now')).toHaveText('0.00')
    await expect(number.locator('.counting__now')).toHaveAttribute('aria-hidden', 'true')
    await expect(number.locator('.counting__final')).toHaveText('4.87')
    await number.scrollIntoViewIfNeeded()
    await expect(number).not.toHaveAttribute('data-state')
    await expect(number).toHaveText('4.87')
  })

  test('bars end where their number is, marks included, and never beyond the sides', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery/progress-bar/')
    const track = await drawn(page, '#tooltips .w-progress-bar__track')
    expect(await drawn(page, '#tooltips .w-progress-bar__fill')).toBeCloseTo(track * 0.485, 0)
    const end = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().right)
    expect(await end('#tooltips .w-progress-bar__mark')).toBeCloseTo(await end('#tooltips .w-progress-bar__fill'), 0)
    for (const example of ['empty', 'full']) {
      expect(await end(`#${example} .w-progress-bar__mark`)).toBeLessThanOrEqual(PHONE.width)
      const start = await page.locator(`#${example} .w-progress-bar__mark`).evaluate((mark) => mark.getBoundingClientRect().left)
      expect(start).toBeGreaterThanOrEqual(0)
    }
    await expect(page.locator('#default').getByRole('meter', { name: '畢業公演籌備進度' })).toHaveAttribute('value', '90')
  })

  test('are complete and still for those who want less motion, and without JavaScript', { tag: '@whole' }, async ({
    page,
    browser,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [widget, example] of [
      ['fun-fact', 'sliding'],
      ['progress-bar', 'pin'],
      ['pie-chart', 'simple'],
    ]) {
      await page.goto(`/gallery/${widget}/#${example}`)
      await awake(page, example ?? '')
      expect(await motions(page)).toEqual([])
      await expect(page.locator('.counting[data-state]')).toHaveCount(0)
    }
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const plain = await context.newPage()
    await plain.goto('/gallery/fun-fact/')
    await expect(plain.locator('#long .counting')).toHaveText('1,000,000,000')
    await context.close()
  })

  test('a pie chart with words on its back turns over by click and by key', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/gallery/pie-chart/#flip')
    const turn = page.locator('#flip').getByRole('button', { name: '翻到說明：雙主修與輔系' })
    await turn.click()
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#flip .w-pie-chart__words')).toHaveCSS('rotate', 'y 0deg')
    expect(await findAxeViolations(page)).toEqual([])
    await turn.focus()
    await page.keyboard.press('Enter')
    await expect(turn).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#simple').getByRole('img', { name: '實作課程占總學分：40%' })).toBeVisible()
  })
})

test.describe('an unfold block', () => {
  const GALLERY = '/gallery/unfold/'
  const body = (page: Page, example: string) => page.locator(`#${example} .w-unfold__body`)
  const height = (page: Page, example: string) => body(page, example).evaluate((box) => box.getBoundingClientRect().height)

  test('is collapsed, then expanded, then collapsed again, by mouse and keys, the focus staying on its button', async ({
    page,
  }) => {
    await page.goto(GALLERY)
    await awake(page, 'text')
    const button = page.locator('#text').getByRole('button')
    expect(await height(page, 'text')).toBe(120)
    await expect(button).toHaveText('展開全文')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveText('收合')
    await expect.poll(() => height(page, 'text')).toBeGreaterThan(150)
    expect(await findAxeViolations(page)).toEqual([])
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await expect.poll(() => height(page, 'text')).toBe(120)
    await expect(page.locator('#text .w-unfold')).toBeInViewport()
  })

  test('keeps the keyboard out of what is folded away, and grows with content that comes late', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto(GALLERY)
    await awake(page, 'widgets')
    const box = page.locator('#widgets')
    const inner = box.locator('a', { hasText: '看入學指南' })
    await inner.evaluate((link: HTMLElement) => link.focus())
    await expect(inner).not.toBeFocused()
    await box.getByRole('button', { name: '看完整的須知' }).click()
    await inner.focus()
    await expect(inner).toBeFocused()
    await expect.poll(() => body(page, 'widgets').evaluate((element) => element.getAnimations().length)).toBe(0)
    const before = await height(page, 'widgets')
    await body(page, 'widgets')
      .locator('.prose')
      .evaluate((prose) => prose.append(Object.assign(document.createElement('p'), { textContent: '遲來的一段。' })))
    expect(await height(page, 'widgets')).toBeGreaterThan(before)
    await page.getByText('遲來的一段。').scrollIntoViewIfNeeded()
    await expect(page.getByText('遲來的一段。')).toBeInViewport()
  })

  test('strips all but letters and digits of every script from its labels', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await page.locator('#labels').scrollIntoViewIfNeeded()
    await awake(page, 'labels')
    const button = page.locator('#labels').getByRole('button')
    await expect(button).toHaveText('閱讀更多Read More')
    await button.click()
    await expect(button).toHaveText('收合')
    await button.click()
    await expect(button).toHaveText('閱讀更多Read More')
  })

  test('has no button where all of it fits, and moves nothing in the window when it finds out', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto(GALLERY)
    await awake(page, 'text')
    await page.locator('#fits').scrollIntoViewIfNeeded()
    await awake(page, 'fits')
    await expect(page.locator('#fits').getByText('一句話就說完了。')).toBeVisible()
    await expect(page.locator('#fits').getByRole('button')).toHaveCount(0)
    expect(await layoutShifts(page)).toBe(0)
  })

  test('lies open without JavaScript, and when its script does not arrive', { tag: '@whole' }, async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.expect(/Island unfold|ERR_FAILED/)
    await page.route('**/assets/island-unfold*', (route) => route.abort())
    await page.goto(GALLERY)
    await expect(island(page, 'text')).toHaveAttribute('data-island', 'failed')
    await expect(page.locator('#text .w-unfold__foot')).toBeHidden()
    expect(await height(page, 'text')).toBeGreaterThan(150)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const plain = await context.newPage()
    await plain.goto(GALLERY)
    await expect(plain.locator('#closed').getByText('想起的還是那間安靜的教室')).toBeVisible()
    await expect(plain.locator('#text .w-unfold__foot')).toBeHidden()
    await context.close()
  })
})
