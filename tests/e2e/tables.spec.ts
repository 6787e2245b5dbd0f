import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, layoutShifts, PHONE, readThrough, sidewaysOverflow, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const example = (page: Page, name: string) => page.locator(`section#${name}`)
const bodyRows = (root: Locator) => root.locator('tbody tr:visible')
const firstCells = (root: Locator) => root.locator('tbody tr:visible > th').allTextContents()
/** What is announced besides the number of rows. */
const said = (root: Locator) => root.locator('.w-data-table > [role=status]')
const info = (root: Locator) => root.locator('.w-data-table__info')

async function open(page: Page, name: string, size = DESKTOP): Promise<Locator> {
  await page.setViewportSize(size)
  await page.goto('/gallery/data-table/')
  const root = example(page, name)
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('[data-island="awake"]')).toBeAttached()
  return root
}

/** How many milliseconds the page itself works for what is done in a table: not the time for which a busy machine lets it wait. */
async function watchWork(page: Page, table: Locator): Promise<(act: string) => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return async (act) => {
    const before = await workedMs()
    await table.evaluate(async (root, what) => {
      if (what === 'sort') root.querySelectorAll<HTMLElement>('thead button')[2]?.click()
      else if (what === 'all') {
        const menu = root.querySelector('select')
        if (menu) menu.value = '0'
        menu?.dispatchEvent(new Event('change'))
      } else if (what === 'next') root.querySelector<HTMLElement>('[data-step="1"]')?.click()
      else {
        const field = root.querySelector<HTMLInputElement>('input')
        if (field) field.value = what
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }, act)
    return (await workedMs()) - before
  }
}

