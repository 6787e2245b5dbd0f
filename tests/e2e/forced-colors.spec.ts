import type { Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { expect, test } from './site-test.ts'
import { searchFor, TEMPLATES } from './templates.ts'

test.use({ forcedColors: 'active' })

/** Those that are chosen, pressed or current and look just like one beside them that is not. */
function findUnseenStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATES = ['aria-selected', 'aria-pressed', 'aria-current']
    const PROPERTIES = ['background-color', 'color', 'border', 'outline', 'text-decoration', 'font-weight', 'scale', 'opacity']
    const isOn = (element: Element) => STATES.some((state) => !['false', null].includes(element.getAttribute(state)))
    const look = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => PROPERTIES.map((name) => getComputedStyle(element, part).getPropertyValue(name)).join())
        .join()
    const findOther = (element: Element) => {
      for (let around = element.parentElement; around !== null && around.tagName !== 'MAIN'; around = around.parentElement) {
        const other = [...around.querySelectorAll(element.tagName)].find(
          (each) => each.className === element.className && !isOn(each) && each.checkVisibility(),
        )
        if (other) return other
      }
      return null
    }
    return [...document.querySelectorAll(STATES.map((state) => `[${state}]`).join())]
      .filter((element) => isOn(element) && element.checkVisibility() && element.closest('[aria-label="目前位置"]') === null)
      .filter((element) => {
        const other = findOther(element)
        return other !== null && look(element) === look(other)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

const WITH_STATES = ['all', 'tabs', 'toggle', 'data-table', 'post-list'].map((name) => `/gallery/${name}/`)

test('what is chosen, pressed or current can be told from the rest, on every kind of page', async ({ page, complaints }) => {
  complaints.expect(/404/)
  const unseen: Record<string, string[]> = {}
  const paths = [...chosenOf(WITH_STATES, 2), ...chosenOf(TEMPLATES, 3).map((template) => template.path)]
  for (const path of paths) {
    await page.goto(path)
    unseen[path] = await findUnseenStates(page)
  }
  expect(Object.entries(unseen).filter(([, found]) => found.length > 0)).toEqual([])
})

test('words that were searched for stand out', async ({ page }) => {
  await page.goto(searchFor('口語'))
  const found = page.locator('mark').first()
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await found.evaluate(background)).not.toBe(await page.locator('body').evaluate(background))
})

for (const [path, star, none] of [
  ['/gallery/reviews/', '.w-reviews__stars [data-fill="full"]', '.w-reviews__stars [data-fill="none"]'],
  ['/gallery/testimonials/', '.w-testimonials__star:not([data-fill="empty"])', '.w-testimonials__star[data-fill="empty"]'],
] as const) {
  test(`${path}: a star that was given can be told from one that was not`, async ({ page }) => {
    await page.goto(path)
    const look = (element: Element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join()
    const given = await page.locator(star).first().evaluate(look)
    expect(await page.locator(none).first().evaluate(look)).not.toBe(given)
  })
}
