import { expect, test } from '@playwright/test'
import { ADMIN, DEMO, SITE, signIn } from './admin-pages.ts'

const FORMS = ['posts', 'pages', 'popups', 'menus', 'newsletters'].map((collection) => `${collection}/create`)

test.describe('the admin', () => {
  test('speaks Traditional Chinese from the sign-in to the form and its messages', async ({ page }) => {
    await signIn(page)
    for (const name of ['文章', '頁面', '片段', '媒體庫', '分類', '標籤', '選單', '轉址', '使用者']) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeAttached()
    }
    for (const path of ['posts', 'pages', 'media', 'menus', 'users/create', ...FORMS]) {
      await page.goto(`${ADMIN()}/admin/collections/${path}`)
      await page.waitForLoadState('networkidle')
      expect(await englishWords(page), path).toEqual([])
    }
  })

  test('says in Chinese what is missing', async ({ page }) => {
    await signIn(page)
    await page.goto(`${ADMIN()}/admin/collections/categories/create`)
    await page.waitForLoadState('networkidle')
    await page.locator('#field-description').fill('沒有名稱的分類')
    await page.getByRole('button', { name: '儲存' }).click()
    await expect(page.getByText('此欄位為必填項目。').first()).toBeVisible()
  })

  test('lets nobody in without an account, and says why in Chinese', async ({ page }) => {
    await page.goto(`${ADMIN()}/admin/login`)
    await page.getByLabel('電子郵件').fill(DEMO.email)
    await page.getByLabel('密碼').fill('wrong-password')
    await page.getByRole('button', { name: '登入' }).click()
    await expect(page.getByText(/不正確|錯誤/).first()).toBeVisible()
    await page.goto(`${ADMIN()}/admin/collections/posts`)
    await expect(page).toHaveURL(/login/)
  })

  test('is not on the public site', async ({ request }) => {
    for (const path of ['/admin', '/admin/login', '/api/posts', '/api/users/login', '/api/graphql', '/_next/static/x.js']) {
      expect((await request.get(SITE() + path, { maxRedirects: 5 })).status(), path).toBe(404)
    }
  })
})

/** Visible words of the interface that are Latin, but for names, formats and what editors wrote. */
async function englishWords(page: import('@playwright/test').Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const ignored =
      'input, textarea, td, [contenteditable], code, svg, script, style, .row-label, .relationship--multi-value-label'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest(ignored) && parent.checkVisibility()) words.push(node.textContent ?? '')
    }
    return words.join('\n')
  })
  const known =
    /^(JPEG|PNG|WebP|GIF|SVG|PDF|CSV|WebM|OGG|WebVTT|Mailchimp|MP|MB|API|URL|Enter|http|https|old|news|demo|mingde|example|LINE|X|Facebook|Alt|KB|p|h[1-6])$/i
  return [...new Set(text.match(/[A-Za-z]{2,}/g) ?? [])].filter((word) => !known.test(word))
}
