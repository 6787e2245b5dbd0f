import { PAGES } from '#seed/content/pages/index.ts'
import { findMistakes } from '../fixtures/html-validator.ts'
import { walkByKeyboard } from './keyboard-walk.ts'
import { DESKTOP, findAxeViolations, headingLevels, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const WIDTHS = [320, 375, 768, 1024, 1440]

for (const { path, title } of PAGES) {
  const href = path === '' ? '/' : `/${path}/`
  test.describe(`「${title}」 ${href}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(href)
    })

    test('can be read: nothing moves or sticks out, no level of headings is skipped, no violation, no mistake in its HTML', async ({
      page,
    }) => {
      expect(await findMistakes(await (await page.request.get(href)).text())).toEqual([])
      await readThrough(page)
      expect(await layoutShifts(page)).toBe(0)
      const levels = await headingLevels(page)
      expect(levels[0]).toBe(1)
      for (const [index, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sidewaysOverflow(page), `at ${width} px`).toBe(0)
      }
      for (const size of [PHONE, DESKTOP]) {
        // From the top, where nothing is under the header that stays.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.setViewportSize(size)
        expect(await findAxeViolations(page), `at ${size.width} px`).toEqual([])
      }
    })

    test('can be used by keyboard alone: everything is reached, and is seen when it is', async ({ page }) => {
      const { stops, missed, unseen } = await walkByKeyboard(page)
      expect(stops).toBeGreaterThan(10)
      expect({ missed, unseen }).toEqual({ missed: [], unseen: [] })
    })
  })
}
