import type { Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/post-list/'
const example = (page: Page, name: string) => page.locator(`section#${name}`)
const titles = (page: Page, name: string) => example(page, name).getByRole('article').getByRole('heading').allTextContents()
const articles = (page: Page, name: string) => example(page, name).getByRole('article')
const pageLink = (page: Page, name: string, number: number) => example(page, name).getByRole('link', { name: `第 ${number} 頁` })
const lastLink = (page: Page, name: string) =>
  example(page, name)
    .getByRole('link', { name: /^第 \d+ 頁$/ })
    .last()
const more = (page: Page) => example(page, 'load-more').getByRole('link', { name: '載入更多文章' })
const status = (page: Page, name: string) => example(page, name).getByRole('status')

/** Nothing that is written on the window survives a page load. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true })
  })
  return () => page.evaluate(() => 'isMarked' in window)
}

/** Holds the answers to a list's pages back until they are let through. */
async function holdPages(page: Page) {
  const waiting: { address: string; go: () => void }[] = []
  await page.route(/[?&](?:list-|e-filter-)/, async (route) => {
    await new Promise<void>((go) => waiting.push({ address: route.request().url(), go }))
    await route.continue().catch(() => {})
  })
  return waiting
}

test.describe('post listings: following a pagination link', () => {
  test.use({ viewport: DESKTOP })

  test('fetches the linked page and puts its posts and its pagination block in place', async ({ page }) => {
    await page.goto(GALLERY)
    const isSameDocument = await markDocument(page)
    const [grid, rows] = [await titles(page, 'grid'), await titles(page, 'rows')]
    await pageLink(page, 'grid', 2).click()
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
    const second = await titles(page, 'grid')
    expect(second).toHaveLength(grid.length)
    expect(second).not.toEqual(grid)
    expect(await titles(page, 'rows')).toEqual(rows)
    expect(await isSameDocument()).toBe(true)
    await expect(page).toHaveURL(/\?list-b-post-list-grid=2#b-post-list-grid$/)
    await expect(status(page, 'grid')).toHaveText('已載入 3 篇文章')
    await page.reload()
    expect(await titles(page, 'grid')).toEqual(second)
  })

  test('moves the focus to the first post, and the list into viewport if it was above', async ({ page }) => {
    await page.goto(GALLERY)
    await pageLink(page, 'grid', 2).focus()
    await page.keyboard.press('Enter')
    await expect(articles(page, 'grid').first().getByRole('link')).toBeFocused()
    await expect(articles(page, 'grid').first()).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 300 })
    await pageLink(page, 'grid', 3).click()
    await expect(pageLink(page, 'grid', 3)).toHaveAttribute('aria-current', 'page')
    await expect(articles(page, 'grid').first()).toBeInViewport()
  })

  test('leaves other lists where they are, in the page and in the address', async ({ page }) => {
    await page.goto(GALLERY)
    await pageLink(page, 'grid', 2).click()
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
    const grid = await titles(page, 'grid')
    await example(page, 'rows').getByRole('link', { name: '下一頁' }).click()
    await expect(example(page, 'rows').getByRole('link', { name: '上一頁' })).toBeVisible()
    expect(await titles(page, 'grid')).toEqual(grid)
    await page.reload()
    expect(await titles(page, 'grid')).toEqual(grid)
    await expect(example(page, 'rows').getByRole('link', { name: '上一頁' })).toBeVisible()
  })

  test('Back and Forward show what was shown, at once and without asking again', async ({ page }) => {
    await page.goto(GALLERY)
    const first = await titles(page, 'grid')
    await pageLink(page, 'grid', 2).click()
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
    const second = await titles(page, 'grid')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await expect.poll(() => titles(page, 'grid')).toEqual(first)
    await page.goForward()
    await expect.poll(() => titles(page, 'grid')).toEqual(second)
    await page.goBack()
    await expect.poll(() => titles(page, 'grid')).toEqual(first)
    await expect(page).toHaveURL(GALLERY)
    expect(asked.filter((address) => address.includes('list-'))).toEqual([])
  })

  test('Back after a reload reaches the list though it is asleep', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const first = await titles(page, 'grid')
    await pageLink(page, 'grid', 2).click()
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
    await page.mouse.move(0, 0)
    await page.reload()
    await page.goBack()
    await expect.poll(() => titles(page, 'grid')).toEqual(first)
  })

  test('a click with a modifier opens the page in a tab of its own', { tag: '@whole' }, async ({ page, context }) => {
    await page.goto(GALLERY)
    const first = await titles(page, 'grid')
    await pageLink(page, 'grid', 2).hover()
    const opened = context.waitForEvent('page')
    await pageLink(page, 'grid', 2).click({ modifiers: ['ControlOrMeta'] })
    await expect((await opened).locator('#grid [aria-current=page]')).toHaveText('2')
    expect(await titles(page, 'grid')).toEqual(first)
  })

  test('the last of two quick wishes wins, whichever answer comes first', async ({ page }) => {
    await page.goto(GALLERY)
    await pageLink(page, 'grid', 2).hover()
    await expect(example(page, 'grid').locator('[data-widget]')).toHaveAttribute('data-island', 'awake')
    const waiting = await holdPages(page)
    const last = await lastLink(page, 'grid').textContent()
    await pageLink(page, 'grid', 2).click()
    await lastLink(page, 'grid').click()
    await expect.poll(() => waiting.length).toBe(2)
    await expect(page.locator('#b-post-list-grid-items')).toHaveAttribute('aria-busy', 'true')
    for (const { go } of waiting.toReversed()) go()
    await expect(pageLink(page, 'grid', Number(last))).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`list-b-post-list-grid=${last}#`))
    await expect(page.locator('#b-post-list-grid-items')).not.toHaveAttribute('aria-busy')
  })

  const FAILURES = [
    { what: 'no connection', answer: null },
    { what: 'an error', answer: { status: 500, body: '<h1>錯誤</h1>', contentType: 'text/html' } },
    { what: 'a page without the list', answer: { status: 200, body: '<main>別的頁面</main>', contentType: 'text/html' } },
  ]
  for (const { what, answer } of chosenOf(FAILURES, 3)) {
    test(`${what}: the list stays, and a message offers the plain link`, async ({ page, complaints }) => {
      // The browser gives up its own transition from a page that it did not load all of.
      complaints.expect(/ERR_FAILED|500/)
      await page.goto(GALLERY)
      const first = await titles(page, 'grid')
      await page.route(/[?&]list-/, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await pageLink(page, 'grid', 2).click()
      const message = example(page, 'grid').getByRole('alert')
      await expect(message).toContainText('文章沒有載入成功')
      expect(await titles(page, 'grid')).toEqual(first)
      await expect(page).toHaveURL(GALLERY)
      expect(await findAxeViolations(page)).toEqual([])
      await page.unroute(/[?&]list-/)
      const isSameDocument = await markDocument(page)
      await message.getByRole('link', { name: '重新開啟這一頁' }).click()
      await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
      expect(await isSameDocument()).toBe(false)
    })
  }
})

