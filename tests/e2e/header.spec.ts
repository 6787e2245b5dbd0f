import type { Locator, Page } from '@playwright/test'
import { DESKTOP, findBarriers, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { BUILT_PAGE } from './templates.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主選單', exact: true })
const submenuSwitch = (page: Page, item: string) =>
  mainMenu(page)
    .locator('summary')
    .filter({ hasText: `展開〈${item}〉子選單` })

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

  test('opens one submenu at a time, without a barrier', async ({ page }) => {
    const first = mainMenu(page).getByRole('link', { name: '系所沿革' })
    const second = mainMenu(page).getByRole('link', { name: '大學部課程' })
    await submenuSwitch(page, '認識口傳').click()
    await expect(first).toBeVisible()
    await submenuSwitch(page, '課程地圖').click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    expect(await findBarriers(page)).toEqual([])
  })

  test('closes a submenu when it is pressed again, or anything else is', async ({ page }) => {
    const link = mainMenu(page).getByRole('link', { name: '系所沿革' })
    await submenuSwitch(page, '認識口傳').click()
    await submenuSwitch(page, '認識口傳').click()
    await expect(link).toBeHidden()
    await submenuSwitch(page, '認識口傳').click()
    await expect(link).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(link).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens a submenu by ${key}; Tab goes into it, and beyond it closes it`, async ({ page }) => {
      await submenuSwitch(page, '學生作品').focus()
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      const links = mainMenu(page).locator('details[open]').getByRole('link')
      await expect(links.first()).toBeFocused()
      const last = links.last()
      for (let tabs = await links.count(); tabs > 0; tabs -= 1) await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link', { name: '搜尋' })).toBeFocused()
      await expect(last).toBeHidden()
    })
  }

  test('closes a submenu by Escape and gives the focus back to its switch', async ({ page }) => {
    await submenuSwitch(page, '最新消息').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(submenuSwitch(page, '最新消息')).toBeFocused()
    await expect(mainMenu(page).locator('details[open]')).toHaveCount(0)
  })

  test('closes a submenu when the window becomes too narrow for it', async ({ page }) => {
    await submenuSwitch(page, '認識口傳').click()
    await page.setViewportSize(PHONE)
    await expect(page.locator('header details[data-dropdown][open]')).toHaveCount(0)
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE })

  const opener = (page: Page) => page.getByRole('button', { name: '開啟選單' })
  const closer = (page: Page) => page.getByRole('button', { name: '關閉選單' })
  const menu = (page: Page) => page.getByRole('navigation', { name: '行動版主選單' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(mainMenu(page)).toBeHidden()
    await expect(menu(page)).toBeHidden()
  })

  test('opens by its button, without a barrier, and leads to pages and those below them', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await menu(page).locator('summary').filter({ hasText: '展開〈課程地圖〉子選單' }).click()
    expect(await findBarriers(page)).toEqual([])
    await menu(page).getByRole('link', { name: '擋修表' }).click()
    await expect(page).toHaveURL('/courses/prerequisites/')
    await expect(menu(page)).toBeHidden()
  })

  test('opens by the keyboard, which goes on inside; its button closes it and gives the focus back', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(closer(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes by Escape, and gives the focus back', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: '認識口傳' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes when the page beside it is pressed', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(menu(page)).toBeHidden()
  })

  test('is never left open over what has the focus', async ({ page }) => {
    await opener(page).click()
    await page.getByRole('navigation', { name: '行動版輔助選單' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('the header that stays while the page scrolls', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** How far the header reaches over the element; not positive when all of its upper edge is in sight. */
  const overlap = (element: Locator) =>
    element.evaluate((covered) => {
      const header = document.querySelector('header')?.getBoundingClientRect()
      return (header?.bottom ?? Number.POSITIVE_INFINITY) - covered.getBoundingClientRect().top
    })

  for (const viewport of [DESKTOP, PHONE]) {
    test(`never covers what has the focus, on the way down and up again, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(BUILT_PAGE)
      const focused = page.locator(':is(main, footer) :focus')
      await page.getByRole('link', { name: '中央內容區塊' }).focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0
        for (; (await focused.count()) > 0; stops += 1) {
          expect(await overlap(focused), await focused.evaluate((element) => element.outerHTML)).toBeLessThanOrEqual(0)
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
