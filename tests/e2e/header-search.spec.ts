import type { Page, Route } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, sidewaysOverflow, smallTargets } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { BUILT_PAGE, POST_WITH_PICTURE, searchFor } from './templates.ts'

const SUGGEST = '**/wp-json/lectern/v1/suggest*'

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: '搜尋', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: '站內搜尋' })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: '搜尋關鍵字' })
const hits = (page: Page) => dialog(page).getByRole('listitem').getByRole('link').and(page.locator(':not(.chip)'))
const status = (page: Page) => dialog(page).getByRole('status')
const questionOf = (route: Route) => new URL(route.request().url()).searchParams.get('q') ?? ''

async function openSearch(page: Page): Promise<void> {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** Everything that is asked of the index. */
function listenForQuestions(page: Page): string[] {
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suggest')) questions.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  return questions
}

/** Types through an input method: composing first, the characters at the end. */
async function compose(page: Page, steps: string[], text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const step of steps)
    await session.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length })
  await session.send('Input.insertText', { text })
  await session.detach()
}

test.describe('the search in the header', () => {
  test.use({ viewport: DESKTOP })

  test('costs no script before it is touched', { tag: '@whole' }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('header-search')) scripts.push(request.url())
    })
    await page.goto(POST_WITH_PICTURE, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await opener(page).hover()
    await expect.poll(() => scripts.length).toBe(1)
  })

  test('opens over the page with the field focused; Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    expect(new URL(page.url()).pathname).toBe(BUILT_PAGE)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('opens by the keyboard, keeps Tab inside, closes by its button and gives the focus back', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('body :focus:not(dialog *)')).toHaveCount(0)
    }
    await dialog(page).getByRole('button', { name: '關閉搜尋' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes when the page behind it is pressed', { tag: '@whole' }, async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await dialog(page).getByRole('textbox').click()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(DESKTOP.width / 2, DESKTOP.height - 10)
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('locks the scrolling of the page while it is open, and only then', { tag: '@whole' }, async ({ page }) => {
    await page.goto(BUILT_PAGE)
    const scroll = async () => {
      await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 10)
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      return page.evaluate(() => scrollY)
    }
    await openSearch(page)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    expect(await scroll()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await expect.poll(scroll).toBeGreaterThan(0)
    await expect(page.locator('html')).not.toHaveAttribute('style')
    await expect(page.locator('body')).not.toHaveAttribute('style')
  })

  test('leaves a click with a modifier to the browser', { tag: '@whole' }, async ({ page, context }) => {
    await page.goto(BUILT_PAGE)
    const opened = context.waitForEvent('page')
    await opener(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/search/')
    await expect(dialog(page)).toBeHidden()
  })

  for (const [address, query] of chosenOf(
    [
      [searchFor('演講'), '演講'],
      ['/news/?s=%E6%BC%94%E8%AC%9B', '演講'],
      ['/news/?keyword=%E4%B9%99%E4%B9%99&search=%E7%94%B2%E7%94%B2', '甲甲'],
      ['/news/?q=%20&query=%E4%B8%99%E4%B8%99', '丙丙'],
    ] as const,
    3,
  )) {
    test(`is filled with what the page was asked for: ${address}`, async ({ page }) => {
      await page.goto(address)
      await openSearch(page)
      await expect(field(page)).toHaveValue(query)
      await expect(status(page)).not.toHaveText('')
    })
  }

  test('leads to the results as a plain form does', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('演講 & 比賽')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=%E6%BC%94%E8%AC%9B\+%26\+%E6%AF%94%E8%B3%BD$/)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('演講 & 比賽')
  })
})

