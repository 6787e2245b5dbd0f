import type { Locator, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { BUILT_PAGE } from './templates.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主選單', exact: true })
const submenuSwitch = (page: Page, item: string) =>
  mainMenu(page)
    .locator('summary')
    .filter({ hasText: `展開〈${item}〉子選單` })
const island = (page: Page) => page.getByRole('banner').locator('[data-widget=nav-menu]')

/** The script comes with the first touch; what it adds is there when it is awake. */
async function wake(page: Page): Promise<void> {
  await mainMenu(page).getByRole('link', { name: '師資陣容' }).hover()
  await expect(island(page)).toHaveAttribute('data-island', 'awake')
}

test('the header costs no script before it is touched', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/privacy/', { waitUntil: 'networkidle' })
  expect(scripts.filter((address) => !address.includes('loader'))).toEqual([])
  await wake(page)
  expect(scripts.filter((address) => address.includes('island-nav-menu'))).toHaveLength(1)
  expect(scripts.filter((address) => /react/i.test(address))).toEqual([])
})

test.describe('the menu of a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('leads to a page directly, and to those below it through a switch', async ({ page }) => {
    await submenuSwitch(page, '招生資訊').click()
    await mainMenu(page).getByRole('link', { name: '繁星推薦' }).click()
    await expect(page).toHaveURL('/admission/stars/')
    await expect(mainMenu(page).getByRole('link', { name: '招生資訊', exact: true })).toHaveAttribute('aria-current', 'true')
    await mainMenu(page).getByRole('link', { name: '師資陣容' }).click()
    await expect(page).toHaveURL('/about/faculty/')
    await expect(mainMenu(page).getByRole('link', { name: '師資陣容' }).first()).toHaveAttribute('aria-current', 'page')
  })

  test('opens one submenu at a time, without a violation', async ({ page }) => {
    const first = mainMenu(page).getByRole('link', { name: '系所沿革' })
    const second = mainMenu(page).getByRole('link', { name: '獲獎' })
    await submenuSwitch(page, '認識口傳').click()
    await expect(first).toBeVisible()
    await submenuSwitch(page, '最新消息').click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('closes a submenu when it is pressed again, or anything else is', { tag: '@whole' }, async ({ page }) => {
    await wake(page)
    const link = mainMenu(page).getByRole('link', { name: '系所沿革' })
    await submenuSwitch(page, '認識口傳').click()
    await expect(link).toBeVisible()
    await submenuSwitch(page, '認識口傳').click()
    await expect(link).toBeHidden()
    await submenuSwitch(page, '認識口傳').click()
    await expect(link).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(link).toBeHidden()
  })

  for (const key of chosenOf(['Enter', 'Space'], 2, 1)) {
    test(`opens a submenu by ${key}; Tab goes into it, and beyond it closes it`, async ({ page }) => {
      await submenuSwitch(page, '最新消息').focus()
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      const links = mainMenu(page).locator('details[open]').getByRole('link')
      await expect(links.first()).toBeFocused()
      const last = links.last()
      for (let tabs = await links.count(); tabs > 0; tabs -= 1) await page.keyboard.press('Tab')
      await expect(mainMenu(page).getByRole('link', { name: '學生作品', exact: true })).toBeFocused()
      await expect(last).toBeHidden()
      await expect(mainMenu(page).locator('details[open]')).toHaveCount(0)
    })
  }

  test('closes a submenu by Escape and gives the focus back to its switch', async ({ page }) => {
    await submenuSwitch(page, '最新消息').focus()
    await expect(island(page)).toHaveAttribute('data-island', 'awake')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(submenuSwitch(page, '最新消息')).toBeFocused()
    await expect(mainMenu(page).locator('details[open]')).toHaveCount(0)
  })

  test('closes a submenu when the window becomes too narrow for it', { tag: '@whole' }, async ({ page }) => {
    await submenuSwitch(page, '認識口傳').click()
    await page.setViewportSize(PHONE)
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })

  test('shows a panel as wide as the window, right under the header, without a violation', { tag: '@whole' }, async ({
    page,
  }) => {
    await submenuSwitch(page, '招生資訊').click()
    const panel = mainMenu(page).locator('details[open] [data-panel]')
    await expect(panel).toHaveCSS('opacity', '1')
    const box = await panel.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(DESKTOP.width)
    expect(Math.abs((box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThanOrEqual(1)
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE })

  const opener = (page: Page) => page.getByRole('banner').locator('button[popovertarget]').first()
  const closer = (page: Page) => page.getByRole('button', { name: '關閉選單' })
  const menu = (page: Page) => page.getByRole('dialog', { name: '選單' })
  const list = (page: Page) => mainMenu(page).getByRole('link', { name: '師資陣容' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('button', { name: '開啟選單' })).toBeVisible()
  })

  test('opens by its button, without a violation, and leads to pages and those below them', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await menu(page).locator('summary').filter({ hasText: '展開〈課程地圖〉子選單' }).click()
    expect(await findAxeViolations(page)).toEqual([])
    await menu(page).getByRole('link', { name: '擋修表' }).click()
    await expect(page).toHaveURL('/courses/prerequisites/')
    await expect(list(page)).toBeHidden()
  })

  test('shows where the visitor is', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/admission/master/')
    await opener(page).click()
    await expect(menu(page).getByRole('link', { name: '碩士班甄試' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).getByRole('link', { name: '碩士班甄試' })).toBeVisible()
    await expect(menu(page).locator('details[open]')).toHaveCount(1)
  })

  test('opens by the keyboard, which goes on inside; its button closes it and gives the focus back', { tag: '@whole' }, async ({
    page,
  }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(closer(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes by Escape, and gives the focus back', { tag: '@whole' }, async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Space')
    await expect(menu(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: '認識口傳' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes when the page beside it is pressed, and gives the focus back', { tag: '@whole' }, async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(list(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('keeps the focus inside, and the page behind it silent and still', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    for (const part of [page.locator('main'), page.locator('footer'), opener(page)])
      expect(await part.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await menu(page).getByRole('link').last().focus()
    for (let tabs = 4; tabs > 0; tabs -= 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog], body')?.getAttribute('role') ?? 'none'),
      ).toMatch(/dialog|none/)
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
    }
    await expect(menu(page)).toBeVisible()
    await closer(page).click()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes cleanly when the window becomes wide', { tag: '@whole' }, async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize(DESKTOP)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(list(page)).toBeVisible()
    await expect(mainMenu(page).locator('details[open]')).toHaveCount(0)
    expect((await mainMenu(page).boundingBox())?.height).toBeLessThan(100)
  })
})

test.describe('the button of the phone menu', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('tells whether the menu is open, without a script', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    const isExpanded = async () => {
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: 'header button[popovertarget]',
      })
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
      return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
    }
    expect(await isExpanded()).toBe(false)
    await page.getByRole('button', { name: '開啟選單' }).click()
    await expect.poll(isExpanded).toBe(true)
    await page.getByRole('button', { name: '關閉選單' }).click()
    await expect.poll(isExpanded).toBe(false)
  })
})

