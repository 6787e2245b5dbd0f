import type { Page } from '@playwright/test'
import { findAxeViolations, findContrastViolations } from './axe-violations.ts'
import { expect, test } from './site-test.ts'

const ROWS = 40

/** A list in which the rows are alike but for one. */
async function showRows(page: Page, odd: string): Promise<void> {
  const row = (at: number) => `<li><a href="/row/${at}">Row ${at}</a> <img src="data:," alt="Picture ${at}"></li>`
  const rows = Array.from({ length: ROWS }, (_, at) => (at === ROWS - 1 ? odd : row(at)))
  await page.setContent(
    `<!doctype html><html lang="en"><title>Rows</title><main><h1>Rows</h1><ul style="line-height:3">${rows.join('')}</ul></main>`,
  )
}

for (const { mistake, odd, rule } of [
  { mistake: 'a picture without its words', odd: '<li><a href="/x">Row</a> <img src="data:,"></li>', rule: 'image-alt' },
  { mistake: 'a link without words', odd: '<li><a href="/x"></a> <img src="data:," alt="Picture"></li>', rule: 'link-name' },
  {
    mistake: 'words that one can hardly see',
    odd: '<li><a href="/x"><span style="color:#eee">Row</span></a> <img src="data:," alt="Picture"></li>',
    rule: 'color-contrast',
  },
]) {
  test(`${mistake} is found in a row that differs from all others by that alone`, async ({ page }) => {
    await showRows(page, odd)
    const violations = await findAxeViolations(page)
    expect(violations).toHaveLength(1)
    expect(violations[0]).toContain(rule)
    expect(await findContrastViolations(page)).toEqual(rule === 'color-contrast' ? violations : [])
  })
}

test('a page that scrolls all the time is not judged, and does not hold up the others', { tag: '@whole' }, async ({ page }) => {
  await showRows(page, '')
  await page.evaluate(() => {
    const scroll = () => {
      window.scrollBy({ top: 10, behavior: 'instant' })
      requestAnimationFrame(scroll)
    }
    scroll()
  })
  await expect(findAxeViolations(page)).rejects.toThrow('Something scrolls the page all the time')
})