test.describe('data table', () => {
  test('search finds rows that have every word, while they are typed but not while an input method composes', async ({
    page,
  }) => {
    const table = await open(page, 'many')
    const search = table.getByRole('searchbox', { name: '搜尋「歷屆畢業製作」' })
    await expect(search).toHaveAttribute('placeholder', '作者、類別或屆別')
    await search.fill('廣播劇　115')
    await expect(info(table)).toHaveText(/全部 4 件/)
    for (const row of await bodyRows(table).allTextContents()) expect(row).toMatch(/115.*廣播劇/)
    await search.fill('沒有這種東西')
    await expect(table.getByRole('cell', { name: '找不到符合的資料。' })).toBeVisible()
    await expect(said(table)).toHaveText('找不到符合的資料。')
    await expect(info(table)).toHaveText('這裡是第 0 件到第 0 件；全部 0 件')
    await expect(table.getByRole('navigation')).toBeHidden()
    await search.fill('')
    await expect(said(table)).toBeEmpty()
    await search.evaluate((input: HTMLInputElement) => {
      input.value = 'ㄓ'
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    })
    await expect(info(table)).toHaveText(/全部 200 件/)
    await search.evaluate((input: HTMLInputElement) => {
      input.value = '周'
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    })
    await expect(info(table)).not.toHaveText(/全部 200 件/)
  })

  test('headings sort numbers by size, dates by day and names by strokes: up, down, and back', async ({ page }) => {
    const talks = await open(page, 'dates')
    const heading = (name: string) => talks.getByRole('columnheader', { name })
    const cells = (column: number) => talks.locator(`tbody tr:visible > :nth-child(${column})`).allTextContents()
    await expect(heading('日期').getByRole('button')).toHaveAccessibleDescription('按一下可遞增排序')
    await heading('日期').getByRole('button').click()
    await expect(heading('日期')).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading('日期').getByRole('button')).toHaveAccessibleDescription('按一下可遞減排序')
    await expect(said(talks)).toHaveText('已依「日期」遞增排序')
    expect(await cells(1)).toEqual(['2025-12-01', '2026/3/5', '民國 115 年 9 月 12 日'])
    await page.keyboard.press('Enter')
    await expect(heading('日期')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading('日期').getByRole('button')).toHaveAccessibleDescription('按一下可恢復原來的順序')
    await expect(said(talks)).toHaveText('已依「日期」遞減排序')
    expect(await cells(1)).toEqual(['2026/11/28', '2026/10/3', '民國 115 年 9 月 12 日'])
    await heading('講者').getByRole('button').click()
    await expect(heading('日期')).not.toHaveAttribute('aria-sort')
    expect(await cells(2)).toEqual(['丁一', '王若華', '林宥廷'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await cells(2)).toEqual(['龔曉薇', '丁一', '林宥廷'])
    await expect(said(talks)).toHaveText('已恢復原來的順序')
    const counts = await open(page, 'default')
    await counts.getByRole('button', { name: '報名人數' }).click()
    expect(await firstCells(counts)).toEqual(['105 學年度', '106 學年度', '107 學年度', '108 學年度', '110 學年度'])
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('pages are turned by number, step and keyboard, and their length can be chosen; unset it is 1', async ({ page }) => {
    const table = await open(page, 'default')
    const pager = table.getByRole('navigation', { name: '歷年名額與錄取率頁碼' })
    await expect(bodyRows(table)).toHaveCount(5)
    await expect(pager.getByRole('button', { name: '上一頁' })).toHaveAttribute('aria-disabled', 'true')
    await pager.getByRole('button', { name: '第 3 頁' }).click()
    await expect(info(table)).toHaveText('第 11 到 12 筆，共 12 筆')
    await expect(pager.getByRole('button', { name: '第 3 頁' })).toBeFocused()
    await pager.getByRole('button', { name: '上一頁' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(pager.getByRole('button', { name: '上一頁' })).toBeFocused()
    await expect(pager.locator('[aria-current=page]')).toHaveText('1')
    await table.getByRole('combobox').selectOption('10')
    await expect(bodyRows(table)).toHaveCount(10)
    await table.getByRole('combobox').selectOption('全部')
    await expect(bodyRows(table)).toHaveCount(12)
    await expect(pager).toBeHidden()

    const unset = await open(page, 'unset')
    await expect(bodyRows(unset)).toHaveCount(1)
    await expect(info(unset)).toHaveText('第 1 到 1 筆，共 5 筆')
    const words = await open(page, 'many')
    await expect(words.getByRole('button', { name: '後一批' }).locator('svg')).toHaveCount(0)
    await expect(words.getByText('一次看')).toBeVisible()
    await expect((await open(page, 'dates')).getByRole('button', { name: '下一頁' }).locator('svg')).toBeVisible()
  })

  test('a turned page begins in sight, below what sticks to the top; where it does already, nothing moves', {
    tag: '@whole',
  }, async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY)
    // Whatever covers it would be hit in its place.
    const isSeen = (row: Locator) =>
      row.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 40, y)))
      })
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      const table = await open(page, 'many')
      const next = table.getByRole('button', { name: '後一批' })
      await next.scrollIntoViewIfNeeded()
      const before = await scrolled()
      await next.press('Enter')
      // Without motion it is there at once.
      if (reducedMotion === 'reduce') expect(await scrolled()).toBeLessThan(before)
      await expect(bodyRows(table).first()).toContainText('26')
      await expect.poll(() => isSeen(bodyRows(table).first())).toBe(true)
      await expect(table.getByRole('columnheader', { name: '作者' })).toBeInViewport({ ratio: 1 })
      await expect(next).toBeFocused()
    }
    // Short enough to be seen with its pages.
    const short = await open(page, 'dates')
    await short.getByRole('button', { name: '下一頁' }).scrollIntoViewIfNeeded()
    const before = await scrolled()
    await short.getByRole('button', { name: '下一頁' }).click()
    await expect(info(short)).toHaveText('第 4 到 5 筆，共 5 筆')
    expect(await isSeen(bodyRows(short).first())).toBe(true)
    expect(await scrolled()).toBe(before)
  })

  test('what is pressed and typed while its script is on the way counts', { tag: '@whole' }, async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/island-data-table*', async (route) => {
      await isReleased
      await route.continue()
    })
    await page.setViewportSize(DESKTOP)
    await page.goto('/gallery/data-table/')
    const talks = example(page, 'dates')
    const counts = example(page, 'default')
    await example(page, 'many').getByRole('searchbox').fill('廣播劇　115')
    await counts.getByRole('button', { name: '下一頁' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await talks.getByRole('columnheader', { name: '講者' }).getByText('講者').click()
    await expect(info(counts)).toHaveText('第 1 到 5 筆，共 12 筆')
    release()
    await expect(info(example(page, 'many'))).toHaveText(/全部 4 件/)
    await expect(info(counts)).toHaveText('第 11 到 12 筆，共 12 筆')
    await expect(talks.getByRole('columnheader', { name: '講者' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('on a phone columns that do not fit open below their row; nothing moves and nothing sticks out', async ({ page }) => {
    const table = await open(page, 'default', PHONE)
    await readThrough(page)
    await expect(page.locator('[data-widget="data-table"]:not([data-island="awake"])')).toHaveCount(0)
    expect(await layoutShifts(page)).toBe(0)
    await expect(table.getByRole('columnheader', { name: '錄取率' })).toBeHidden()
    const toggle = table.getByRole('button', { name: '「115 學年度」的其他欄位' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(table.locator('dl')).toContainText('錄取率6.4%')
    expect(await findAxeViolations(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => sidewaysOverflow(page)).toBe(0)
    await page.setViewportSize(DESKTOP)
    await expect(table.locator('dl')).toBeHidden()
    await expect(toggle).toBeHidden()
    await expect(table.getByRole('columnheader', { name: '錄取率' })).toBeVisible()
    await page.setViewportSize(PHONE)
    await toggle.press('Enter')
    await expect(table.locator('dl')).toHaveCount(0)

    // Where they do not collapse, the table scrolls by itself, also by keyboard.
    const wide = example(page, 'wide')
    await wide.getByRole('group', { name: '可以左右捲動' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.locator('.w-data-table__scroll').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('fixedHeader keeps the headings in sight, below the header of the site', { tag: '@whole' }, async ({ page }) => {
    const table = await open(page, 'many')
    const headings = table.locator('thead th').nth(1)
    await bodyRows(table)
      .nth(20)
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const header = await page.locator('.site-head').boundingBox()
    await expect
      .poll(async () => Math.abs(((await headings.boundingBox())?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))))
      .toBeLessThan(3)
  })

  test('copies what is found, and says so', { tag: '@whole' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // What it says it says for two seconds.
    await stopTime(page)
    const table = await open(page, 'long-words')
    await table.getByRole('searchbox').fill('公式')
    await table.getByRole('button', { name: '複製整個表格' }).click()
    await expect(table.getByText('已複製 1 列')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '名稱\t說明\t第 3 欄\t數值\n\'=HYPERLINK("https://evil.example")\t公式只是文字\t乙\t12',
    )
    await context.clearPermissions()
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
    })
    await table.getByRole('button', { name: '複製整個表格' }).click()
    await expect(table.getByText('瀏覽器不允許複製')).toBeVisible()
  })

  test('Excel and CSV files hold the table as it is sorted, with their Chinese intact', async ({ page }) => {
    const save = async (table: Locator, button: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), table.getByRole('button', { name: button }).click()])
      return { name: download.suggestedFilename(), file: await download.path() }
    }
    const years = await open(page, 'default')
    await years.getByRole('button', { name: '總名額' }).click()
    const yearsSaved = await save(years, '下載 Excel 檔')
    expect(yearsSaved.name).toBe('歷年名額與錄取率.xlsx')
    const yearsRead = await readSheet(yearsSaved.file)
    expect(yearsRead).toHaveLength(13)
    expect(yearsRead[0]).toEqual(['學年度', '總名額', '申請入學', '繁星推薦', '分發入學', '報名人數', '錄取率'])
    expect(yearsRead[1]).toEqual(['106 學年度', 45, 22, 6, 17, 265, '9.0%'])
    expect(yearsRead).toContainEqual(['109 學年度', 48, 26, 6, 16, '1,024', '4.7%'])

    const words = await open(page, 'long-words')
    const csv = await save(words, '下載 CSV 檔')
    expect(csv.name).toMatch(/一覽表\.csv$/)
    const bytes = await readFile(csv.file)
    // The mark by which Excel knows UTF-8.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const fromCsv: unknown[][] = parse(bytes, { bom: true })
    const fromExcel = await readSheet((await save(words, '下載 Excel 檔')).file)
    for (const rows of [fromExcel, fromCsv]) {
      expect(rows[0]).toEqual(['名稱', '說明', '第 3 欄', '數值'])
      expect(rows[1]?.[1]).toBe('聲'.repeat(60))
      expect(String(rows[1]?.[3])).toBe('-5')
      expect(rows[2]?.slice(0, 2)).toEqual(['محاضرة الأستاذة ليلى', '右到左'])
      expect(rows[3]?.slice(1).map(String)).toEqual(['公式只是文字', '乙', '12'])
    }
    // Excel is told that it is text; a CSV file cannot say so.
    expect(fromExcel[3]?.[0]).toBe('=HYPERLINK("https://evil.example")')
    expect(fromCsv[3]?.[0]).toBe('\'=HYPERLINK("https://evil.example")')
  })

  test('five thousand rows stay smooth, and the largest Excel file is made under the strict policy', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.route('**/gallery/data-table/', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const later = /<section id="many".*?<tbody data-later=""[^>]*>(.*?)<\/tbody>/s.exec(body)?.[1] ?? ''
      await route.fulfill({
        response,
        body: body.replace(later, `${later.repeat(28)}${later.split('</tr>').slice(0, 75).join('</tr>')}</tr>`),
      })
    })
    const table = example(page, 'many')
    // A stall makes one of them long once, a slow page every time.
    await expect(async () => {
      const measure = await watchWork(page, await open(page, 'many'))
      await measure('next')
      await expect(info(table)).toHaveText(/全部 5,000 件/)
      const times = {
        sort: await measure('sort'),
        next: await measure('next'),
        search: await measure('讀劇 108'),
        clear: await measure(''),
        all: await measure('all'),
      }
      test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(times) })
      for (const time of Object.values(times)) expect(time).toBeLessThan(1000)
    }).toPass()
    // All of them on one page come as their reader nears them, and are all exported.
    await expect(bodyRows(table)).toHaveCount(200)
    await bodyRows(table).last().scrollIntoViewIfNeeded()
    await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThanOrEqual(400)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      table.getByRole('button', { name: '下載 Excel 檔' }).click(),
    ])
    expect((await readFile(await download.path())).length).toBeGreaterThan(50_000)
  })

  test('without JavaScript every row and every column is there, and nothing that would not work', { tag: '@whole' }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto('/gallery/data-table/')
    const table = example(page, 'default')
    await expect(bodyRows(table)).toHaveCount(12)
    await expect(table.getByRole('columnheader', { name: '錄取率' })).toBeVisible()
    await expect(table.getByRole('button')).toHaveCount(0)
    await expect(table.getByRole('searchbox')).toHaveCount(0)
    await expect(bodyRows(example(page, 'many'))).toHaveCount(200)
    await expect(example(page, 'file').getByRole('rowheader', { name: '聲音創作獎' })).toBeVisible()
    expect(await sidewaysOverflow(page)).toBe(0)
    await context.close()
  })

  test('whole again when its script cannot be fetched', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/island-data-table|ERR_FAILED|data-table/)
    await page.route('**/assets/island-data-table*', (route) => route.abort())
    await page.goto('/gallery/data-table/')
    const table = example(page, 'default')
    await table.scrollIntoViewIfNeeded()
    await expect(bodyRows(table)).toHaveCount(12)
    await expect(table.getByRole('searchbox')).toBeHidden()
  })
})

