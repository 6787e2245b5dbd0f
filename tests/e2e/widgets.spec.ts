import type { Page } from '@playwright/test'
import { DESKTOP, laidOut } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const island = (page: Page, example: string, widget: string) => page.locator(`#${example} [data-widget=${widget}]`)

test.describe('a countdown', () => {
  const DUE = new Date('2037-03-21T17:00:00+08:00')
  const SECOND = 1000
  const DAY = 24 * 60 * 60 * SECOND
  const timer = (page: Page, example = 'cells') => page.locator(`#${example}`).getByRole('timer')

  test("counts by the visitor's clock, however long the page slept", async ({ page }) => {
    await page.clock.install({ time: DUE.getTime() - 3 * DAY })
    await page.goto('/gallery/countdown/')
    await expect(island(page, 'cells', 'countdown')).toHaveAttribute('data-island', 'awake')
    await page.clock.pauseAt(DUE.getTime() - 2 * DAY - 5 * SECOND)
    await expect(timer(page)).toHaveText('2天00時00分05秒')
    await page.clock.runFor(SECOND)
    await expect(timer(page)).toHaveText('2天00時00分04秒')
    await page.clock.fastForward(DAY)
    await expect(timer(page)).toHaveText('1天00時00分04秒')
    await expect(timer(page, 'flip')).toHaveText('00週01天00時00分04秒')
    await page.locator('#imported').scrollIntoViewIfNeeded()
    await expect(timer(page, 'imported')).toHaveText('1日00時00分04秒')
  })

  test('ends with its closing words, which are announced', async ({ page }) => {
    await page.clock.install({ time: DUE.getTime() - 60 * SECOND })
    await page.goto('/gallery/countdown/')
    await expect(island(page, 'cells', 'countdown')).toHaveAttribute('data-island', 'awake')
    await page.clock.pauseAt(DUE.getTime() - SECOND)
    const announcement = page.locator('#cells').getByRole('status')
    await expect(timer(page)).toHaveText('0天00時00分01秒')
    await expect(announcement).toHaveText('')
    await page.clock.runFor(SECOND)
    await expect(announcement).toHaveText('時間到了')
    await expect(timer(page)).toHaveCount(0)
  })

  test('that is over shows its closing words and their text', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/countdown/')
    const finished = page.locator('#finished')
    await expect(finished.getByRole('status')).toHaveText('報名已經截止')
    await expect(finished.getByText('口試名單將於四月公布')).toBeVisible()
    await expect(finished.getByRole('timer')).toHaveCount(0)
  })

  test('keeps room for its numbers, and shows none that are old', { tag: '@whole' }, async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/island-countdown*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/gallery/countdown/', { waitUntil: 'commit' })
    const cells = page.locator('#cells .w-countdown__cells')
    await expect(cells).toHaveCSS('visibility', 'hidden')
    // Until then the due date stands in that room.
    const clock = page.locator('#cells .w-countdown__clock')
    const written = () => clock.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await written()).toBe('"2037 年 3 月 21 日 17:00 截止"')
    await laidOut(page)
    const before = await cells.boundingBox()
    letThrough()
    await expect(cells).toBeVisible()
    expect(await cells.boundingBox()).toEqual(before)
  })
})

