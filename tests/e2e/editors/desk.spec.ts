import type { Response } from '@playwright/test'
import { ADMIN, createDraft, newest, openAdmin, openForm, openNew, openView, publish, SITE, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { openEditor } from './visual-editor.ts'

test.describe('the search over everything', () => {
  test('opens with Ctrl+K, shows what was edited last, finds Chinese words and goes there by keyboard', async ({ page }) => {
    await openAdmin(page)
    const title = `搜尋得到的${crypto.randomUUID().slice(0, 8)}`
    const { id } = await createDraft(page, 'posts', { title, _status: 'draft' })
    await openView(page, '/collections/tags')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: '搜尋後台' })
    const input = dialog.getByRole('combobox')
    await expect(input).toBeFocused()
    await expect(dialog.getByRole('listbox', { name: '最近改過的' }).getByRole('option').first()).toContainText(title)
    await input.fill(title.slice(0, 8))
    await expect(dialog.getByRole('status')).toHaveText(/^找到/)
    const found = dialog.getByRole('option', { name: title })
    await expect(found).toBeVisible()
    while ((await found.getAttribute('aria-selected')) !== 'true') await input.press('ArrowDown')
    await expect(input).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
    await input.press('Enter')
    await page.waitForURL(`**/collections/posts/${id}`)
    await expect(dialog).toBeHidden()
  })

  test('finds lists and settings by name, says when there is nothing, and gives the focus back on Escape', {
    tag: '@whole',
  }, async ({ page }) => {
    await openAdmin(page)
    const button = page.getByRole('button', { name: /^搜尋 Ctrl/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: '搜尋後台' })
    await dialog.getByRole('combobox').fill('網站設定')
    await expect(dialog.getByRole('option', { name: '網站設定 設定' })).toBeVisible()
    await dialog.getByRole('combobox').fill('沒有這種東西')
    await expect(dialog.getByRole('status')).toContainText('找不到「沒有這種東西」')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('leaves Ctrl+K alone where one writes', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    await openNew(page, 'posts')
    await page.locator('.ContentEditable__root').first().click()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: '搜尋後台' })).toBeHidden()
    await page.locator('#field-title').press('Control+k')
    await expect(page.getByRole('dialog', { name: '搜尋後台' })).toBeVisible()
  })
})

test.describe('the public page', () => {
  test('is one click away once something is published, and not before', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    const { id } = await createDraft(page, 'posts', { title: '看得到的文章', _status: 'draft' })
    const asked = page.waitForResponse((response) => response.url().includes('/desk/public-page') && response.ok())
    await openForm(page, 'posts', id)
    await asked
    const link = page.getByRole('link', { name: '看公開頁面' })
    await page.locator('#field-title').fill('看得到的公開文章')
    await watchForm(page)()
    await expect(link).toHaveCount(0)
    await publish(page, 'posts')
    await expect(link).toBeVisible()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href.startsWith(SITE())).toBe(true)
    await expect.poll(async () => (await page.request.get(href)).text()).toContain('看得到的公開文章')
  })

  test('leads to the home page from menus and from the settings', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    for (const path of ['collections/menus/1', 'globals/site']) {
      await page.goto(`${ADMIN()}/admin/${path}`)
      await expect(page.getByRole('link', { name: '看公開頁面' })).toHaveAttribute('href', `${SITE()}/`)
    }
  })
})

test('an open form says so when its document is published without it', { tag: '@whole' }, async ({ page }) => {
  await openAdmin(page)
  const { id } = await createDraft(page, 'posts', { title: '時間到了的文章', _status: 'draft' })
  await openForm(page, 'posts', id)
  const told = page.getByText('這份資料剛才由排程或同事發布了。')
  await expect(told).toHaveCount(0)
  const data = { title: '時間到了的文章', _status: 'published' }
  const response = await page.request.patch(`${ADMIN()}/api/posts/${id}`, { data, headers: { origin: ADMIN() } })
  expect(response.status(), await response.text()).toBe(200)
  await expect(told).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '載入公開的內容' }).click()
  await expect(page.getByRole('link', { name: '看公開頁面' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('the side menu is there on a laptop, and stays as it was left', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page)
  const menu = page.locator('.template-default--nav-open')
  const posts = page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '文章', exact: true })
  const isThere = async (path: string) => {
    await openView(page, path)
    await expect(menu, path).toBeVisible()
    await expect(posts, path).toBeInViewport()
  }
  const press = async (name: string) => {
    const isNoted = (answer: Response) =>
      answer.request().method() === 'POST' && answer.url().endsWith('/payload-preferences/nav') && answer.ok()
    const noted = page.waitForResponse(isNoted)
    await page.getByRole('button', { name }).first().click()
    await noted
  }
  for (const path of ['', '/collections/tags', '/collections/posts/1']) await isThere(path)
  await press('關閉 選單')
  await expect(menu).toBeHidden()
  await openView(page, '/collections/tags')
  await expect(menu).toBeHidden()
  await press('開啟 選單')
  await expect(menu).toBeVisible()
  await isThere('/collections/tags')
  // A page that is edited on itself has all the room there is.
  const { docs } = await (await page.request.get(`${ADMIN()}/api/pages?limit=1`, { headers: { origin: ADMIN() } })).json()
  await openEditor(page, docs[0].id)
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: '表單', exact: true }).click()
  await expect(menu).toBeVisible()
})

test('a form that was only opened leaves nothing in the list; what is written there is in it', { tag: '@whole' }, async ({
  page,
}) => {
  await openAdmin(page)
  await openNew(page, 'posts')
  const [id] = new URL(page.url()).pathname.match(/\d+$/) ?? []
  const newestFirst = '/collections/posts?sort=-updatedAt'
  const row = page.locator(`table a[href$="/collections/posts/${id}"]`)
  await openView(page, newestFirst)
  await expect(page.locator('table tbody tr')).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
  await openForm(page, 'posts', Number(id))
  await page.locator('#field-excerpt').fill('還沒想到標題')
  await expect.poll(async () => (await newest(page, 'posts', Number(id))).excerpt).toBe('還沒想到標題')
  await openView(page, newestFirst)
  await expect(row.first()).toBeVisible()
})