test.describe('comparison table', () => {
  const rows = (page: Page, name: string) => example(page, name).locator('tbody tr:visible')

  test('the switch hides rows that say the same of everything, by mouse, touch and keyboard, without a script', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      hasTouch: true,
      viewport: DESKTOP,
      baseURL: process.env.SITE_URL,
    })
    const page = await context.newPage()
    await page.goto('/gallery/comparison-table/')
    const toggle = example(page, 'default').getByRole('switch', { name: '只看差異' })
    await expect(rows(page, 'default')).toHaveCount(7)
    await toggle.click()
    await expect(rows(page, 'default')).toHaveCount(4)
    await page.keyboard.press('Space')
    await expect(rows(page, 'default')).toHaveCount(7)
    await toggle.tap()
    await expect(rows(page, 'default')).toHaveCount(4)
    await expect(example(page, 'pictures').getByRole('switch')).toHaveCount(0)
    await context.close()
  })

  test('or dims them and says so; on a phone the names of the rows stay beside them', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/gallery/comparison-table/')
    const table = example(page, 'switch')
    await table.getByRole('radio', { name: '全部項目' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(table.getByRole('radio', { name: '差異' })).toBeChecked()
    await expect(rows(page, 'switch')).toHaveCount(7)
    await expect(table.getByText('相同項目').filter({ visible: true })).toHaveCount(3)
    expect(await findAxeViolations(page)).toEqual([])
    const scroller = table.getByRole('group', { name: '入學管道，全部與差異' })
    await scroller.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await expect(table.getByRole('rowheader', { name: '名額' })).toBeInViewport({ ratio: 1 })
    expect(await sidewaysOverflow(page)).toBe(0)
  })
})
