import { isChosen } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, headingLevels, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { SITE_NAME, TEMPLATES } from './templates.ts'

const WIDTHS = [320, 375, 768, 1024, 1440]

for (const [place, { name, path, heading, title, isMissing }] of TEMPLATES.entries()) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, complaints }) => {
      if (isMissing) complaints.expect(/404/)
      await page.setViewportSize(DESKTOP)
      await page.goto(path)
    })

    test('says what it is, in headings that skip no level; stands still while it is read, and fits every width', async ({
      page,
    }) => {
      await expect(page).toHaveTitle(title === null ? SITE_NAME : `${title}｜${SITE_NAME}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const [first, ...others] = await headingLevels(page)
      expect(first).toBe(1)
      expect(others).not.toContain(1)
      for (const [index, level] of others.entries()) expect(level).toBeLessThanOrEqual((others[index - 1] ?? 1) + 1)
      await readThrough(page)
      expect(await layoutShifts(page)).toBe(0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        // What is laid out by script follows the window a frame later.
        await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBe(0)
      }
    })

    for (const [at, size] of [DESKTOP, PHONE].entries()) {
      if (!isChosen(place, 4, at)) continue
      test(`has no violation at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size)
        expect(await findAxeViolations(page)).toEqual([])
      })
    }
  })
}
