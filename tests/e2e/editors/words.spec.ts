import type { Page } from '@playwright/test'
import { ADMIN, openAdmin, openView, untilAwake } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { findForeignWords } from './interface-words.ts'

/** Names that Payload's markup lacks come a frame after it. */
async function expectChinese(page: Page, what: string): Promise<void> {
  await expect.poll(() => findForeignWords(page), what).toEqual([])
}

test.describe('the words of the admin are Chinese as written in Taiwan', () => {
  test('before the sign-in', async ({ page }) => {
    for (const path of ['login', 'forgot', 'reset/x']) {
      await page.goto(`${ADMIN()}/admin/${path}`)
      await untilAwake(page)
      await expectChinese(page, path)
    }
  })

  test('in what opens: menus, drawers, dialogs and messages', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    const look = (what: string) => expectChinese(page, what)
    await page.goto(`${ADMIN()}/admin/nothing-here`)
    await untilAwake(page)
    await look('a view that is not there')
    await openView(page, '/collections/posts')
    for (const name of ['欄位', '篩選條件']) {
      await page.getByRole('button', { name }).first().click()
      await look(name)
    }
    await openView(page, '/collections/pages/1')
    await page.getByRole('button', { name: '更多動作' }).click()
    await look('more actions')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^動作：/ })
      .first()
      .click()
    await look('row menu')
    await page.keyboard.press('Escape')
    await page.locator('#field-layout > .blocks-field__drawer-toggler').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('widgets')
    await openView(page, '/collections/posts/1')
    await page.getByRole('button', { name: '其他發布方式' }).click()
    await look('ways to publish')
    await page.keyboard.press('Escape')
    await page.locator('.ContentEditable__root').first().click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Shift+ArrowRight')
    await look('formats')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    await expect(page.locator('.slash-menu-popup')).toBeVisible()
    await look('slash menu')
    await page.keyboard.type('表格')
    await page.getByRole('option', { name: '表格', exact: true }).click()
    const drawer = page.getByRole('dialog').last()
    await expect(drawer.getByRole('heading', { name: '插入表格' })).toBeVisible()
    await expect(drawer.getByLabel('列數')).toHaveValue('5')
    await drawer.getByLabel('欄數').fill('3')
    await look('table drawer')
    await drawer.getByRole('button', { name: '儲存' }).click()
    await expect(page.locator('.LexicalEditorTheme__table tr').first().locator('th, td')).toHaveCount(3)
  })
})
