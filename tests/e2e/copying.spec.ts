import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const COUPONS = '/gallery/coupon/'
const COPYING = '/gallery/click-to-copy/'

async function allowCopying(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Pressed twice, while time stands still: the feedback is there until the whole time after the second press is over. */
async function expectFeedback(page: Page, press: () => Promise<void>, button: Locator, ms: number): Promise<void> {
  await press()
  await expect(button).toHaveAttribute('data-copied', 'yes')
  await page.clock.runFor(ms - 1)
  await expect(button).toHaveAttribute('data-copied', 'yes')
  await press()
  await expect(button).toHaveAttribute('data-copied', 'yes')
  await page.clock.runFor(ms - 1)
  await expect(button).toHaveAttribute('data-copied', 'yes')
  await page.clock.runFor(1)
  await expect(button).not.toHaveAttribute('data-copied')
}

test.describe('coupon', () => {
  for (const style of chosenOf(['slide', 'slide-curve', 'slide-angle', 'right-curve'], 4))
    test(`of style ${style} is uncovered and copied by a press`, async ({ page, context }) => {
      await allowCopying(context)
      await stopTime(page)
      await page.goto(COUPONS)
      const example = page.locator(`#${style}`)
      const button = example.getByRole('button', { name: /複製優惠碼/ })
      const code = (await button.locator('code').textContent()) ?? ''
      await expect(example.locator('.w-coupon__cover')).toBeVisible()
      await button.click()
      await expect(example.getByRole('status')).toHaveText(`已複製優惠碼 ${code}`)
      await expect(example.locator('.w-coupon__cover')).toBeHidden()
      expect(await clipboard(page)).toBe(code)
    })

  test('coupon copy feedback resets after 2000 ms, and a second press restarts it', async ({ page, context }) => {
    await allowCopying(context)
    await stopTime(page)
    await page.goto(COUPONS)
    const example = page.locator('#button-input')
    const button = example.getByRole('button')
    await expectFeedback(page, () => button.click(), button, 2000)
    await expect(example.getByText('複製優惠碼')).toBeVisible()
    await expect(example.getByText('已複製！')).toBeHidden()
    expect(await clipboard(page)).toBe('VOICE-88')
  })

  test('one coupon says nothing for another', { tag: '@whole' }, async ({ page, context }) => {
    await allowCopying(context)
    await stopTime(page)
    await page.goto(COUPONS)
    await page.locator('#inline').getByRole('button').click()
    await expect(page.locator('#inline').getByRole('status')).toHaveText('已複製優惠碼 DRAMA46')
    await expect(page.locator('[data-copied]')).toHaveCount(1)
  })

  test('is honest when the clipboard refuses, and selects the code', { tag: '@whole' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(COUPONS)
    for (const [style, code] of [
      ['slide', 'XS46'],
      ['button-input', 'VOICE-88'],
    ] as const) {
      const example = page.locator(`#${style}`)
      await example.getByRole('button').click()
      await expect(example.getByRole('status')).toContainText('無法自動複製，已經選取優惠碼')
      await expect(example.getByText('已複製！')).toBeHidden()
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(code)
    }
    expect(await findAxeViolations(page)).toEqual([])
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`may open a window with the code, without violations at ${viewport.width} px`, { tag: '@whole' }, async ({
      page,
      context,
    }) => {
      await allowCopying(context)
      await stopTime(page)
      await page.setViewportSize(viewport)
      await page.goto(COUPONS)
      const example = page.locator('#popup')
      await example.getByRole('button', { name: '領取系友優惠' }).click()
      const dialog = page.getByRole('dialog', { name: '系刊全套半價' })
      await expect(dialog).toContainText('畢業滿十年的系友')
      await dialog.getByRole('button', { name: /複製優惠碼/ }).click()
      await expect(dialog.getByRole('status')).toHaveText('已複製優惠碼 ALUMNI-50')
      expect(await clipboard(page)).toBe('ALUMNI-50')
      await page.clock.resume()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
})

test.describe('click to copy', () => {
  test('click-to-copy feedback resets after 1500 ms, and a second press restarts it', async ({ page, context }) => {
    await allowCopying(context)
    await stopTime(page)
    await page.goto(COPYING)
    const example = page.locator('#button')
    const button = example.getByRole('button')
    await button.focus()
    await expectFeedback(page, () => page.keyboard.press('Enter'), button, 1500)
    expect(await clipboard(page)).toMatch(/^敬啟者：\n茲推薦/)
  })

  test('swaps to the success text, and nothing moves', { tag: '@whole' }, async ({ page, context }) => {
    await allowCopying(context)
    await stopTime(page)
    await page.goto(COPYING)
    const example = page.locator('#standard')
    const button = example.getByRole('button')
    const before = await button.boundingBox()
    await button.click()
    await expect(example.getByRole('status')).toHaveText('已複製')
    await expect(button.getByText('已複製')).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  })

  test('is honest when the clipboard refuses, and selects the text', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await page.goto(COPYING)
    const example = page.locator('#box')
    await example.getByRole('button').click()
    await expect(example.getByRole('status')).toContainText('無法自動複製')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('mdu-speech-2026')
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('codes and texts are there to be read, and no button promises anything', { tag: '@whole' }, async ({ page }) => {
    await page.goto(COUPONS)
    for (const code of ['XS46', 'SPEECH20', 'ALUMNI-2026', 'XS50', 'DRAMA46'])
      await expect(page.getByText(code, { exact: true })).toBeVisible()
    await page.goto(COPYING)
    await expect(page.getByText('mdu-speech-2026')).toBeVisible()
    await expect(page.locator('.w-click-to-copy').getByRole('button')).toHaveCount(0)
  })
})
