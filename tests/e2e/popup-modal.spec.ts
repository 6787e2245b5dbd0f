import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, motions, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/popup-modal/'
const START = new Date('2026-11-16T09:00:00+08:00')
const COOKIE = 'popup_cookie_popup-modal-time'

test.use({ viewport: DESKTOP })

const example = (page: Page, name: string) => page.locator(`section#${name} [data-widget=popup-modal]`)
const dialogOf = (page: Page, name: string) => example(page, name).locator('dialog')
const togglerOf = (page: Page, name: string) => example(page, name).locator('[command=show-modal]')

/** The gallery with all dialogs awake, half a minute ago, and a clock that the test moves. */
async function openGallery(page: Page): Promise<void> {
  await page.clock.install({ time: START.getTime() - 60_000 })
  await page.clock.pauseAt(START)
  await page.goto(GALLERY)
  // They wake in an idle moment; such come with the clock, too, which stands still however long it takes.
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.locator('[data-widget=popup-modal][data-island=awake]')).toHaveCount(6, { timeout: 1000 })
  }).toPass()
  await page.clock.pauseAt(START.getTime() + 30_000)
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

/** Presses outside a dialog, in the corner of the window. */
async function pressBeside(page: Page): Promise<void> {
  await page.mouse.click(8, DESKTOP.height - 8)
}

test('A popup modal goes from hidden to shown on a click of its toggler, to closing for 450 ms and back to hidden', async ({
  page,
}) => {
  await openGallery(page)
  const dialog = dialogOf(page, 'button')
  await expect(dialog).toHaveAttribute('data-state', 'hidden')
  await togglerOf(page, 'button').click()
  await expect(dialog).toHaveAttribute('data-state', 'shown')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '關閉' }).first().click()
  await expect(dialog).toHaveAttribute('data-state', 'closing')
  await page.clock.runFor(449)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog).toHaveAttribute('data-state', 'hidden')
  await expect(dialog).toBeHidden()
})

test('It can be opened again, by its picture too, and each way of closing it goes through closing', async ({ page }) => {
  await openGallery(page)
  const dialog = dialogOf(page, 'corner')
  const ways: (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => pressBeside(page),
    () => dialog.locator('[data-dialog-close]').click(),
    () => dialog.locator('.btn-row').getByRole('button', { name: '關閉' }).click(),
  ]
  for (const close of ways) {
    await togglerOf(page, 'corner').click()
    await expect(dialog).toHaveAttribute('data-state', 'shown')
    await page.clock.runFor(1000)
    await close()
    await expect(dialog).toHaveAttribute('data-state', 'closing')
    await page.clock.runFor(450)
    await expect(dialog).toBeHidden()
  }
  await togglerOf(page, 'image').click()
  await expect(dialogOf(page, 'image')).toBeVisible()
})

