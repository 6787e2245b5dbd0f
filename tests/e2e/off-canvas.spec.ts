import type { Page } from '@playwright/test'
import { actionHref } from '#published/action-href.ts'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, recordStates } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/off-canvas/'

test.use({ viewport: DESKTOP })

const example = (page: Page, name: string) => page.locator(`section#${name} [data-widget=off-canvas]`)
const panelOf = (page: Page, name: string) => example(page, name).locator('dialog')
const openerOf = (page: Page, name: string) => example(page, name).locator('[command=show-modal]')
const closerOf = (page: Page, name: string) => panelOf(page, name).locator('[data-dialog-close]')

async function wake(page: Page, name: string): Promise<void> {
  await openerOf(page, name).focus()
  await expect(example(page, name)).toHaveAttribute('data-island', 'awake')
}

async function addActionLink(page: Page, mode: 'open' | 'close' | 'toggle', id: string, into = 'section#fade'): Promise<void> {
  const href = actionHref(`off_canvas:${mode}`, { id, displayMode: mode })
  await page.locator(into).evaluate(
    (target, [address, words]) => {
      const link = document.createElement('a')
      link.href = address
      link.role = 'button'
      link.textContent = words
      target.prepend(link)
    },
    [href, `動作 ${mode}`] as const,
  )
}

test('It costs no script before it is touched', { tag: '@whole' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('off-canvas'))).toEqual([])
})

test('Off-canvas panel: open or closed, and its opener says which', async ({ page }) => {
  await page.goto(GALLERY)
  await expect(openerOf(page, 'start')).toHaveAttribute('aria-expanded', 'false')
  await openerOf(page, 'start').click()
  await expect(panelOf(page, 'start')).toBeVisible()
  await expect(openerOf(page, 'start')).toHaveAttribute('aria-expanded', 'true')
  await expect(panelOf(page, 'start')).toHaveAttribute('data-state', 'shown')
  const states = await recordStates(panelOf(page, 'start'))
  await closerOf(page, 'start').click()
  await expect(panelOf(page, 'start')).toBeHidden()
  expect(await states()).toContain('closing')
  await expect(openerOf(page, 'start')).toHaveAttribute('aria-expanded', 'false')
})

test('By keyboard: the focus goes into it, Escape closes it, and the focus returns', async ({ page }) => {
  await page.goto(GALLERY)
  await wake(page, 'start')
  await page.keyboard.press('Enter')
  await expect(panelOf(page, 'start').locator('[data-dialog-title]')).toBeFocused()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('main a, header a'))).toBe(
      await page.evaluate(() => Boolean(document.activeElement?.closest('dialog') && document.activeElement.matches('a'))),
    )
  }
  await page.keyboard.press('Escape')
  await expect(panelOf(page, 'start')).toBeHidden()
  await expect(openerOf(page, 'start')).toBeFocused()
})

test('Body scrolling is locked while it is open, but only where that is set', async ({ page }) => {
  await page.goto(GALLERY)
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  for (const [name, expected] of [
    ['start', false],
    ['end', true],
  ] as const) {
    await openerOf(page, name).click()
    await expect(panelOf(page, name)).toBeVisible()
    await expect.poll(isLocked, name).toBe(expected)
    await closerOf(page, name).click()
    await expect(panelOf(page, name)).toBeHidden()
    await expect.poll(isLocked, name).toBe(false)
  }
})

test('A click beside it closes it, unless it is to stay; Escape always does', async ({ page }) => {
  await page.goto(GALLERY)
  await openerOf(page, 'start').click()
  await expect(panelOf(page, 'start')).toHaveAttribute('data-state', 'shown')
  await page.mouse.click(DESKTOP.width - 20, 400)
  await expect(panelOf(page, 'start')).toBeHidden()

  await wake(page, 'fade')
  await openerOf(page, 'fade').click()
  const panel = panelOf(page, 'fade')
  await expect(panel).toHaveAttribute('data-state', 'shown')
  await page.mouse.click(20, 400)
  await expect(panel).toHaveAttribute('data-state', 'shown')
  await closerOf(page, 'fade').click()
  await expect(panel).toBeHidden()
  await openerOf(page, 'fade').click()
  await expect(panel).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

for (const name of chosenOf(['報名時程', 'off-canvas-end'] as const, 2)) {
  test(`Action anchors open, close and toggle it by ${name === '報名時程' ? 'its name' : 'its id'}`, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = panelOf(page, 'end')
    await addActionLink(page, 'open', name)
    await addActionLink(page, 'toggle', name)
    await addActionLink(page, 'close', name, 'section#end dialog [data-dialog-scroll]')
    await page.getByRole('button', { name: '動作 open' }).click()
    await expect(panel).toBeVisible()
    await expect(openerOf(page, 'end')).toHaveAttribute('aria-expanded', 'true')
    await panel.getByRole('button', { name: '動作 close' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: '動作 open' })).toBeFocused()
    await page.getByRole('button', { name: '動作 toggle' }).click()
    await expect(panel).toBeVisible()
    await expect(panelOf(page, 'start')).toBeHidden()
  })
}

test('Only one is open at a time, and widgets inside start when it is first shown', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  const countdown = panelOf(page, 'end').locator('[data-widget=countdown]')
  await wake(page, 'start')
  await wake(page, 'end')
  await expect(countdown).not.toHaveAttribute('data-island')
  await openerOf(page, 'start').click()
  await openerOf(page, 'end').evaluate((button: HTMLElement) => button.click())
  await expect(panelOf(page, 'end')).toBeVisible()
  await expect(panelOf(page, 'start')).toBeHidden()
  await expect(countdown).toHaveAttribute('data-island', 'awake')
})

test('Who leaves the page by it and comes back finds the page, not the open panel', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  await wake(page, 'start')
  await openerOf(page, 'start').click()
  await expect(panelOf(page, 'start')).toHaveAttribute('data-state', 'shown')
  // What the browser says when it keeps the page for Back; test browsers keep none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(panelOf(page, 'start')).toBeHidden()
  await expect(openerOf(page, 'start')).toHaveAttribute('aria-expanded', 'false')
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a tap opens it, and a tap beside it closes it', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await openerOf(page, 'start').tap()
    await expect(panelOf(page, 'start')).toBeVisible()
    await page.touchscreen.tap(PHONE.width - 10, 400)
    await expect(panelOf(page, 'start')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('its buttons open and close it', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    for (const name of ['start', 'end', 'fade']) {
      await openerOf(page, name).click()
      await expect(panelOf(page, name)).toBeVisible()
      await closerOf(page, name).click()
      await expect(panelOf(page, name)).toBeHidden()
    }
  })
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`axe finds nothing at ${viewport.width} px, closed and open`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(GALLERY)
    expect(await findAxeViolations(page)).toEqual([])
    for (const name of ['start', 'end', 'fade']) {
      await openerOf(page, name).click()
      await panelOf(page, name).evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
      expect(await findAxeViolations(page), name).toEqual([])
      await closerOf(page, name).click()
      await expect(panelOf(page, name)).toBeHidden()
    }
  })
}
