import type { Request } from '@playwright/test'
import { ADMIN, addBlock, choose, DEMO, openAdmin, openNew, openView, SITE, sendSignIn, signIn } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const FORMS = ['posts', 'pages', 'popups', 'menus', 'newsletters'].map((collection) => `${collection}/create`)

test.describe('the admin', () => {
  test('speaks Traditional Chinese from the sign-in to the form and its messages', { tag: '@whole' }, async ({ page }) => {
    await signIn(page)
    for (const name of ['文章', '頁面', '片段', '媒體庫', '分類', '標籤', '選單', '轉址', '使用者']) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeAttached()
    }
    for (const path of ['posts', 'pages', 'media', 'menus', 'users/create', ...FORMS]) {
      await openView(page, `/collections/${path}`)
      expect(await englishWords(page), path).toEqual([])
    }
  })

  test('says in Chinese what is missing', { tag: '@whole' }, async ({ page }) => {
    await signIn(page)
    await openNew(page, 'categories')
    // The form has told of the description, and presses before it has its answer.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const isFormState = (request: Request) => request.method() === 'POST' && !!request.postData()?.includes('form-state')
    await page.route('**/admin/collections/categories/create', async (route) => {
      if (isFormState(route.request())) await released
      return route.fallback()
    })
    const told = page.waitForRequest(isFormState)
    await page.locator('#field-description').fill('沒有名稱的分類')
    await told
    await page.getByRole('button', { name: '儲存' }).click()
    const missing = page.getByText('此欄位為必填項目。').first()
    await expect(missing).toBeVisible()
    const answered = page.waitForResponse((response) => isFormState(response.request()))
    release()
    await answered
    // Its words are read in the time that is left.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    await expect(missing).toBeVisible()
  })

  test('shows the fields of a new row, even when the answer that brings them gets lost', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    await openNew(page, 'pages')
    await page.locator('#field-title').fill('答案遺失')
    let isLost = false
    await page.route('**/admin/collections/pages/**', (route) => {
      const isFormState = route.request().postData()?.includes('form-state') ?? false
      if (!isFormState || isLost) return route.fallback()
      isLost = true
      return route.abort()
    })
    await addBlock(page, '#field-layout', '區段')
    await expect(page.locator('#field-layout__0__content > .blocks-field__drawer-toggler')).toBeVisible()
    expect(isLost).toBe(true)
  })

  test('keeps what was chosen while an earlier draft was being stored', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    await openNew(page, 'pages')
    await page.locator('#field-title').fill('晚到的答案')
    await addBlock(page, '#field-layout', '區段')
    await addBlock(page, '#field-layout__0__content', '標題')
    const text = page.locator('#field-layout__0__content__0__text')
    const level = page.locator('#field-layout__0__content__0__level')
    await text.fill('舊的標題')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld = false
    await page.route('**/api/pages/*', async (route) => {
      if (isHeld || route.request().method() !== 'PATCH') return route.fallback()
      isHeld = true
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    })
    await page.locator('#field-lead').fill('前言')
    await expect.poll(() => isHeld).toBe(true)
    await choose(page, '#field-layout__0__content__0__level', '第四層')
    await text.fill('新的標題')
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && (response.request().postData() ?? '').includes('新的標題'),
    )
    release()
    const { doc } = await (await stored).json()
    expect(doc).toMatchObject({ lead: '前言', layout: [{ content: [{ text: '新的標題', level: '4' }] }] })
    await expect(level).toContainText('第四層')
    await expect(text).toHaveValue('新的標題')
    await expect(page.locator('#field-lead')).toHaveValue('前言')
  })

  test('lets nobody in without an account, and says why in Chinese', async ({ page }) => {
    await sendSignIn(page, { ...DEMO, password: 'wrong-password' })
    await expect(page.getByText(/不正確|錯誤/).first()).toBeVisible()
    await page.goto(`${ADMIN()}/admin/collections/posts`)
    await expect(page).toHaveURL(/login/)
  })

  test('says in its head whose it is, and bears the sign of the site', async ({ request }) => {
    const html = await (await request.get(`${ADMIN()}/admin/login`)).text()
    expect(html).toContain('<meta property="og:site_name" content="系所網站後台"/>')
    expect(html).not.toMatch(/<meta [^>]*Payload/)
    const icons = Array.from(html.matchAll(/<link rel="icon" href="([^"]+)"/g), ([, href = '']) => href)
    expect(icons).toEqual([`${SITE()}/icons/sign.png`])
    const icon = await request.get(icons[0] ?? '')
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
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
    /^(JPEG|PNG|WebP|GIF|SVG|PDF|CSV|WebM|OGG|WebVTT|Word|Excel|PowerPoint|ODT|ODS|ODP|ZIP|TXT|ICS|Mailchimp|MP|MB|API|URL|Enter|Ctrl|http|https|old|news|demo|mingde|example|LINE|X|Facebook|Alt|KB|p|h[1-6])$/i
  return [...new Set(text.match(/[A-Za-z]{2,}/g) ?? [])].filter((word) => !known.test(word))
}