test.describe('suggestions as you type', () => {
  test.use({ viewport: DESKTOP })

  test('are links with what was looked for marked, counted aloud, and lead to all of them', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).pressSequentially('演講')
    await expect(status(page)).toHaveText(/^找到 \d+ 筆$/)
    const total = (await status(page).textContent())?.match(/\d+/)?.[0]
    await expect(dialog(page).getByText(`符合「演講」的結果，共 ${total} 筆`)).toBeVisible()
    expect(await hits(page).count()).toBeLessThanOrEqual(6)
    await expect(hits(page).first().locator('mark').first()).toHaveText('演講')
    await dialog(page)
      .getByRole('link', { name: `查看全部 ${total} 筆` })
      .click()
    await expect(page).toHaveURL(searchFor('演講'))
    await expect(page.getByText(`符合「演講」的結果，共 ${total} 筆`)).toBeVisible()
  })

  test('say that nothing fits', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('鯨魚大象')
    await expect(status(page)).toHaveText('沒有符合的結果')
    await expect(hits(page)).toHaveCount(0)
    await field(page).fill('')
    await expect(status(page)).toHaveText('')
  })

  test('are walked by the arrow keys, and followed by Enter', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('演講')
    await expect(hits(page).first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(hits(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(hits(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const href = await hits(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
  })

  test('are asked for when an input method is done, never while it composes', async ({ page }) => {
    const questions = listenForQuestions(page)
    await page.clock.install()
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await compose(page, ['ㄧ', 'ㄧㄢ', 'ㄧㄢˇ', '演ㄐ', '演ㄐㄧ', '演講'], '')
    await page.clock.runFor(2000)
    expect(questions).toEqual([])
    await page.clock.resume()
    await compose(page, ['演講'], '演講')
    await expect(field(page)).toHaveValue('演講')
    await expect(status(page)).toHaveText(/^找到/)
    expect(questions).toEqual(['演講'])
  })

  test('are asked for once typing pauses; a new question aborts the one before, and an old answer changes nothing', async ({
    page,
  }) => {
    const aborted: string[] = []
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).searchParams.get('q') ?? ''))
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(SUGGEST, async (route) => {
      if (questionOf(route) === '演講') await held
      // The request may be gone by then.
      await route.continue().catch(() => {})
    })
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    const asked = page.waitForRequest(SUGGEST)
    await field(page).fill('演講')
    await asked
    await field(page).fill('演講比賽')
    await expect(dialog(page).getByText('符合「演講比賽」的結果')).toBeVisible()
    expect(aborted).toEqual(['演講'])
    letThrough()
    await field(page).press('End')
    await expect(dialog(page).getByText('符合「演講比賽」的結果')).toBeVisible()
  })

  test('are not asked for twice in a row, nor for a single character', { tag: '@whole' }, async ({ page }) => {
    const questions = listenForQuestions(page)
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('演')
    await field(page).fill('演講')
    await expect(status(page)).toHaveText(/^找到/)
    await field(page).press('Space')
    await page.keyboard.press('Escape')
    await openSearch(page)
    await field(page).fill('演講比賽')
    await expect(dialog(page).getByText('符合「演講比賽」的結果')).toBeVisible()
    expect(questions).toEqual(['演講', '演講比賽'])
  })

  test('that fail say so calmly; the form still works', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/503|suggest/)
    await page.route(SUGGEST, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('演講')
    await expect(status(page)).toHaveText('暫時無法顯示建議。按下搜尋，仍然可以看到結果。')
    await page.unroute(SUGGEST)
    await dialog(page).getByRole('button', { name: '送出搜尋' }).click()
    await expect(page.getByRole('main').getByText(/^符合「演講」的結果/)).toBeVisible()
  })

  test('are text, whatever a title says', { tag: '@whole' }, async ({ page }) => {
    const markup = '<img src=x onerror=alert(1)>'
    const hit = { href: '/news/', title: markup, titleParts: [{ text: markup, hit: true }], kind: 'post', publishedAt: null }
    await page.route(SUGGEST, (route) => route.fulfill({ json: { query: '<b>演講</b>', total: 1, isMore: false, hits: [hit] } }))
    await page.goto(BUILT_PAGE)
    await openSearch(page)
    await field(page).fill('<b>演講</b>')
    await expect(hits(page).first()).toContainText(markup)
    await expect(dialog(page).getByText('符合「<b>演講</b>」的結果')).toBeVisible()
    await expect(dialog(page).locator('img, b')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the icon in the header is a link to the search page', { tag: '@whole' }, async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await opener(page).click()
    await expect(page).toHaveURL('/search/')
    await page.getByRole('main').getByRole('searchbox').fill('演講')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(/^符合「演講」的結果/)).toBeVisible()
  })
})

test('when its script does not arrive, the icon is a link to the search page', { tag: '@whole' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/Island header-search|ERR_FAILED/)
  const script = '**/assets/island-header-search*'
  await page.route(script, (route) => route.abort())
  await page.goto(BUILT_PAGE)
  await opener(page).hover()
  await expect(page.locator('[data-widget=header-search]')).toHaveAttribute('data-island', 'failed')
  // Chromium complains about page transitions while requests are intercepted.
  await page.unroute(script)
  await opener(page).click()
  await expect(page).toHaveURL('/search/')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('opens and closes, and fits a phone', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/header-search/')
    await page.locator('#popular').getByRole('link', { name: '搜尋' }).tap()
    await expect(field(page)).toBeFocused()
    await field(page).fill('演講')
    await expect(hits(page).first()).toBeVisible()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page)).toEqual([])
    await dialog(page).getByRole('button', { name: '關閉搜尋' }).tap()
    await expect(dialog(page)).toBeHidden()
    await page.locator('#popular').getByRole('link', { name: '搜尋' }).tap()
    await dialog(page).getByRole('link', { name: '備審資料' }).tap()
    await expect(page).toHaveURL(searchFor('備審資料'))
  })
})

for (const size of [DESKTOP, PHONE]) {
  test(`open, it has no violation: empty, with hits, without any, at ${size.width} px`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery/header-search/')
    await page.locator('#popular').getByRole('link', { name: '搜尋' }).click()
    await expect(field(page)).toBeFocused()
    expect(await findAxeViolations(page)).toEqual([])
    await field(page).fill('演講')
    await expect(hits(page).first()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await field(page).fill('鯨魚大象')
    await expect(status(page)).toHaveText('沒有符合的結果')
    expect(await findAxeViolations(page)).toEqual([])
  })
}
