import { ADMIN, createDraft, openAdmin, openForm, openNew, openView, publish, SITE, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

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

  test('finds lists and settings by name, says when there is nothing, and gives the focus back on Escape', async ({ page }) => {
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

  test('leaves Ctrl+K alone where one writes', async ({ page }) => {
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
  test('is one click away once something is published, and not before', async ({ page }) => {
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

  test('leads to the home page from menus and from the settings', async ({ page }) => {
    await openAdmin(page)
    for (const path of ['collections/menus/1', 'globals/site']) {
      await page.goto(`${ADMIN()}/admin/${path}`)
      await expect(page.getByRole('link', { name: '看公開頁面' })).toHaveAttribute('href', `${SITE()}/`)
    }
  })
})

test('an open form says so when its document is published without it', async ({ page }) => {
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
