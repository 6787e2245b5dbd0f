import type { JSHandle, Locator, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, recordStates } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const START = new Date('2026-11-16T09:00:00+08:00')
const DAY_MS = 86_400_000
const CONSULT = '/admission/consult/'
const CALL = '**/wp-json/lectern/v1/popup/popup_content?*'

test.use({ viewport: DESKTOP, hasPopups: true })

const openDay = (page: Page) => page.getByRole('dialog', { name: '招生說明會' })
const consult = (page: Page) => page.getByRole('dialog', { name: '諮詢前的準備' })
const consultLink = (page: Page) => page.getByRole('main').getByRole('button', { name: '諮詢前的準備' })

/** A page whose popups are watched for: their script comes in an idle moment, and such come with the clock. */
async function arrive(page: Page, go: () => Promise<unknown>): Promise<void> {
  await go()
  await page.clock.runFor(3000)
  await expect(page.locator('#lectern-popups')).toHaveAttribute('data-island', 'awake')
}

/** On a clock that only the test moves. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: START.getTime() - 60_000 })
  await page.clock.pauseAt(START)
  await arrive(page, () => page.goto('/'))
}

/** Puts other triggers and rules into the page's own list of popups. */
async function changeSummary(page: Page, change: (summary: { triggers: object[]; rules: object }) => object): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script[^>]*id="lectern-popups"[^>]*>)(.*?)(<\/script>)/s,
      (_match, open: string, json: string, close: string) => open + JSON.stringify(JSON.parse(json).map(change)) + close,
    )
    await route.fulfill({ response, body })
  })
}

const withTrigger = (page: Page, trigger: object, rules: object = {}) =>
  changeSummary(page, (summary) => ({ ...summary, triggers: [trigger], rules: { ...summary.rules, ...rules } }))

/** Puts other manners into a popup as it arrives. */
async function changeDialog(page: Page, manners: object, attributes = ''): Promise<void> {
  await page.route(CALL, async (route) => {
    const response = await route.fetch()
    const html: string = await response.json()
    const changed = html
      .replace(/ data-popup="([^"]*)"/, (_match, json: string) => {
        const all = { ...JSON.parse(json.replaceAll('&quot;', '"')), ...manners }
        return ` data-popup="${JSON.stringify(all).replaceAll('"', '&quot;')}"`
      })
      .replace('closedby="any"', attributes || 'closedby="any"')
    await route.fulfill({ response, json: changed })
  })
}

/** Until a popup whose moment has come has been asked for, and has opened where it was in the page already. */
async function untilAsked(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scripts } = JSON.parse(document.body.dataset.onDemand ?? '')
    // Whoever imported it before has it before, and asks at once; of what was asked before, the test hears before this is answered.
    await import(scripts.popups)
    await fetch('/healthz')
  })
}

/** Until the popup of the home page would open: it is in the page, and looks now and then whether the visitor is free. */
async function untilDue(page: Page): Promise<void> {
  await page.clock.runFor(21_000)
  // Put there and set to look in one task.
  await expect(page.locator('dialog#popup-1')).toBeAttached()
  await page.clock.runFor(30_000)
}

/** How often popups were asked for; one that stays away is not even fetched. */
function countCalls(page: Page): () => Promise<number> {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/popup_content?')) count += 1
  })
  return async () => {
    await untilAsked(page)
    return count
  }
}

const settle = (page: Page) => page.clock.runFor(3000)

test('A popup opens by itself after its seconds, on the pages of its rules only', async ({ page }) => {
  const calls = countCalls(page)
  await openHome(page)
  await page.clock.runFor(15_000)
  expect(await calls()).toBe(0)
  await page.clock.runFor(6000)
  await expect(openDay(page)).toBeVisible()
  await expect(openDay(page)).toBeFocused()
  await page.goto('/news/')
  await expect(page.locator('#lectern-popups')).toHaveCount(0)
})

test('At most once a week: not again before, again after', async ({ page }) => {
  await openHome(page)
  await page.clock.runFor(21_000)
  await expect(openDay(page)).toBeVisible()
  const calls = countCalls(page)
  for (const [days, isShown] of [
    [1, false],
    [6.9, false],
    [7.1, true],
  ] as const) {
    await page.clock.setSystemTime(new Date(START.getTime() + days * DAY_MS))
    await arrive(page, () => page.reload())
    await page.clock.runFor(25_000)
    await expect(openDay(page), `after ${days} days`).toHaveCount(isShown ? 1 : 0)
    expect(await calls()).toBe(isShown ? 1 : 0)
  }
})

