import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/tabs/'
const example = (page: Page, name: string) => page.locator(`section#${name}`)
const tab = (page: Page, name: string, title: string) => example(page, name).getByRole('tab', { name: title })
/** The script comes with the focus; the arrows are its work. */
const focusTab = async (page: Page, name: string, title: string) => {
  await tab(page, name, title).focus()
  await expect(example(page, name).locator('[data-widget=tabs]')).toHaveAttribute('data-island', 'awake')
}
const panel = (page: Page, name: string) => example(page, name).getByRole('tabpanel')

test.describe('tabs', () => {
  test.use({ viewport: DESKTOP })

  test('show the pane of the tab that is pressed, and one at a time', async ({ page }) => {
    await page.goto(GALLERY)
    await expect(panel(page, 'horizontal')).toContainText('128 學分')
    await tab(page, 'horizontal', '碩士班').click()
    await expect(tab(page, 'horizontal', '碩士班')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'horizontal', '大學部')).toHaveAttribute('aria-selected', 'false')
    await expect(panel(page, 'horizontal')).toHaveCount(1)
    await expect(panel(page, 'horizontal')).toContainText('32 學分')
  })

  test('the active tab is remembered in the URL hash, without a new entry in the history', async ({ page }) => {
    await page.goto('/gallery/')
    await page.goto(GALLERY)
    await tab(page, 'horizontal', '碩士班').click()
    await expect(page).toHaveURL(`${GALLERY}#${encodeURIComponent('碩士班')}`)
    await page.reload()
    await expect(panel(page, 'horizontal')).toContainText('32 學分')
    await page.goBack()
    await expect(page).toHaveURL('/gallery/')
  })

  test('the URL hash selects the tab by its handler id, and anything after a ? in it is ignored', async ({ page }) => {
    await page.goto(`${GALLERY}#${encodeURIComponent('輔系')}?utm=1`)
    await expect(panel(page, 'horizontal')).toContainText('20 學分')
    await page.evaluate(() => {
      location.hash = '#學士班'
    })
    await expect(panel(page, 'horizontal')).toContainText('128 學分')
    await page.evaluate(() => {
      location.hash = '#沒有這個'
    })
    await expect(panel(page, 'horizontal')).toContainText('128 學分')
  })

  test('where the address is not to remember them, it stays as it is', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await tab(page, 'hover', '繁星推薦').click()
    await expect(panel(page, 'hover')).toContainText('名額 8 名')
    await expect(page).toHaveURL(GALLERY)
  })

  test('switch under the pointer where the editor wants that', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await tab(page, 'hover', '繁星推薦').hover()
    await expect(panel(page, 'hover')).toContainText('名額 8 名')
    await tab(page, 'hover', '申請入學').hover()
    await expect(panel(page, 'hover').getByRole('timer')).toBeVisible()
  })

  test('are one stop for Tab; arrows, Home and End move among them', async ({ page }) => {
    await page.goto(GALLERY)
    await focusTab(page, 'horizontal', '大學部')
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'horizontal', '碩士班')).toBeFocused()
    await expect(panel(page, 'horizontal')).toContainText('32 學分')
    await page.keyboard.press('End')
    await expect(tab(page, 'horizontal', '輔系')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'horizontal', '大學部')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel(page, 'horizontal')).toBeFocused()
  })

  test('keys that are pressed before the script has come count', { tag: '@whole' }, async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/island-tabs*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(GALLERY)
    await tab(page, 'horizontal', '大學部').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'horizontal', '大學部')).toBeFocused()
    letThrough()
    await expect(tab(page, 'horizontal', '輔系')).toBeFocused()
    await expect(panel(page, 'horizontal')).toContainText('20 學分')
  })

  test('a vertical set moves by the vertical arrows', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await expect(panel(page, 'vertical')).toContainText('32 學分')
    await focusTab(page, 'vertical', '碩士班')
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'vertical', '輔系')).toBeFocused()
    await expect(panel(page, 'vertical')).toContainText('20 學分')
  })

  test('all panes show without JavaScript, each under its title', { tag: '@whole' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(GALLERY)
    for (const words of ['128 學分', '32 學分', '20 學分']) {
      await expect(example(page, 'horizontal').locator('[role=tabpanel]', { hasText: words })).toBeVisible()
    }
    await expect(example(page, 'horizontal').getByRole('tab')).toHaveCount(0)
    await example(page, 'lazy').getByRole('link', { name: '閱讀「片段」的內容' }).click()
    await expect(page.getByRole('main')).toContainText('先找到適合你的入學管道')
    await context.close()
  })

  for (const viewport of [DESKTOP, PHONE]) {
    test(`have no violation at ${viewport.width} px, before and after a switch`, { tag: '@whole' }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(GALLERY)
      expect(await findAxeViolations(page)).toEqual([])
      await tab(page, 'horizontal', '輔系').click()
      await tab(page, 'lazy', '片段').click()
      await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})

