import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isChosen } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const WIDGETS_DIR = path.resolve(import.meta.dirname, '../../src/widgets')
const WIDGETS = readdirSync(WIDGETS_DIR).filter((folder) => existsSync(path.join(WIDGETS_DIR, folder, 'examples.ts')))

test('the gallery lists every widget and leads to its examples', async ({ page }) => {
  await page.goto('/gallery/')
  const names = page.getByRole('main').getByRole('listitem').locator('code')
  expect((await names.allTextContents()).sort()).toEqual(WIDGETS.sort())
  await page.getByRole('link', { name: '倒數計時' }).click()
  await expect(page).toHaveURL('/gallery/countdown/')
  await expect(page.getByRole('heading', { level: 2, name: '已經結束' })).toBeVisible()
})

for (const [place, name] of WIDGETS.entries()) {
  // `all-widgets.spec.ts` reads them all on one page.
  if (!isChosen(place, 9)) continue
  test(`${name}: no example has a violation or sticks out`, async ({ page }) => {
    await page.goto(`/gallery/${name}/`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    for (const [at, size] of [DESKTOP, PHONE].entries()) {
      await page.setViewportSize(size)
      // What stands around them is judged with the pages.
      if (isChosen(place / 9, 2, at)) expect(await findAxeViolations(page, 'main'), `at ${size.width} px`).toEqual([])
      expect(await sidewaysOverflow(page), `at ${size.width} px`).toBe(0)
    }
  })
}

test('accordion: no example has a violation when another item is opened', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/gallery/accordion/')
  for (const example of ['faq', 'box', 'nested']) {
    const last = page.locator(`#${example} details`).last()
    await last.locator('summary').click()
    await expect(last).toHaveAttribute('open')
  }
  expect(await findAxeViolations(page)).toEqual([])
})