test.describe('the header that stays while the page scrolls', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** How far the header reaches over the element; not positive when all of its upper edge is in sight. */
  const overlaps = (elements: Locator) =>
    elements.evaluateAll((covered) => {
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      return covered.map((element) => ({ pixels: edge - element.getBoundingClientRect().top, html: element.outerHTML }))
    })
  const overlap = async (element: Locator) => (await overlaps(element))[0]?.pixels

  for (const viewport of chosenOf([DESKTOP, PHONE], 2)) {
    test(`never covers what has the focus, on the way down and up again, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(BUILT_PAGE)
      const focused = page.locator(':is(main, footer) :focus')
      await page.getByRole('link', { name: '中央內容區塊' }).focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0
        for (let [stop] = await overlaps(focused); stop !== undefined; [stop] = await overlaps(focused)) {
          expect(stop.pixels, stop.html).toBeLessThanOrEqual(0)
          stops += 1
          await page.keyboard.press(key)
        }
        expect(stops).toBeGreaterThan(20)
        await page.getByRole('contentinfo').getByRole('link').last().focus()
      }
    })
  }

  test('never covers the target of an anchor', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    await page.getByRole('link', { name: '四年學什麼' }).click()
    await expect(page).toHaveURL(/#/)
    await expect(page.getByRole('heading', { name: '四年學什麼' })).toBeInViewport()
    expect(await overlap(page.getByRole('heading', { name: '四年學什麼' }))).toBeLessThanOrEqual(0)
    await page.goto(`${BUILT_PAGE}#${encodeURIComponent('畢業出路')}`)
    await expect(page.getByRole('heading', { name: '畢業出路' })).toBeInViewport()
    expect(await overlap(page.getByRole('heading', { name: '畢業出路' }))).toBeLessThanOrEqual(0)
  })
})
