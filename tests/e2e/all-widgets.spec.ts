import { chosenOf } from '../whole.ts'
import { DESKTOP, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const ALL = '/gallery/all/'

for (const viewport of chosenOf([DESKTOP, PHONE], 2, 1)) {
  test(`a page with every widget stands still while it is read, and fits ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(ALL)
    await readThrough(page)
    expect(await layoutShifts(page)).toBe(0)
    expect(await sidewaysOverflow(page)).toBe(0)
    // Each of them hides from the page what sticks out of it.
    const tooWide = await page
      .getByRole('main')
      .locator('> section')
      .evaluateAll((examples) => examples.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id))
    expect(tooWide).toEqual([])
  })
}

test('with less motion nothing on it moves by itself', { tag: '@whole' }, async ({ page }) => {
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

test('nothing on it asks for the languages of the browser while it wakes: the first question takes a slow telephone 0.1 s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    for (const name of Object.getOwnPropertyNames(Intl) as (keyof typeof Intl)[]) {
      const formatter: unknown = Intl[name]
      if (typeof formatter !== 'function') continue
      const watched = new Proxy(formatter, {
        construct(target, args) {
          asked.push(name)
          return Reflect.construct(target, args)
        },
      })
      Object.defineProperty(Intl, name, { value: watched })
    }
    for (const { prototype } of [Number, Date, String]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((method) => method.includes('ocale'))) {
        const method = Reflect.get(prototype, name)
        const watched = function (this: unknown, ...args: unknown[]) {
          asked.push(name)
          return Reflect.apply(method, this, args)
        }
        Object.defineProperty(prototype, name, { value: watched })
      }
    }
  })
  await page.goto(ALL)
  await readThrough(page)
  await expect(page.locator('[data-module][data-when=visible]:not([data-island])').filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
})