test('A popup that is not to be shown again is disabled for good in this browser', async ({ page }) => {
  await changeSummary(page, (summary) => ({
    ...summary,
    rules: { ...summary.rules, times: { max: 0, per: 'day', countOn: 'open' } },
  }))
  await openHome(page)
  await page.clock.runFor(21_000)
  await openDay(page).getByRole('button', { name: '不再顯示' }).click()
  // The press fetches a script; time stands still until it has begun to close the popup.
  await expect(openDay(page)).toHaveAttribute('data-state', 'closing')
  await settle(page)
  await expect(openDay(page)).toBeHidden()
  const calls = countCalls(page)
  await arrive(page, () => page.reload())
  await page.clock.runFor(60_000)
  expect(await calls()).toBe(0)
})

test('Times can be counted when it is closed instead', { tag: '@whole' }, async ({ page }) => {
  await changeSummary(page, (summary) => ({
    ...summary,
    rules: { ...summary.rules, times: { max: 1, per: 'session', countOn: 'close' } },
  }))
  await openHome(page)
  await page.clock.runFor(21_000)
  await expect(openDay(page)).toBeVisible()
  await arrive(page, () => page.reload())
  await page.clock.runFor(21_000)
  await expect(openDay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await settle(page)
  const calls = countCalls(page)
  await arrive(page, () => page.reload())
  await page.clock.runFor(30_000)
  expect(await calls()).toBe(0)
})

test.describe('each trigger', () => {
  const triggers: [string, object, (page: Page) => Promise<void>][] = [
    ['scrolling down past a share of the page', { kind: 'scroll-down', percent: 60 }, (page) => scrollToShare(page, 0.7)],
    ['scrolling up', { kind: 'scroll-up' }, (page) => scrollToShare(page, 0.2)],
    [
      'scrolling to an anchor',
      { kind: 'scroll-to', anchor: '四年學什麼' },
      (page) => page.locator('#四年學什麼').scrollIntoViewIfNeeded(),
    ],
    ['so many clicks', { kind: 'clicks', count: 3 }, (page) => clickThrice(page)],
    ['a click on an element', { kind: 'click-on', anchor: '四年學什麼' }, (page) => page.locator('#四年學什麼 h2').click()],
    ['doing nothing for so long', { kind: 'inactivity', seconds: 30 }, (page) => page.clock.runFor(31_000)],
    [
      'leaving by the top of the window',
      { kind: 'exit-intent' },
      (page) => page.evaluate(() => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }))),
    ],
  ]

  async function scrollToShare(page: Page, share: number): Promise<void> {
    await page.evaluate((part) => {
      const room = document.documentElement.scrollHeight - innerHeight
      window.scrollTo({ top: room * part, behavior: 'instant' })
    }, share)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }

  async function clickThrice(page: Page): Promise<void> {
    for (let click = 0; click < 3; click++) await page.mouse.click(4, 500)
  }

  for (const [name, trigger, act] of chosenOf(triggers, 3)) {
    test(`${name} opens it, and once only`, async ({ page }) => {
      await withTrigger(page, trigger, { times: { max: 0, per: 'day', countOn: 'open' } })
      await page.clock.install({ time: START })
      await arrive(page, async () => {
        await page.goto('/')
        if ('kind' in trigger && trigger.kind === 'scroll-up') await scrollToShare(page, 0.5)
      })
      await expect(openDay(page)).toHaveCount(0)
      await act(page)
      await settle(page)
      await expect(openDay(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await settle(page)
      await expect(openDay(page)).toBeHidden()
      await act(page)
      await settle(page)
      await untilAsked(page)
      await expect(openDay(page)).toBeHidden()
    })
  }
})