test.describe('an accordion', () => {
  const item = (page: Page, example: string, title: string) =>
    page.locator(`#${example} details`).filter({ has: page.getByRole('heading', { name: title }) })
  const INTROVERT = '我很內向，適合讀口傳系嗎？'
  const WORK = '三分鐘作品一定要是演講嗎？'
  const MINOR = '可以雙主修或修輔系嗎？'

  test('is worked by Tab, Enter and Space, with one item open at most', async ({ page }) => {
    await page.goto('/gallery/accordion/')
    await item(page, 'faq', INTROVERT).locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(item(page, 'faq', WORK).locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item(page, 'faq', WORK).getByText('口述影像')).toBeVisible()
    await expect(item(page, 'faq', INTROVERT)).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(item(page, 'faq', MINOR).getByText('大二起申請')).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  })

  test('may start with several items open; the next one that opens closes them', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/accordion/')
    const open = page.locator('#several-open details[open]')
    await expect(open).toHaveCount(3)
    await item(page, 'several-open', WORK).hover()
    await expect(island(page, 'several-open', 'accordion')).toHaveAttribute('data-island', 'awake')
    await expect(open).toHaveCount(3)
    await item(page, 'several-open', WORK).locator('summary').click()
    await expect(open).toHaveCount(2)
    await item(page, 'several-open', WORK).locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(item(page, 'several-open', WORK)).toHaveAttribute('open')
  })

  test('opens the item that the address names, whatever follows a question mark', async ({ page }) => {
    await page.goto(`/gallery/accordion/#${encodeURIComponent('三分鐘作品')}?from=newsletter`)
    await expect(item(page, 'faq', WORK)).toHaveAttribute('open')
    await expect(item(page, 'faq', WORK).locator('summary')).toBeInViewport()
    await item(page, 'box', MINOR).evaluate(({ id }) => {
      location.hash = id
    })
    await expect(item(page, 'box', MINOR)).toHaveAttribute('open')
    await expect(item(page, 'box', MINOR).locator('summary')).toBeInViewport()
  })

  test('keeps what is inside awake while it is closed', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/accordion/#nested')
    const due = item(page, 'nested', '報名何時截止？')
    const countdown = due.locator('[data-widget=countdown]')
    await expect(countdown).toHaveAttribute('data-island', 'awake')
    const timer = await due.getByRole('timer').elementHandle()
    await due.locator('summary').click()
    await expect(due).not.toHaveAttribute('open')
    const before = await timer?.textContent()
    await due.locator('summary').click()
    await expect(due.getByRole('timer')).toBeVisible()
    await expect(countdown).toHaveAttribute('data-island', 'awake')
    expect(await due.getByRole('timer').evaluate((now, then) => now === then, timer)).toBe(true)
    await expect(due.getByRole('timer')).not.toHaveText(before ?? '')
  })

  test('without its script still opens, and reports what is missing', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/Island accordion|ERR_FAILED/)
    await page.addInitScript(() => {
      document.addEventListener('lectern:island-error', (event) => {
        document.documentElement.dataset.reported = (event as CustomEvent).detail.widget
      })
    })
    await page.route('**/assets/island-accordion*', (route) => route.abort())
    await page.goto('/gallery/accordion/')
    await item(page, 'box', WORK).hover()
    await expect(island(page, 'box', 'accordion')).toHaveAttribute('data-island', 'failed')
    await expect(page.locator('html')).toHaveAttribute('data-reported', 'accordion')
    await item(page, 'box', WORK).locator('summary').click()
    await expect(item(page, 'box', WORK).getByText('口述影像')).toBeVisible()
  })
})

test.describe('the background of a section', () => {
  const MARGIN = 200

  test('is fetched at once at the top of a page, and within 200 px of the window elsewhere', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url())
    })
    await page.setViewportSize({ width: 1000, height: 400 })
    await page.goto('/gallery/section/', { waitUntil: 'networkidle' })
    const first = page.locator('#background-full img')
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect.poll(() => fetched).toHaveLength(1)

    const lazy = page.locator('#background img')
    const distance = (await lazy.evaluate((picture) => picture.getBoundingClientRect().top)) - 400
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    }
    await scrollTo(distance - MARGIN - 20)
    await expect(lazy).not.toHaveAttribute('src')
    expect(fetched).toHaveLength(1)
    await scrollTo(distance - MARGIN + 20)
    await expect(lazy).toHaveAttribute('src')
    await expect.poll(() => fetched.length).toBe(2)
  })
})

test.describe('a list of posts', () => {
  test('turns its own pages and leaves other lists alone', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/gallery/post-list/')
    const titles = (example: string) => page.locator(`#${example}`).getByRole('article').getByRole('heading').allTextContents()
    const [grid, rows] = [await titles('grid'), await titles('rows')]

    await page.locator('#grid').getByRole('link', { name: '第 2 頁' }).click()
    await expect(page.locator('#grid').getByRole('link', { name: '第 2 頁' })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#grid').getByRole('article').first()).toBeInViewport()
    const secondOfGrid = await titles('grid')
    expect(secondOfGrid).toHaveLength(grid.length)
    expect(secondOfGrid).not.toEqual(grid)
    expect(await titles('rows')).toEqual(rows)

    await page.locator('#rows').getByRole('link', { name: '下一頁' }).click()
    await expect(page.locator('#rows').getByRole('link', { name: '上一頁' })).toBeVisible()
    expect(await titles('rows')).not.toEqual(rows)
    expect(await titles('grid')).toEqual(secondOfGrid)

    await page.goBack()
    await page.goBack()
    await expect.poll(() => titles('grid')).toEqual(grid)
  })
})
