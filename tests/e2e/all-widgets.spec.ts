import { DESKTOP, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const ALL = '/gallery/all/'

for (const viewport of [DESKTOP, PHONE]) {
  test(`a page with every widget stands still while it is read, and fits ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(ALL)
    await readThrough(page)
    expect(await layoutShifts(page)).toBe(0)
    expect(await sidewaysOverflow(page)).toBe(0)
  })
}

test('with less motion nothing on it moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(ALL)
  await readThrough(page)
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  )
  expect(moving).toEqual([])
})