test.describe("post listings: in 'loadmore' style", () => {
  test.use({ viewport: DESKTOP })

  test('the new posts are appended, announced and reached by the focus', async ({ page }) => {
    await page.goto(GALLERY)
    const first = await titles(page, 'load-more')
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(articles(page, 'load-more')).toHaveCount(6)
    expect((await titles(page, 'load-more')).slice(0, 3)).toEqual(first)
    await expect(articles(page, 'load-more').nth(3).getByRole('link')).toBeFocused()
    await expect(status(page, 'load-more')).toHaveText('已載入 3 篇文章')
    await expect(example(page, 'load-more').getByText(/^已顯示 6 篇，共 \d+ 篇$/)).toBeVisible()
    await expect(example(page, 'load-more').getByRole('link', { name: '上一頁' })).toHaveCount(0)
    await expect(page).toHaveURL(/list-b-post-list-load-more=1-2#/)
    await more(page).click()
    await expect(articles(page, 'load-more')).toHaveCount(9)
    expect(new Set(await titles(page, 'load-more')).size).toBe(9)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('a double click loads once', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('?list-')) asked.push(request.url())
    })
    await more(page).dblclick()
    await expect(articles(page, 'load-more')).toHaveCount(6)
    expect(asked).toHaveLength(1)
  })

  test('says that it is at work', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await more(page).hover()
    const waiting = await holdPages(page)
    await more(page).click()
    await expect(example(page, 'load-more').getByRole('link', { name: '載入中' })).toBeVisible()
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.go()
    await expect(articles(page, 'load-more')).toHaveCount(6)
    await expect(more(page)).toBeVisible()
  })

  test('ends with the last post: the button is gone', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const total = Number(await example(page, 'load-more').locator('[data-total]').getAttribute('data-total'))
    for (let count = 3; count < total; count = Math.min(total, count + 3)) {
      await expect(articles(page, 'load-more')).toHaveCount(count)
      await more(page).click()
    }
    await expect(articles(page, 'load-more')).toHaveCount(total)
    await expect(more(page)).toHaveCount(0)
    await expect(example(page, 'load-more').getByText(`已顯示 ${total} 篇，共 ${total} 篇`)).toBeVisible()
  })

  test('the address names everything that is shown; who comes back finds posts, place and focus, and leaves with one press', async ({
    page,
  }) => {
    await page.goto('/about/history/')
    await page.goto(GALLERY)
    await more(page).click()
    await expect(articles(page, 'load-more')).toHaveCount(6)
    await more(page).click()
    await expect(articles(page, 'load-more')).toHaveCount(9)
    await expect(page).toHaveURL(/list-b-post-list-load-more=1-3#/)
    const all = await titles(page, 'load-more')
    const eighth = articles(page, 'load-more').nth(7).getByRole('link')
    await eighth.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await eighth.click()
    await expect(page).toHaveURL(/\/news\//)
    // Test browsers keep no pages: this one is loaded again.
    await page.goBack()
    expect(await titles(page, 'load-more')).toEqual(all)
    await expect(example(page, 'load-more').getByText(/^已顯示 9 篇，共 \d+ 篇$/)).toBeVisible()
    await expect(eighth).toBeFocused()
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), place)).toBeLessThan(50)
    await page.goBack()
    await expect(page).toHaveURL('/about/history/')
  })

  test('from a page in the middle, more posts join it, and a link leads to those before', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const first = await titles(page, 'load-more')
    await page.goto(`${GALLERY}?list-b-post-list-load-more=2`)
    await expect(example(page, 'load-more').getByText(/^已顯示第 4 至 6 篇/)).toBeVisible()
    await more(page).click()
    await expect(articles(page, 'load-more')).toHaveCount(6)
    await expect(example(page, 'load-more').getByText(/^已顯示第 4 至 9 篇/)).toBeVisible()
    await expect(page).toHaveURL(/list-b-post-list-load-more=2-3#/)
    const both = await titles(page, 'load-more')
    await page.reload()
    expect(await titles(page, 'load-more')).toEqual(both)
    await example(page, 'load-more').getByRole('link', { name: '上一頁' }).click()
    await expect.poll(() => titles(page, 'load-more')).toEqual(first)
  })

  test('columns of their own length never deal out again what is already shown', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const places = () =>
      articles(page, 'masonry').evaluateAll((all: HTMLElement[]) =>
        all.slice(0, 5).map((one) => one.getBoundingClientRect().left + one.offsetTop * 10_000),
      )
    const before = await places()
    await example(page, 'masonry').getByRole('link', { name: '載入更多文章' }).click()
    await expect(articles(page, 'masonry')).toHaveCount(10)
    expect(await places()).toEqual(before)
  })
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('pages turn and more posts come', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await example(page, 'rows').getByRole('link', { name: '下一頁' }).tap()
    await expect(example(page, 'rows').getByRole('link', { name: '上一頁' })).toBeVisible()
    await more(page).tap()
    await expect(articles(page, 'load-more')).toHaveCount(6)
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link leads to its page, and the list stays in sight', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await pageLink(page, 'grid', 2).click()
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
    await expect(articles(page, 'grid').first()).toBeInViewport()
    const first = await titles(page, 'load-more')
    await more(page).click()
    await expect(example(page, 'load-more').getByRole('link', { name: '上一頁' })).toHaveAttribute('rel', 'prev')
    expect(await titles(page, 'load-more')).not.toEqual(first)
    await expect(pageLink(page, 'grid', 2)).toHaveAttribute('aria-current', 'page')
  })
})

test('nothing shifts while the lists are read', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(GALLERY)
  await readThrough(page)
  expect(await layoutShifts(page)).toBe(0)
})
