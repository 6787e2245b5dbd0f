import type { Locator, Page, Route } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/nav-menu/'
const TABLET = { width: 900, height: 900 }
const PANEL_CALL = '**/megamenu/megamenu_content*'

const menu = (page: Page, example: string) => page.locator(`#${example}`).getByRole('navigation')
const link = (within: Locator, name: string) => within.getByRole('link', { name, exact: true })
const switchOf = (within: Locator, item: string) => within.locator('summary').filter({ hasText: `展開〈${item}〉子選單` })
const openOnes = (within: Locator) => within.locator('.w-nav-menu__more[open]')

async function wake(page: Page, example: string): Promise<void> {
  await link(menu(page, example), '師資陣容').hover()
  await expect(page.locator(`#${example} > div > [data-widget=nav-menu]`)).toHaveAttribute('data-island', 'awake')
}

test.describe('hover mode', () => {
  test.use({ viewport: DESKTOP })

  test.beforeEach(async ({ page }) => {
    await page.goto(GALLERY)
    // Whoever scrolls on the way to it pulls the menu away from under the pointer, and it closes.
    await menu(page, 'hover').evaluate((nav) => nav.scrollIntoView({ block: 'start', behavior: 'instant' }))
  })

  test('opens under the pointer, even one that was there before the script', async ({ page }) => {
    const nav = menu(page, 'hover')
    await link(nav, '認識口傳').hover()
    await expect(link(nav, '系所沿革')).toBeVisible()
    await expect(page).toHaveURL(GALLERY)
  })

  test('stays while the pointer is on it, and for a moment after', async ({ page }) => {
    const nav = menu(page, 'hover')
    await link(nav, '認識口傳').hover()
    await link(nav, '系友會').hover()
    await expect(link(nav, '系友會')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(openOnes(nav)).toHaveCount(0)
  })

  test('is dismissed by Escape, and comes back only when the pointer does', async ({ page }) => {
    const nav = menu(page, 'hover')
    await link(nav, '認識口傳').hover()
    await expect(link(nav, '系友會')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openOnes(nav)).toHaveCount(0)
    await link(nav, '師資陣容').hover()
    await link(nav, '認識口傳').hover()
    await expect(link(nav, '系友會')).toBeVisible()
  })

  test('follows the link of an item that is clicked', { tag: '@whole' }, async ({ page }) => {
    await wake(page, 'hover')
    await link(menu(page, 'hover'), '認識口傳').click()
    await expect(page).toHaveURL('/about/')
  })

  test('keeps what was also pressed, until something else is', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'hover')
    await wake(page, 'hover')
    await switchOf(nav, '認識口傳').click()
    await page.clock.install()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(2000)
    await expect(link(nav, '系友會')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(openOnes(nav)).toHaveCount(0)
  })

  test('opens deeper levels to the side; opening one closes all that are not around it', async ({ page }) => {
    const nav = menu(page, 'hover')
    await link(nav, '學生作品').hover()
    await link(nav, '畢業公演').hover()
    await expect(link(nav, '畢業製作展')).toBeVisible()
    await expect(openOnes(nav)).toHaveCount(2)
    const outer = await link(nav, '畢業公演').boundingBox()
    const inner = await link(nav, '畢業製作展').boundingBox()
    expect(inner?.x).toBeGreaterThan((outer?.x ?? 0) + 100)
    await link(nav, '認識口傳').hover()
    await expect(link(nav, '系友會')).toBeVisible()
    await expect(openOnes(nav)).toHaveCount(1)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('an item leads to its page, and its sign opens the submenu', async ({ page }) => {
      const nav = menu(page, 'hover')
      await switchOf(nav, '認識口傳').tap()
      await expect(link(nav, '系友會')).toBeVisible()
      await switchOf(nav, '認識口傳').tap()
      await expect(openOnes(nav)).toHaveCount(0)
      await link(nav, '認識口傳').tap()
      await expect(page).toHaveURL('/about/')
    })
  })

  test('a menu without signs can still be opened by the keyboard', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'one-page')
    await link(nav, '橫排').focus()
    await page.keyboard.press('Tab')
    await expect(switchOf(nav, '橫排')).toBeFocused()
    expect((await switchOf(nav, '橫排').boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await expect(link(nav, '點選式')).toBeVisible()
  })
})

