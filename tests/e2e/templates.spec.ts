import { findBarriers, headingLevels, layoutShifts, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { SITE_NAME, TEMPLATES } from './templates.ts'

const PHONE = { width: 375, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
const WIDTHS = [320, 375, 768, 1024, 1440]

for (const { name, path, heading, title, isMissing } of TEMPLATES) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, complaints }) => {
      if (isMissing) complaints.expect(/404/)
      await page.setViewportSize(DESKTOP)
      await page.goto(path)
    })

    test('says what it is', async ({ page }) => {
      await expect(page).toHaveTitle(title === null ? SITE_NAME : `${title}｜${SITE_NAME}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW')
    })

    test('skips no level of heading', async ({ page }) => {
      const levels = await headingLevels(page)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels[0]).toBe(1)
      levels.reduce((above, level) => {
        expect(level).toBeLessThanOrEqual(above + 1)
        return level
      })
    })

    test('has no barrier on a phone or on a desktop', async ({ page }) => {
      expect(await findBarriers(page)).toEqual([])
      await page.setViewportSize(PHONE)
      expect(await findBarriers(page)).toEqual([])
    })

    test('fits every width', async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sidewaysOverflow(page), `at ${width} px`).toBe(0)
      }
    })

    test('stands still while it is read', async ({ page }) => {
      await readThrough(page)
      expect(await layoutShifts(page)).toBe(0)
    })
  })
}
