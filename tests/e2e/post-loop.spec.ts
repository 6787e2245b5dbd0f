import type { Page, Request, Route } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

/** A page with a loop of several tags, any of which a post may have. */
const PAGE = '/works/'
const CALL = '**/wp-json/lectern/v1/refresh-loop'

const loop = (page: Page) => page.locator('.w-post-loop')
const bar = (page: Page) => loop(page).getByRole('group', { name: '依標籤篩選' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const articles = (page: Page) => loop(page).getByRole('article')
const titles = (page: Page) => articles(page).getByRole('heading').allTextContents()
const count = (page: Page) => loop(page).locator('.w-post-loop__count')
const pressed = (page: Page) => bar(page).locator('[aria-pressed=true]')

async function open(page: Page, query = '') {
  await page.goto(PAGE + query)
  await loop(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-widget=post-loop]')).toHaveAttribute('data-island', 'awake')
}

/** Names of the first tags that have a button. */
async function names(page: Page): Promise<[string, string]> {
  const [, one = '', two = ''] = await bar(page).getByRole('button').allTextContents()
  return [one, two]
}

test.describe('filtered post loops can be refreshed from the server', () => {
  test.use({ viewport: DESKTOP })

  test('with the request of the contract; the list, its count and its pages follow', async ({ page }) => {
    await open(page)
    const all = await titles(page)
    const [one] = await names(page)
    const asked = page.waitForRequest(CALL)
    await button(page, one).click()
    const request: Request = await asked
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual({
      post_id: expect.any(Number),
      post_kind: 'page',
      widget_id: await loop(page).getAttribute('id'),
      widget_filters: { taxonomy: { tag: { terms: [expect.any(String)], logicalJoin: 'OR' } } },
      pagination_base_url: new URL(PAGE, page.url()).href,
    })
    await expect.poll(() => titles(page)).not.toEqual(all)
    await expect(count(page)).toHaveText(/^共 \d+ 筆$/)
    await expect(loop(page).getByRole('status')).toHaveText(/^共 \d+ 筆$/)
    await expect(button(page, one)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, '全部')).toHaveAttribute('aria-pressed', 'false')
    await expect(button(page, one)).toBeFocused()
    await expect(page).toHaveURL(/e-filter-b-[\w-]+-tag=[\w%-]+#/)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('shows the same as the page that the address leads to: reload restores it', async ({ page }) => {
    await open(page)
    const [one, two] = await names(page)
    await button(page, one).click()
    await expect(pressed(page)).toHaveText([one])
    await button(page, two).click()
    await expect(page).toHaveURL(/%7E|~/)
    const [shown, counted] = [await titles(page), await count(page).textContent()]
    await page.reload()
    expect(await titles(page)).toEqual(shown)
    await expect(count(page)).toHaveText(counted ?? '')
    await expect(pressed(page)).toHaveText([one, two])
  })

  test('terms add up; releasing the last one brings 全部 back, and 全部 itself does nothing then', async ({ page }) => {
    await open(page)
    const all = await titles(page)
    const [one, two] = await names(page)
    await button(page, one).click()
    await button(page, two).click()
    await expect(pressed(page)).toHaveText([one, two])
    await button(page, one).click()
    await expect(pressed(page)).toHaveText([two])
    // Before an answer has come there is nothing to go back from.
    await expect.poll(() => titles(page)).not.toEqual(all)
    await button(page, two).click()
    await expect(pressed(page)).toHaveText(['全部'])
    await expect.poll(() => titles(page)).toEqual(all)
    await expect(page).toHaveURL(/\/works\/#/)
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.continue()
    })
    await button(page, '全部').click()
    await expect(pressed(page)).toHaveText(['全部'])
    expect(calls).toBe(0)
  })

  test('Back and Forward filter again', { tag: '@whole' }, async ({ page }) => {
    await open(page)
    const all = await titles(page)
    const [one, two] = await names(page)
    await button(page, one).click()
    await expect.poll(() => titles(page)).not.toEqual(all)
    const first = await titles(page)
    await button(page, two).click()
    await expect(page).toHaveURL(/%7E|~/)
    await page.goBack()
    await expect(pressed(page)).toHaveText([one])
    await expect.poll(() => titles(page)).toEqual(first)
    await page.goBack()
    await expect(pressed(page)).toHaveText(['全部'])
    await expect.poll(() => titles(page)).toEqual(all)
    await page.goForward()
    await expect(pressed(page)).toHaveText([one])
  })

  test('its pages are pages of the filter, and a new filter begins with the first', { tag: '@whole' }, async ({ page }) => {
    await open(page)
    const [one] = await names(page)
    await button(page, one).click()
    // The button is pressed at once; its pages are there with the answer.
    await expect(page).toHaveURL(/e-filter-/)
    const first = await titles(page)
    await loop(page).getByRole('link', { name: '第 2 頁' }).click()
    await expect(loop(page).getByRole('link', { name: '第 2 頁' })).toHaveAttribute('aria-current', 'page')
    expect(await titles(page)).not.toEqual(first)
    await expect(page).toHaveURL(/e-filter-.+list-b-/)
    await expect(pressed(page)).toHaveText([one])
    await button(page, one).click()
    await expect(pressed(page)).toHaveText(['全部'])
    await expect(page).not.toHaveURL(/list-b-/)
  })

  test('by keyboard: Space and Enter press, and the focus stays on the button', async ({ page }) => {
    await open(page)
    const [one, two] = await names(page)
    await button(page, '全部').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(pressed(page)).toHaveText([one])
    await expect(button(page, one)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(pressed(page)).toHaveText([one, two])
    await expect(button(page, two)).toBeFocused()
  })

  test('an older answer never replaces a newer one', { tag: '@whole' }, async ({ page }) => {
    await open(page)
    const [one, two] = await names(page)
    const held: Route[] = []
    await page.route(CALL, (route) => void held.push(route))
    await button(page, one).click()
    await button(page, two).click()
    await expect.poll(() => held.length).toBe(2)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    const [older, newer] = held
    await newer?.continue()
    await expect(page).toHaveURL(/%7E|~/)
    const shown = await titles(page)
    await older?.fulfill({ json: { data: '<p>過時</p>' } }).catch(() => {})
    await expect(pressed(page)).toHaveText([one, two])
    expect(await titles(page)).toEqual(shown)
  })

  test('nothing found is said in words', async ({ page }) => {
    await open(page)
    const [one] = await names(page)
    await page.route(CALL, (route) => route.fulfill({ json: { data: '' } }))
    await button(page, one).click()
    await expect(loop(page).getByText('沒有符合條件的文章，請換個條件。')).toBeVisible()
    await expect(loop(page).getByRole('status')).toHaveText('共 0 筆')
    await expect(articles(page)).toHaveCount(0)
    await page.unroute(CALL)
    await button(page, '全部').click()
    await expect(articles(page)).toHaveCount(3)
  })

  const FAILURES = [
    { what: 'no connection', answer: null },
    { what: 'a refusal', answer: { status: 403, json: { code: 'rest_forbidden', message: '', data: { status: 403 } } } },
    { what: 'an answer without data', answer: { status: 200, json: {} } },
    { what: 'an answer that is no JSON', answer: { status: 200, body: '<h1>錯誤</h1>' } },
    { what: 'HTML without the loop', answer: { status: 200, json: { data: '<p>別的</p>' } } },
  ]
  for (const { what, answer } of chosenOf(FAILURES, 4)) {
    test(`${what}: the old list stays, with a message and a link to try again`, async ({ page, complaints }) => {
      complaints.expect(/ERR_FAILED|403/)
      await open(page)
      const [one] = await names(page)
      const all = await titles(page)
      await page.route(CALL, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await button(page, one).click()
      await expect(loop(page).getByRole('alert')).toContainText('文章沒有載入成功')
      expect(await titles(page)).toEqual(all)
      await expect(pressed(page)).toHaveText(['全部'])
      await expect(page).toHaveURL(PAGE)
      expect(await findAxeViolations(page)).toEqual([])
      await page.unroute(CALL)
      await loop(page).getByRole('link', { name: '重新開啟這一頁' }).click()
      await expect(pressed(page)).toHaveText([one])
      await expect(page).toHaveURL(/e-filter-/)
    })
  }

  test('one at a time: another term releases the first, the same one brings 全部 back', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/post-loop/')
    const single = page.locator('section#category')
    const names = single.getByRole('group', { name: '依分類篩選' }).getByRole('button')
    await expect(names.first()).toHaveAttribute('aria-pressed', 'true')
    const [, one = '', two = ''] = await names.allTextContents()
    const down = single.locator('[aria-pressed=true]')
    await single.getByRole('button', { name: one, exact: true }).click()
    await expect(down).toHaveText([one])
    await expect(single.getByRole('article').first()).toContainText(one)
    await single.getByRole('button', { name: two, exact: true }).click()
    await expect(down).toHaveText([two])
    await expect(single.getByRole('article').first()).toContainText(two)
    await single.getByRole('button', { name: two, exact: true }).click()
    await expect(down).toHaveText(['全部'])
  })
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the buttons press, and scroll in one line', { tag: '@whole' }, async ({ page }) => {
    await open(page)
    const [one] = await names(page)
    await button(page, one).tap()
    await expect(pressed(page)).toHaveText([one])
    await expect(page).toHaveURL(/e-filter-/)
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await bar(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are links, to be followed, added up and released', { tag: '@whole' }, async ({ page }) => {
    await page.goto(PAGE)
    const links = bar(page).getByRole('link')
    const current = bar(page).locator('[aria-current=true]')
    await expect(current).toHaveText(['全部'])
    const [, one = '', two = ''] = await links.allTextContents()
    const all = await titles(page)
    await bar(page).getByRole('link', { name: one, exact: true }).click()
    await expect(current).toHaveText([one])
    expect(await titles(page)).not.toEqual(all)
    await bar(page).getByRole('link', { name: two, exact: true }).click()
    await expect(current).toHaveText([one, two])
    await loop(page).getByRole('link', { name: '下一頁' }).click()
    await expect(current).toHaveText([one, two])
    await bar(page).getByRole('link', { name: '全部' }).click()
    await expect(current).toHaveText(['全部'])
    expect(await titles(page)).toEqual(all)
  })
})
