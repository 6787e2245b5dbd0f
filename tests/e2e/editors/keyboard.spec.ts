import { findAxeViolations } from '../axe-violations.ts'
import { walkByKeyboard } from '../keyboard-walk.ts'
import { ADMIN, openAdmin, openView, untilAwake } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test.describe('by keyboard and screen reader', () => {
  test('the sign-in is clean for axe, and a refused one leads to the password', async ({ page }) => {
    await page.goto(`${ADMIN()}/admin/login`)
    await untilAwake(page)
    expect(await findAxeViolations(page)).toEqual([])
    const password = page.getByLabel('密碼')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.getByLabel('電子郵件').fill('nobody@mingde.example')
    await password.fill('not the password')
    await page.getByRole('button', { name: '登入' }).click()
    await expect(password).toBeFocused()
  })

  test('new passwords are new to the browser, too', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    await openView(page, '/account')
    await page.getByRole('button', { name: '變更密碼' }).click()
    for (const name of ['新密碼', '確認密碼']) {
      await expect(page.getByLabel(name)).toHaveAttribute('autocomplete', 'new-password')
    }
    await expect(page.getByLabel('您目前的密碼')).toHaveAttribute('autocomplete', 'current-password')
  })

  test('the first stop skips to the main part; every stop can be seen', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    const complaints: string[] = []
    for (const path of ['', '/collections/posts', '/collections/categories/create']) {
      await openView(page, path)
      const link = page.getByRole('link', { name: '跳到主要內容' })
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      await link.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      const { missed, unseen } = await walkByKeyboard(page)
      complaints.push(...[...missed, ...unseen].map((complaint) => `${path}: ${complaint}`))
    }
    expect(complaints).toEqual([])
  })

  test('a refused save leads to the first field at fault', async ({ page }) => {
    await openAdmin(page)
    await openView(page, '/collections/categories/create')
    const name = page.locator('#field-name')
    await page.locator('#field-description').fill('沒有名稱的分類')
    await page.getByRole('button', { name: '儲存' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  })
})