test('A click beside it closes it only where that is wanted, and a press that began inside never does', async ({ page }) => {
  await openGallery(page)
  await togglerOf(page, 'image').click()
  await pressBeside(page)
  await expect(dialogOf(page, 'image')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await page.clock.runFor(450)

  await togglerOf(page, 'button').click()
  const dialog = dialogOf(page, 'button')
  const box = await dialog.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move(8, DESKTOP.height - 8)
  await page.mouse.up()
  await expect(dialog).toHaveAttribute('data-state', 'shown')
})

test('By keyboard: the focus goes to its title, stays inside, and returns to the toggler', async ({ page }) => {
  await openGallery(page)
  const toggler = togglerOf(page, 'button')
  const dialog = dialogOf(page, 'button')
  await toggler.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Shift+Tab')
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer') !== null && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await page.clock.runFor(450)
  await expect(toggler).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('It is shown after the configured number of seconds, and with 0 seconds never', async ({ page }) => {
  await openGallery(page)
  const dialog = dialogOf(page, 'time')
  await page.clock.runFor(29_000)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(2000)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.clock.runFor(3_600_000)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('Closing sets the cookie popup_cookie_{id}=1 for the whole site; while it exists nothing is shown automatically, but the toggler still opens it', async ({
  page,
}) => {
  await openGallery(page)
  const dialog = dialogOf(page, 'time')
  await page.clock.runFor(32_000)
  await expect(dialog).toBeVisible()
  expect(await cookieNames(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveAttribute('data-state', 'closing')
  expect(await page.context().cookies()).toMatchObject([{ name: COOKIE, value: '1', path: '/', expires: -1, sameSite: 'Lax' }])

  await page.reload()
  // Idle moments, too, come with the clock.
  await page.clock.runFor(3000)
  await expect(example(page, 'time')).toHaveAttribute('data-island', 'awake')
  await page.clock.runFor(120_000)
  await expect(dialog).toBeHidden()
  await togglerOf(page, 'time').click()
  await expect(dialog).toBeVisible()
})

test('A cookie whose name only begins like this one means another popup', { tag: '@whole' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: `${COOKIE}x`, value: '1', url: baseURL ?? '' }])
  await openGallery(page)
  await page.clock.runFor(32_000)
  await expect(dialogOf(page, 'time')).toBeVisible()
})

test('Without consent closing writes no cookie', { tag: '@whole' }, async ({ page }) => {
  await openGallery(page)
  await togglerOf(page, 'button').click()
  await page.keyboard.press('Escape')
  await page.clock.runFor(450)
  expect(await cookieNames(page)).toEqual([])
})

test('A timed dialog never steals the focus from someone typing', async ({ page }) => {
  await openGallery(page)
  await page.locator('main').evaluate((main) => {
    const field = document.createElement('textarea')
    field.setAttribute('aria-label', '留言')
    main.prepend(field)
  })
  const field = page.getByLabel('留言')
  await field.fill('打到一半')
  await page.clock.runFor(120_000)
  await expect(field).toBeFocused()
  await expect(dialogOf(page, 'time')).toBeHidden()
  await field.blur()
  await page.clock.runFor(700)
  await expect(dialogOf(page, 'time')).toBeHidden()
  await page.clock.runFor(600)
  await expect(dialogOf(page, 'time')).toBeVisible()
})

test('A timed dialog waits until an open one is closed', { tag: '@whole' }, async ({ page }) => {
  await openGallery(page)
  await togglerOf(page, 'button').click()
  await page.clock.runFor(60_000)
  await expect(dialogOf(page, 'time')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.runFor(2500)
  await expect(dialogOf(page, 'button')).toBeHidden()
  await expect(dialogOf(page, 'time')).toBeVisible()
})

test('Showing one first hides any other, and the focus returns to where it began', async ({ page }) => {
  await openGallery(page)
  await togglerOf(page, 'button').click()
  await expect(dialogOf(page, 'button')).toBeVisible()
  await togglerOf(page, 'corner').evaluate((button: HTMLElement) => button.click())
  await expect(dialogOf(page, 'corner')).toBeVisible()
  await expect(dialogOf(page, 'button')).toBeHidden()
  await expect(dialogOf(page, 'button')).toHaveAttribute('data-state', 'hidden')
  await page.keyboard.press('Escape')
  await page.clock.runFor(450)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(togglerOf(page, 'button')).toBeFocused()
})

test('Pictures and widgets inside start when it is first shown', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  await expect(example(page, 'image')).toHaveAttribute('data-island', 'awake')
  await togglerOf(page, 'image').scrollIntoViewIfNeeded()
  const countdown = dialogOf(page, 'image').locator('[data-widget=countdown]')
  const picture = dialogOf(page, 'image').locator('.w-image img')
  await expect(countdown).not.toHaveAttribute('data-island')
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(false)
  await togglerOf(page, 'image').click()
  await expect(countdown).toHaveAttribute('data-island', 'awake')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('It keeps the place, the width and the edge of its settings', { tag: '@whole' }, async ({ page }) => {
  await openGallery(page)
  const boxOf = async (name: string) => {
    await togglerOf(page, name).click()
    const dialog = dialogOf(page, name)
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finish())))
    const box = await dialog.boundingBox()
    await page.keyboard.press('Escape')
    await page.clock.runFor(450)
    return box ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const button = await boxOf('button')
  expect(button.width).toBe(700)
  expect(Math.abs(button.x + button.width / 2 - DESKTOP.width / 2)).toBeLessThan(10)
  const corner = await boxOf('corner')
  expect(corner.width).toBe(400)
  expect(corner.x + corner.width).toBeGreaterThan(DESKTOP.width - 40)
  expect(corner.y + corner.height).toBeGreaterThan(DESKTOP.height - 40)
  const slideIn = await boxOf('slide-in')
  expect([slideIn.width, slideIn.height, slideIn.x + slideIn.width]).toEqual([420, DESKTOP.height, DESKTOP.width])
})

test('With reduced motion it goes through the same states, and nothing moves', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  const dialog = dialogOf(page, 'button')
  await recordStates(dialog)
  await togglerOf(page, 'button').click()
  await expect(dialog).toBeVisible()
  expect(await motions(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.clock.runFor(1)
  await expect(dialog).toBeHidden()
  await expect(dialog).toHaveAttribute('data-seen', 'shown closing hidden')
})

async function recordStates(dialog: Locator): Promise<void> {
  await dialog.evaluate((element: HTMLElement) => {
    const seen: string[] = []
    new MutationObserver(() => {
      const { state = '' } = element.dataset
      if (seen.at(-1) !== state) seen.push(state)
      element.dataset.seen = seen.join(' ')
    }).observe(element, { attributeFilter: ['data-state'] })
  })
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a tap opens it, and a tap beside it closes it', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await togglerOf(page, 'button').tap()
    await expect(dialogOf(page, 'button')).toBeVisible()
    await page.touchscreen.tap(5, PHONE.height - 5)
    await expect(dialogOf(page, 'button')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('its button opens and closes it, also that of a popup which would open by itself', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    for (const name of ['button', 'image', 'time', 'never', 'slide-in']) {
      await togglerOf(page, name).click()
      await expect(dialogOf(page, name)).toBeVisible()
      await dialogOf(page, name).locator('[data-dialog-close]').click()
      await expect(dialogOf(page, name)).toBeHidden()
    }
  })
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`axe finds nothing at ${viewport.width} px, closed and open`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(GALLERY)
    expect(await findAxeViolations(page)).toEqual([])
    for (const name of ['button', 'image', 'slide-in', 'corner']) {
      await togglerOf(page, name).click()
      const dialog = dialogOf(page, name)
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      expect(await findAxeViolations(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}
