import { PAGES } from '#seed/content/pages/index.ts'
import { readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

/** A4 without its margins, in CSS pixels. */
const SHEET = { width: 643, height: 971 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET)
})

test('a printed page is ink on white, whatever paper its parts have on the screen', async ({ page }) => {
  await page.goto('/honor/')
  await page.emulateMedia({ media: 'print' })
  const section = page.getByRole('main').locator('.w-section[data-stock=ink]')
  await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(section.getByText('數字', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('menus, forms and buttons stay on the screen, and what they stand for is printed', async ({ page }) => {
  await page.goto('/courses/')
  await readThrough(page)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('columnheader', { name: '學分' }).first()).toBeVisible()
  await page.goto('/about/faculty/')
  await readThrough(page)
  await expect(page.getByRole('main').getByText('許靜儀').first()).toBeVisible()
})

test('slides are printed one and all, side by side', async ({ page }) => {
  await page.goto('/events/')
  await readThrough(page)
  await page.emulateMedia({ media: 'print' })
  // What is laid out by script follows a frame later.
  await expect(async () => {
    const boxes = await page
      .locator('.w-advanced-slider .carousel__slide')
      .evaluateAll((slides) =>
        slides.map((slide) => ({ opacity: getComputedStyle(slide).opacity, ...slide.getBoundingClientRect().toJSON() })),
      )
    expect(boxes.length).toBeGreaterThan(2)
    for (const { opacity, left, right } of boxes) {
      expect(opacity).toBe('1')
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(SHEET.width)
    }
    const places = boxes.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)
    expect(new Set(places).size).toBe(boxes.length)
  }).toPass()
})

test('no demo page is wider than a sheet', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path } of PAGES) {
    await page.goto(path === '' ? '/' : `/${path}/`)
    await expect.poll(() => sidewaysOverflow(page), `/${path}`).toBe(0)
  }
})