test.describe('before its script has come', () => {
  test.use({ viewport: DESKTOP })

  test('Escape and a press elsewhere close a submenu', async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/island-nav-menu*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about/history/')
    const header = page.getByRole('banner')
    const nav = header.getByRole('navigation')
    await switchOf(nav, '認識口傳').click()
    await expect(link(nav, '系友會')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(nav, '系友會')).toBeHidden()
    await expect(switchOf(nav, '認識口傳')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link(nav, '系友會')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(link(nav, '系友會')).toBeHidden()
    await expect(header.locator('[data-widget=nav-menu]')).not.toHaveAttribute('data-island')
    letThrough()
    await expect(header.locator('[data-widget=nav-menu]')).toHaveAttribute('data-island', 'awake')
  })

  test('it comes as soon as the pointer reaches the header, or the focus', async ({ page }) => {
    const nav = page.getByRole('banner').locator('[data-widget=nav-menu]')
    await page.goto('/about/history/')
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 5)
    await expect(nav).not.toHaveAttribute('data-island')
    await page.getByRole('banner').getByRole('link').first().hover()
    await expect(nav).toHaveAttribute('data-island', 'awake')
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 5)
    await page.reload()
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect(nav).toHaveAttribute('data-island', 'awake')
  })
})

test.describe('click mode', () => {
  test.use({ viewport: DESKTOP })

  test.beforeEach(async ({ page }) => {
    await page.goto(GALLERY)
  })

  test('items with children: clicking one opens or closes its dropdown, and never leads away', async ({ page }) => {
    const nav = menu(page, 'click')
    await link(nav, '認識口傳').click()
    await expect(link(nav, '系友會')).toBeVisible()
    await expect(link(nav, '認識口傳')).toHaveAttribute('aria-expanded', 'true')
    await link(nav, '認識口傳').click()
    await expect(openOnes(nav)).toHaveCount(0)
    await expect(page).toHaveURL(GALLERY)
  })

  test('does not open under the pointer alone', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'click')
    await wake(page, 'click')
    await page.clock.install()
    await link(nav, '認識口傳').hover()
    await page.clock.runFor(2000)
    await expect(openOnes(nav)).toHaveCount(0)
  })

  test('a click on the drawing of the sign opens, it never leads away', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'click')
    await switchOf(nav, '認識口傳').locator('path').click()
    await expect(link(nav, '系友會')).toBeVisible()
    await expect(page).toHaveURL(GALLERY)
  })

  test('opening a submenu never shows what was open inside it before', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'click')
    await link(nav, '學生作品').click()
    await link(nav, '畢業公演').click()
    await expect(link(nav, '畢業製作展')).toBeVisible()
    await link(nav, '學生作品').click()
    await expect(openOnes(nav)).toHaveCount(0)
    await link(nav, '學生作品').click()
    await expect(link(nav, '畢業公演')).toBeVisible()
    await expect(openOnes(nav)).toHaveCount(1)
  })

  test('indicator-only mode: with "click on icon only" the text leads to its page, the indicator toggles', async ({ page }) => {
    const nav = menu(page, 'click-icon')
    const indicator = switchOf(nav, '認識口傳')
    await expect(indicator).toHaveText('展開〈認識口傳〉子選單', { useInnerText: true })
    await indicator.click()
    await expect(link(nav, '系友會')).toBeVisible()
    await expect(indicator).toHaveText('收合〈認識口傳〉子選單', { useInnerText: true })
    await indicator.click()
    await expect(openOnes(nav)).toHaveCount(0)
    await expect(indicator).toHaveText('展開〈認識口傳〉子選單', { useInnerText: true })
    await link(nav, '認識口傳').click()
    await expect(page).toHaveURL('/about/')
  })

  test('an item without a page is a button', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'icons')
    const item = nav.locator('summary').filter({ hasText: '修課' })
    await item.click()
    await expect(link(nav, '大學部課程')).toBeVisible()
    await expect(page.locator('#icons [data-widget=nav-menu]')).toHaveAttribute('data-island', 'awake')
    await item.focus()
    await page.keyboard.press('Escape')
    await expect(link(nav, '大學部課程')).toBeHidden()
    await expect(item).toBeFocused()
    await page.keyboard.press('Space')
    await expect(link(nav, '大學部課程')).toBeVisible()
  })

  test('click-opened dropdowns close on a click outside them', async ({ page }) => {
    const nav = menu(page, 'click')
    await link(nav, '認識口傳').click()
    await expect(link(nav, '系友會')).toBeVisible()
    await page.locator('#hover h2').click()
    await expect(openOnes(nav)).toHaveCount(0)
  })

  test('click-opened dropdowns close on a resize below the breakpoint, not above it', async ({ page }) => {
    const nav = menu(page, 'click')
    await link(nav, '認識口傳').click()
    await page.setViewportSize({ width: 1025, height: 800 })
    await expect(link(nav, '系友會')).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(openOnes(nav)).toHaveCount(0)
    const other = menu(page, 'click-icon')
    await switchOf(other, '認識口傳').click()
    await expect(link(other, '系友會')).toBeVisible()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(openOnes(other)).toHaveCount(0)
  })

  test('click-opened dropdowns close on a change of the sticky header, in both directions', { tag: '@whole' }, async ({
    page,
  }) => {
    const nav = page.getByRole('banner').getByRole('navigation')
    const scroll = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await switchOf(nav, '認識口傳').focus()
    await expect(page.getByRole('banner').locator('[data-widget=nav-menu]')).toHaveAttribute('data-island', 'awake')
    await page.keyboard.press('Enter')
    await expect(link(nav, '系友會')).toBeVisible()
    await scroll(600)
    await expect(openOnes(nav)).toHaveCount(0)
    await expect(switchOf(nav, '認識口傳')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link(nav, '系友會')).toBeVisible()
    await scroll(900)
    await expect(link(nav, '系友會')).toBeVisible()
    await scroll(0)
    await expect(openOnes(nav)).toHaveCount(0)
  })
})