test.describe('one that comes by itself waits until the visitor is free', () => {
  const header = (page: Page) => page.getByRole('banner')
  const submenu = (page: Page) => header(page).locator('summary').filter({ hasText: '展開〈課程地圖〉子選單' })

  const focused = (page: Page) => page.evaluateHandle(() => document.activeElement)
  const hasFocus = (element: JSHandle<Element | null>) => element.evaluate((each) => each === document.activeElement)

  test('of a menu that was opened by keyboard, and gives the focus back', async ({ page }) => {
    await openHome(page)
    await submenu(page).press('Enter')
    // Its panel takes the place of what was there before.
    await expect(header(page).locator('.w-nav-menu__more[open] .w-nav-menu__mega a').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const inMenu = await focused(page)
    await untilDue(page)
    await expect(openDay(page)).toBeHidden()
    await expect.poll(() => hasFocus(inMenu)).toBe(true)
    await page.keyboard.press('Escape')
    // The focus goes back to what had opened the menu.
    await expect(header(page).locator('summary:focus')).toHaveCount(1)
    const onMenu = await focused(page)
    await page.clock.runFor(2000)
    await expect(openDay(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await settle(page)
    await expect(openDay(page)).toBeHidden()
    await expect.poll(() => hasFocus(onMenu)).toBe(true)
    await expect(header(page).locator(':focus')).toHaveCount(1)
  })

  test('of the drawer of a phone', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openHome(page)
    await header(page)
      .getByRole('button', { name: /^開啟選單/ })
      .click()
    await expect(page.locator(':popover-open')).toHaveCount(1)
    await untilDue(page)
    await expect(openDay(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.clock.runFor(2000)
    await expect(openDay(page)).toBeVisible()
  })

  test('of a film', { tag: '@whole' }, async ({ page }) => {
    await openHome(page)
    await page.evaluate(() => {
      const film = document.body.appendChild(document.createElement('video'))
      Object.defineProperty(film, 'paused', { value: false, configurable: true })
    })
    await untilDue(page)
    await expect(openDay(page)).toBeHidden()
    await page.evaluate(() => document.querySelector('body > video')?.remove())
    await page.clock.runFor(2000)
    await expect(openDay(page)).toBeVisible()
  })

  test('of something that is dragged', { tag: '@whole' }, async ({ page }) => {
    await openHome(page)
    await page.mouse.move(4, 500)
    await page.mouse.down()
    await untilDue(page)
    await expect(openDay(page)).toBeHidden()
    await page.mouse.up()
    await page.clock.runFor(2000)
    await expect(openDay(page)).toBeVisible()
  })
})

test.describe('rules that the browser validates', () => {
  const rules: [string, object, boolean][] = [
    ['another device', { devices: ['mobile'] }, false],
    ['this device', { devices: ['desktop'] }, true],
    ['another browser', { browsers: ['firefox'] }, false],
    ['more page views', { pageViews: 1 }, false],
    ['more sessions', { sessions: 1 }, false],
    ['another source', { sources: ['search'] }, false],
    ['a schedule that is over', { schedule: { start: null, end: '2026-11-01T00:00:00Z' } }, false],
    ['a schedule that has begun', { schedule: { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' } }, true],
  ]
  for (const [name, rule, isShown] of chosenOf(rules, 3)) {
    test(`asked for ${name}: ${isShown ? 'it opens' : 'it stays away'}`, async ({ page }) => {
      await changeSummary(page, (summary) => ({ ...summary, rules: { ...summary.rules, ...rule } }))
      const calls = countCalls(page)
      await openHome(page)
      await page.clock.runFor(25_000)
      await expect(openDay(page)).toHaveCount(isShown ? 1 : 0)
      expect(await calls()).toBe(isShown ? 1 : 0)
    })
  }

  test('after one more page view it opens', async ({ page }) => {
    await changeSummary(page, (summary) => ({ ...summary, rules: { ...summary.rules, pageViews: 1 } }))
    await openHome(page)
    await arrive(page, () => page.reload())
    await page.clock.runFor(25_000)
    await expect(openDay(page)).toBeVisible()
  })
})

test('A popup never opens over someone typing or over another dialog; it waits', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: '搜尋' }).click()
  const field = page.getByRole('textbox', { name: '搜尋關鍵字' })
  await field.fill('口試')
  await untilDue(page)
  await expect(field).toBeFocused()
  await expect(openDay(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await settle(page)
  await expect(openDay(page)).toBeVisible()
})

test('A popup that minds others stays away where one was already opened', { tag: '@whole' }, async ({ page }) => {
  await openHome(page)
  await page.evaluate(async () => {
    const { scripts } = JSON.parse(document.body.dataset.onDemand ?? '')
    const { openPopup } = await import(scripts.popups)
    openPopup(2, { toggle: false, opener: null })
  })
  await expect(consult(page)).toBeVisible()
  const calls = countCalls(page)
  await page.keyboard.press('Escape')
  await settle(page)
  await page.clock.runFor(60_000)
  expect(await calls()).toBe(0)
})

test('A link opens a popup; it closes by its button, a click beside it, Escape, and its own closing link', async ({ page }) => {
  await page.goto(CONSULT)
  const dialog = consult(page)
  const ways: (() => Promise<void>)[] = [
    () => dialog.locator('[data-dialog-close]').click(),
    () => page.mouse.click(8, 400),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: '準備好了' }).click(),
  ]
  for (const close of ways) {
    await consultLink(page).click()
    await expect(dialog).toHaveAttribute('data-state', 'shown')
    const states = await recordStates(dialog)
    await close()
    await expect(dialog).toBeHidden()
    expect(await states()).toContain('closing')
    await expect(consultLink(page)).toBeFocused()
  }
})

test('By keyboard a link opens it with Enter and Space; nothing scrolls; the page behind is out of reach and locked where that is set', async ({
  page,
}) => {
  await page.goto(CONSULT)
  for (const key of ['Enter', 'Space']) {
    await consultLink(page).evaluate((link) => {
      link.scrollIntoView({ behavior: 'instant', block: 'center' })
      link.focus({ preventScroll: true })
    })
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press(key)
    await expect(consult(page)).toBeFocused()
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([before, 'hidden'])
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(consult(page)).toBeHidden()
    await expect(consultLink(page)).toBeFocused()
  }
})

test('Its manners: the close button comes later, it closes by itself, and no click beside it does that, but Escape, at once', async ({
  page,
}) => {
  await page.clock.install({ time: START.getTime() - 60_000 })
  await changeDialog(page, { closeDelay: 5, closeAfter: 20 }, 'closedby="closerequest" data-keeps="overlay"')
  await page.goto(CONSULT)
  await page.clock.pauseAt(START)
  await consultLink(page).click()
  const dialog = consult(page)
  await expect(dialog).toBeVisible()
  const button = dialog.locator('[data-dialog-close]')
  await expect(button).toBeHidden()
  await page.clock.runFor(5000)
  await expect(button).toBeVisible()
  await page.mouse.click(8, 400)
  await expect(dialog).toHaveAttribute('data-state', 'shown')
  await page.clock.runFor(20_000)
  await expect(dialog).toBeHidden()
  await consultLink(page).click()
  await expect(dialog).toHaveAttribute('data-state', 'shown')
  // Before there is a button to close it.
  await expect(button).toBeHidden()
  await page.keyboard.press('Escape')
  await settle(page)
  await expect(dialog).toBeHidden()
})

test('Without an overlay it leaves the page usable, and Escape still closes it', { tag: '@whole' }, async ({ page }) => {
  await changeDialog(page, { isModal: false }, 'closedby="any" data-overlay="no"')
  await page.goto(CONSULT)
  await consultLink(page).click()
  await expect(consult(page)).toBeVisible()
  expect(await consult(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  await page.getByRole('link', { name: '搜尋' }).focus()
  await expect(page.getByRole('link', { name: '搜尋' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(consult(page)).toBeHidden()
})

test('One that comes by itself is asked for once more where the server was too busy', { tag: '@whole' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/)
  await page.route(CALL, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await openHome(page)
  const refused = page.waitForResponse(CALL)
  await page.clock.runFor(21_000)
  await refused
  // The pause begins once the page has heard of it.
  await expect(async () => {
    await page.clock.runFor(11_000)
    await expect(openDay(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test.describe('where a popup can’t be opened, its link leads to its content as a page', () => {
  async function expectItsPage(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/popup\/2\//)
    await expect(page.getByRole('main').getByRole('heading', { name: '諮詢前，先想三件事' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // There is nothing to close.
    await expect(page.getByText('準備好了')).toBeHidden()
  }

  test('since a script does not come, or the popup itself; and nothing is wrong with the page', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to (fetch|load)|500/)
    for (const [address, answer] of [
      ['**/on-demand-actions-*.js', null],
      ['**/on-demand-popups-*.js', null],
      [CALL, 500],
    ] as const) {
      await page.goto(CONSULT)
      await page.route(address, (route) => (answer === null ? route.abort() : route.fulfill({ status: answer })))
      await consultLink(page).click()
      await expectItsPage(page)
      await page.unroute(address)
    }
    expect(await findAxeViolations(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('from the page', async ({ page }) => {
      await page.goto(CONSULT)
      await consultLink(page).click()
      await expectItsPage(page)
    })
  })
})

test('Broken or forbidden storage disturbs nothing', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lectern', '{"pageViews":')
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await openHome(page)
  await page.clock.runFor(25_000)
  await expect(openDay(page)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a tap on a link opens it, and a tap beside it closes it', { tag: '@whole' }, async ({ page }) => {
    await page.goto(CONSULT)
    await consultLink(page).tap()
    await expect(consult(page)).toHaveAttribute('data-state', 'shown')
    await page.touchscreen.tap(PHONE.width / 2, 10)
    await expect(consult(page)).toBeHidden()
  })
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`axe finds nothing in an open popup at ${viewport.width} px, and it fits the window`, { tag: '@whole' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const expectNoAxeViolation = async (dialog: Locator) => {
      await expect(dialog).toBeVisible()
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      expect(await findAxeViolations(page)).toEqual([])
      const box = await dialog.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    }
    await openHome(page)
    await page.clock.runFor(25_000)
    await page.clock.resume()
    await expectNoAxeViolation(openDay(page))
    await page.goto(CONSULT)
    await consultLink(page).click()
    await expectNoAxeViolation(consult(page))
  })
}
