import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ADMIN, choose, createDraft, DEMO, openForm, sendSignIn, signIn, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`
const DESK = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`
const PASSWORD = 'nine quiet lanterns'

test('an administrator ends a session, changes a role, and finds in the log what was done; nobody else sees it', {
  tag: '@whole',
}, async ({ page, browser }) => {
  const name = `試用者 ${randomUUID().slice(0, 8)}`
  await signIn(page)
  const { id, email } = await createAuthor(page, name)

  const phone = await browser.newPage({ userAgent: PHONE })
  const refused = phone.waitForResponse((response) => response.url().endsWith('/api/users/login'))
  await sendSignIn(phone, { email, password: 'a wrong password' })
  expect((await refused).status()).toBe(401)
  await signIn(phone, { email, password: PASSWORD })

  const desk = await browser.newPage({ userAgent: DESK })
  await signIn(desk, { email, password: PASSWORD })
  const post = await createDraft(desk, 'posts', { title: `${name}的文章`, slug: `trust-${id}` })
  const headers = { origin: ADMIN() }
  const published = await desk.request.patch(`${ADMIN()}/api/posts/${post.id}`, { data: { _status: 'published' }, headers })
  expect(published.status(), await published.text()).toBe(200)

  await openForm(page, 'users', id)
  const devices = page.getByRole('region', { name: '登入中的裝置' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices).toContainText('Windows 的 Chrome')
  await devices.getByRole('button', { name: '結束 iPhone 的 Safari 的登入' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.goto(`${ADMIN()}/admin/account`)
  await expect(phone).toHaveURL(/login/)

  const formRests = watchForm(page)
  await choose(page, '#field-role', '編輯')
  await page.getByLabel('您目前的密碼').fill(DEMO.password)
  await formRests()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: '儲存' }).click()
  expect((await saved).status()).toBe(200)
  await desk.goto(`${ADMIN()}/admin/account`)
  await expect(desk).toHaveURL(/login/)

  await page.goto(`${ADMIN()}/admin`)
  await page.getByRole('link', { name: '看稽核紀錄' }).click()
  await expect(page.getByRole('heading', { name: '稽核紀錄' })).toBeVisible()
  const filter = page.getByRole('form', { name: '篩選紀錄' })
  const deeds = page.locator('.lectern-audit tbody td[data-label="做了什麼"]')
  await filter.getByLabel('誰').fill(name)
  await filter.getByRole('button', { name: '篩選' }).click()
  await expect(deeds).toHaveText([`發布：文章「${name}的文章」`, '登入', '登入', '登入被拒：密碼錯誤'])
  await expect(page.locator('.lectern-audit tbody td[data-label="來自"]').first()).toHaveText(/\/(?:24|48)$/)
  await filter.getByLabel('誰').fill('')
  await filter.getByLabel('文字').fill(`「${name}」`)
  await filter.getByRole('button', { name: '篩選' }).click()
  const done = [`變更：使用者「${name}」`, `結束登入：使用者「${name}」的 1 個裝置`, `新增：使用者「${name}」`]
  await expect(deeds).toHaveText(done)
  await expect(page.getByRole('row').filter({ hasText: '變更：使用者' })).toContainText('角色：作者 → 編輯')
  const file = await page.getByRole('link', { name: '下載成 CSV 檔' }).getAttribute('href')
  expect(await (await page.request.get(`${ADMIN()}${file}`, { headers })).text()).toContain('"角色：作者 → 編輯"')

  await signIn(desk, { email, password: PASSWORD })
  await expect(desk.getByRole('link', { name: '看瀏覽數' })).toBeVisible()
  await expect(desk.getByRole('link', { name: '看稽核紀錄' })).toHaveCount(0)
  for (const path of ['/audit', '/health']) {
    await desk.goto(`${ADMIN()}/admin${path}`)
    await expect(desk).toHaveURL(`${ADMIN()}/admin`)
  }
})

/** As the administrator who is signed in on the page. */
async function createAuthor(page: Page, name: string): Promise<{ id: number; email: string }> {
  const email = `${randomUUID()}@mingde.example`
  const data = { name, email, password: PASSWORD, role: 'author', mayPublish: true }
  const response = await page.request.post(`${ADMIN()}/api/users`, { data, headers: { origin: ADMIN() } })
  expect(response.status(), await response.text()).toBe(201)
  return { id: (await response.json()).doc.id, email }
}