test.describe('the off-canvas menu', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  const drawer = (page: Page) => page.getByRole('dialog', { name: '選單' })
  const toggler = (page: Page, example: string) => page.locator(`#${example}`).getByRole('button', { name: '開啟選單' })

  test.beforeEach(async ({ page }) => {
    await page.goto(GALLERY)
  })

  test('opens and closes by touch', async ({ page }) => {
    await toggler(page, 'hover').tap()
    await expect(drawer(page)).toBeVisible()
    await page.getByRole('button', { name: '關閉選單' }).tap()
    await expect(link(menu(page, 'hover'), '師資陣容')).toBeHidden()
    await toggler(page, 'hover').tap()
    await expect(drawer(page)).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(link(menu(page, 'hover'), '師資陣容')).toBeHidden()
  })

  test('indicator-only mode: below the breakpoint a submenu toggles only when its indicator is clicked', async ({ page }) => {
    await toggler(page, 'click').tap()
    const list = drawer(page)
    await switchOf(list, '認識口傳').tap()
    await expect(link(list, '系友會')).toBeVisible()
    await switchOf(list, '認識口傳').tap()
    await expect(link(list, '系友會')).toBeHidden()
    await link(list, '認識口傳').tap()
    await expect(page).toHaveURL('/about/')
  })

  test('one-page mode: a link to an anchor of this page closes the menu', async ({ page }) => {
    await toggler(page, 'one-page').tap()
    await expect(drawer(page)).toBeVisible()
    await link(drawer(page), '直排').tap()
    await expect(page).toHaveURL(`${GALLERY}#vertical`)
    await expect(link(menu(page, 'one-page'), '直排')).toBeHidden()
    await expect(page.locator('#vertical')).toBeInViewport()
  })

  test('one-page mode only ever closes', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const nav = menu(page, 'one-page')
    await link(nav, '直排').click()
    await expect(page).toHaveURL(`${GALLERY}#vertical`)
    await link(nav, '圖示').click()
    await expect(page).toHaveURL(`${GALLERY}#icons`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(nav.locator(':popover-open')).toHaveCount(0)
  })

  test('a menu keeps its own breakpoint', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(TABLET)
    await expect(toggler(page, 'hover')).toBeVisible()
    await expect(toggler(page, 'click-icon')).toBeHidden()
    await expect(link(menu(page, 'click-icon'), '師資陣容')).toBeVisible()
    await page.setViewportSize(PHONE)
    await expect(toggler(page, 'click-icon')).toBeVisible()
  })

  test('shows the list below a title button at once', { tag: '@whole' }, async ({ page }) => {
    await toggler(page, 'title-button').tap()
    await expect(link(drawer(page), '師資陣容')).toBeVisible()
  })

  for (const example of ['hover', 'vertical', 'icons']) {
    test(`${example}: has no violation, closed or open`, { tag: '@whole' }, async ({ page }) => {
      expect(await findAxeViolations(page)).toEqual([])
      await toggler(page, example).tap()
      await expect(drawer(page)).toBeVisible()
      await drawer(page).locator('.w-nav-menu__list > li > details > summary').last().tap()
      await expect(openOnes(drawer(page))).toHaveCount(1)
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})

test.describe('a vertical menu', () => {
  test.use({ viewport: DESKTOP })

  const panel = (page: Page) => menu(page, 'vertical').locator('[open] > [data-panel]')

  test.beforeEach(async ({ page }) => {
    await page.goto(GALLERY)
  })

  test('vertical mega menus are sized automatically above 1024 px: the container less the menu less 10 px', async ({ page }) => {
    for (const width of [1440, 1025]) {
      await page.setViewportSize({ width, height: 900 })
      const nav = menu(page, 'vertical')
      await switchOf(nav, '招生資訊').click()
      await expect(panel(page)).toBeVisible()
      const container = await nav.boundingBox()
      const list = await nav.locator('.w-nav-menu__list').boundingBox()
      await expect
        .poll(async () => Math.round((await panel(page).boundingBox())?.width ?? 0))
        .toBe(Math.round((container?.width ?? 0) - (list?.width ?? 0) - 10))
      expect(Math.round((await panel(page).boundingBox())?.x ?? 0)).toBe(Math.round((list?.x ?? 0) + (list?.width ?? 0) + 10))
      await page.keyboard.press('Escape')
    }
  })

  test('has no width of its own at 1024 px', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await switchOf(menu(page, 'vertical'), '招生資訊').click()
    await expect(panel(page)).toBeVisible()
    expect(await panel(page).evaluate((element: HTMLElement) => element.style.inlineSize)).toBe('')
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('opens as a whole by its title button', { tag: '@whole' }, async ({ page }) => {
    const nav = menu(page, 'title-button')
    await expect(link(nav, '師資陣容')).toBeHidden()
    await nav.locator('summary').filter({ hasText: '所有項目' }).click()
    await expect(link(nav, '師資陣容')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('mega-menu content is loaded lazily from the server', () => {
  test.use({ viewport: DESKTOP })

  const header = (page: Page) => page.getByRole('banner').getByRole('navigation')
  const frame = (page: Page) => header(page).locator('.w-nav-menu__frame[id]').first()
  const countCalls = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/megamenu/') && calls.push(request.url()))
    return calls
  }

  test('on hover, once, and the widgets in it work', async ({ page }) => {
    const calls = countCalls(page)
    await page.goto('/about/history/')
    await link(header(page), '課程地圖').hover()
    await expect(link(header(page), '論辯與說服')).toBeVisible()
    await expect(frame(page).locator('[data-widget=countdown]')).toHaveAttribute('data-island', 'awake')
    await expect(frame(page).getByRole('timer')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(openOnes(header(page))).toHaveCount(0)
    await link(header(page), '課程地圖').hover()
    await expect(link(header(page), '論辯與說服')).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('on focus', { tag: '@whole' }, async ({ page }) => {
    const calls = countCalls(page)
    await page.goto('/about/history/')
    await link(header(page), '課程地圖').focus()
    await expect(frame(page)).toHaveAttribute('data-panel', 'ready')
    expect(calls).toHaveLength(1)
  })

  test('on click, while telling that it is being loaded', { tag: '@whole' }, async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(PANEL_CALL, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about/history/')
    await switchOf(header(page), '課程地圖').click()
    await expect(frame(page)).toHaveAttribute('aria-busy', 'true')
    await expect(frame(page).getByRole('status')).toHaveText('載入中…')
    await expect(link(header(page), '大學部課程')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    letThrough()
    await expect(link(header(page), '論辯與說服')).toBeVisible()
    await expect(link(header(page), '大學部課程')).toBeHidden()
    await expect(frame(page)).not.toHaveAttribute('aria-busy')
  })

  test('it takes the focus over from what it replaces: a child, or the button for another try', { tag: '@whole' }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/500|Failed to load resource/)
    const held: Route[] = []
    await page.route(PANEL_CALL, (route) => void held.push(route))
    const nextCall = async () => {
      await expect.poll(() => held.length).toBe(1)
      return held.pop() as Route
    }
    const focused = () => frame(page).locator('.w-nav-menu__mega :focus')
    for (const leave of [
      async () => {
        await link(header(page), '大學部課程').focus()
      },
      async () => {
        await (await nextCall()).fulfill({ status: 500, body: 'null' })
        await frame(page).getByRole('button', { name: '再試一次' }).press('Enter')
      },
    ]) {
      await page.goto('/about/history/')
      await switchOf(header(page), '課程地圖').press('Enter')
      await leave()
      await expect(frame(page)).toHaveAttribute('aria-busy', 'true')
      await (await nextCall()).continue()
      await expect(frame(page)).toHaveAttribute('data-panel', 'ready')
      await expect(focused()).toHaveCount(1)
      await expect(focused()).toBeVisible()
    }
  })

  test('a failure is told and can be tried again, by a button or by opening it once more', { tag: '@whole' }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/500|Failed to load resource|ERR_FAILED/)
    let failures = 2
    await page.route(PANEL_CALL, (route) => {
      failures -= 1
      if (failures === 1) return route.fulfill({ status: 500, body: 'null' })
      return failures === 0 ? route.abort() : route.continue()
    })
    await page.goto('/about/history/')
    await switchOf(header(page), '課程地圖').click()
    await expect(frame(page).getByRole('status')).toHaveText('這個面板沒有載入成功。')
    await expect(link(header(page), '大學部課程')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await frame(page).getByRole('button', { name: '再試一次' }).click()
    await expect.poll(() => failures).toBe(0)
    await expect(frame(page)).toHaveAttribute('data-panel', 'failed')
    await page.keyboard.press('Escape')
    await expect(openOnes(header(page))).toHaveCount(0)
    await switchOf(header(page), '課程地圖').click()
    await expect(link(header(page), '論辯與說服')).toBeVisible()
    await expect(frame(page).getByRole('button', { name: '再試一次' })).toBeHidden()
  })

  for (const [answer, status] of chosenOf(
    [
      ['null', 200],
      ['null', 404],
    ] as const,
    2,
    1,
  )) {
    test(`an answer of ${answer} (${status}) leaves the children in its place`, async ({ page, complaints }) => {
      complaints.expect(/404/)
      await page.route(PANEL_CALL, (route) => route.fulfill({ status, contentType: 'application/json', body: answer }))
      await page.goto('/about/history/')
      await switchOf(header(page), '課程地圖').click()
      await expect(frame(page)).not.toHaveAttribute('data-panel')
      await expect(link(header(page), '大學部課程')).toBeVisible()
    })
  }

  test('plain HTML will do, and scripts in it never run', { tag: '@whole' }, async ({ page }) => {
    const body =
      '<p><a href="/about/">純文字面板</a></p><script>document.title = "bad"</script><img src="/favicon.ico" alt="" hidden>'
    await page.route(PANEL_CALL, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/about/history/')
    const title = await page.title()
    await switchOf(header(page), '課程地圖').click()
    await expect(link(header(page), '純文字面板')).toBeVisible()
    expect(await page.title()).toBe(title)
  })

  test('a phone that shows the children instead asks for nothing', { tag: '@whole' }, async ({ page }) => {
    const calls = countCalls(page)
    await page.setViewportSize(PHONE)
    await page.goto('/about/history/')
    await page.getByRole('banner').getByRole('button', { name: '開啟選單' }).click()
    await switchOf(page.getByRole('dialog'), '課程地圖').click()
    await expect(link(page.getByRole('dialog'), '大學部課程')).toBeVisible()
    await expect(page.getByRole('banner').locator('[data-island]').first()).toHaveAttribute('data-island', 'awake')
    expect(calls).toEqual([])
  })

  test('the call answers only what is published', async ({ page }) => {
    const found = await page.request.get('/wp-json/lectern/v1/megamenu/megamenu_content?id=2')
    expect(found.status()).toBe(200)
    expect(await found.json()).toContain('論辯與說服')
    const missing = await page.request.get('/wp-json/lectern/v1/megamenu/megamenu_content?id=99999')
    expect(missing.status()).toBe(404)
    expect(await missing.json()).toBeNull()
  })
})

test.describe('without JavaScript every item is reachable', () => {
  test.use({ javaScriptEnabled: false })

  test('on a desktop, panels and deeper levels included', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    const nav = menu(page, 'click')
    await switchOf(nav, '課程地圖').click()
    await expect(link(nav, '大學部課程')).toBeVisible()
    await switchOf(nav, '招生資訊').click()
    await expect(link(nav, '口試評分重點')).toBeVisible()
    await expect(link(nav, '大學部課程')).toBeHidden()
    await switchOf(nav, '學生作品').click()
    await switchOf(nav, '畢業公演').click()
    await link(nav, '畢業製作展').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(GALLERY)
  })

  test('on a phone, with the menu below', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(GALLERY)
    await page.locator('#hover').getByRole('button', { name: '開啟選單' }).click()
    const nav = menu(page, 'hover')
    await switchOf(nav, '招生資訊').click()
    await switchOf(nav, '大學部入學指南').click()
    await expect(link(nav, '口試評分重點')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(nav, '師資陣容')).toBeHidden()
    await page.locator('#hover').getByRole('button', { name: '開啟選單' }).click()
    await link(nav, '網站導覽').click()
    await expect(page).toHaveURL('/site-map/')
  })
})

test.describe('every example, open', () => {
  test.use({ viewport: DESKTOP })

  for (const [example, item] of chosenOf(
    [
      ['hover', '招生資訊'],
      ['click', '學生作品'],
      ['click-icon', '最新消息'],
      ['vertical', '招生資訊'],
      ['one-page', '橫排'],
    ] as const,
    5,
    3,
  )) {
    test(`${example}: has no violation`, async ({ page }) => {
      await page.goto(GALLERY)
      await switchOf(menu(page, example), item).focus()
      await page.keyboard.press('Enter')
      await expect(openOnes(menu(page, example))).toHaveCount(1)
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})
