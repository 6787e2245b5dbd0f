import { PAGES } from '#seed/content/pages/index.ts'
import { findMistakes } from '../fixtures/html-validator.ts'
import { isChosen } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { walkByKeyboard } from './keyboard-walk.ts'
import { DESKTOP, headingLevels, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { RUNTIME_LIMIT, SCRIPT_LIMIT, weighScripts } from './script-weight.ts'
import { expect, test } from './site-test.ts'

const WIDTHS = [320, 375, 768, 1024, 1440]

for (const [place, { path, title }] of PAGES.entries()) {
  const href = path === '' ? '/' : `/${path}/`
  test.describe(`「${title}」 ${href}`, () => {
    let weigh: ReturnType<typeof weighScripts>

    test.beforeEach(async ({ page }) => {
      weigh = weighScripts(page)
      await page.setViewportSize(DESKTOP)
      await page.goto(href)
    })

    if (isChosen(place, 3)) {
      test('can be read: its scripts are small, nothing moves or sticks out, no level of headings is skipped, no mistake in its HTML', async ({
        page,
      }) => {
        expect(await findMistakes(await (await page.request.get(href)).text())).toEqual([])
        // A pointer at rest beside the text wakes nothing: what comes then comes by reading alone.
        await page.mouse.move(1, DESKTOP.height / 2)
        await readThrough(page)
        expect(await layoutShifts(page)).toBe(0)
        const { own, runtime, files } = await weigh()
        expect(own, files.join('\n')).toBeLessThanOrEqual(SCRIPT_LIMIT)
        expect(runtime).toBeLessThanOrEqual(RUNTIME_LIMIT)
        const levels = await headingLevels(page)
        expect(levels[0]).toBe(1)
        for (const [index, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          // What is laid out by script follows the window a frame later.
          await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBe(0)
        }
      })
    }

    if (isChosen(place, 9)) {
      test('has no violation, on a desktop or a phone', async ({ page }) => {
        await readThrough(page)
        expect(await findAxeViolations(page), 'on a desktop').toEqual([])
        await page.setViewportSize(PHONE)
        // What stands around it on a phone is the same on all pages, and is judged with their templates.
        expect(await findAxeViolations(page, 'main'), 'on a phone').toEqual([])
      })
    }

    if (!isChosen(place, 9, 3)) return

    test('can be used by keyboard alone: everything is reached, and is seen when it is', async ({ page }) => {
      const { stops, missed, unseen } = await walkByKeyboard(page)
      expect(stops).toBeGreaterThan(10)
      expect({ missed, unseen }).toEqual({ missed: [], unseen: [] })
    })
  })
}