test.describe('a pane whose content lives in a fragment', () => {
  test('loads it the first time it is opened, and only once', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (isAreaCall(request.url())) calls.push(request.postData() ?? '')
    })
    await page.goto(GALLERY)
    await tab(page, 'lazy', '片段').click()
    await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
    // The style sheets of what it brings come along.
    await expect(panel(page, 'lazy').locator('.w-section')).not.toHaveCSS('padding-top', '0px')
    await tab(page, 'lazy', '這裡').click()
    await tab(page, 'lazy', '片段').click()
    await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
    expect(calls).toHaveLength(1)
    expect(new URLSearchParams(calls[0]).get('action')).toBe('lectern_widget_area')
  })

  test('is not fetched in passing: arrows only move to its tab, Enter opens it', async ({ page }) => {
    await page.goto(GALLERY)
    await focusTab(page, 'lazy', '這裡')
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'lazy', '片段')).toBeFocused()
    await expect(panel(page, 'lazy')).toContainText('下一個頁籤的內容在片段裡')
    await page.keyboard.press('Enter')
    await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
  })

  test('says that it failed, and can be tried again', async ({ page, complaints }) => {
    complaints.expect(/admin-ajax|Failed to load resource/)
    await page.goto(GALLERY)
    let isDown = true
    await page.route('**/wp-admin/admin-ajax.php', (route) => (isDown ? route.abort() : route.continue()))
    await tab(page, 'lazy', '片段').click()
    await expect(panel(page, 'lazy').getByRole('status')).toContainText('內容暫時無法載入')
    isDown = false
    await panel(page, 'lazy').getByRole('button', { name: '再試一次' }).click()
    await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
    await expect(panel(page, 'lazy')).toBeFocused()
  })

  test('heals a stale nonce in a page that was kept for long', async ({ page, complaints }) => {
    complaints.expect(/403/)
    await page.goto(GALLERY)
    await page.locator('meta[name=lectern-nonce]').evaluate((meta) => meta.setAttribute('content', 'old'))
    await tab(page, 'lazy', '片段').click()
    await expect(panel(page, 'lazy')).toContainText('先找到適合你的入學管道')
  })
})

test.describe('the toggle', () => {
  test('switches between its panes, by mouse and by keyboard', async ({ page }) => {
    await page.goto('/gallery/toggle/')
    await tab(page, 'two', '下學期').click()
    await expect(panel(page, 'two')).toContainText('演講學')
    await page.keyboard.press('ArrowLeft')
    await expect(panel(page, 'two')).toContainText('口語傳播概論')
    await tab(page, 'pill', '高中老師').click()
    await expect(panel(page, 'pill')).toContainText('先找到適合你的入學管道')
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('the accordion', () => {
  test('loads the content of an item from a fragment when it is first opened, once', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (isAreaCall(request.url())) calls += 1
    })
    await page.goto('/gallery/accordion/#lazy')
    const item = example(page, 'lazy').locator('details').filter({ hasText: '入學管道' })
    await item.locator('summary').click()
    await expect(item).toContainText('先找到適合你的入學管道')
    await item.locator('summary').click()
    await item.locator('summary').click()
    await expect(item).toContainText('先找到適合你的入學管道')
    expect(calls).toBe(1)
  })
})

function isAreaCall(address: string): boolean {
  return address.endsWith('/wp-admin/admin-ajax.php')
}
