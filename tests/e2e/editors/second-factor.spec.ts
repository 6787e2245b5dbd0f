import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findAxeViolations } from '../axe-violations.ts'
import { ADMIN, openView, sendSignIn, signIn } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { findForeignWords } from './interface-words.ts'
import { findTooWide } from './too-wide.ts'

const PASSWORD = 'seven quiet lanterns'
const STEP_MS = 30_000

test('an account gets a second factor on its page, and is asked for it on the next device', async ({ page, browser }) => {
  const email = await createAuthor(page)
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, { email, password: PASSWORD })
  await openView(desk, '/account')
  const part = desk.getByRole('region', { name: '兩步驟驗證' })
  await part.getByRole('button', { name: '設定驗證應用程式' }).click()
  await part.getByLabel('為了確認是您本人，請輸入密碼').fill(PASSWORD)
  await part.getByRole('button', { name: '繼續' }).click()
  await expect(part.getByRole('img', { name: '給驗證應用程式掃描的圖' })).toBeVisible()
  const secret = (await part.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await findFaults(desk)
  const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
  await part.getByLabel('驗證碼').fill(code(0))
  await part.getByRole('button', { name: '開啟' }).click()
  const codes = part.getByRole('region', { name: '備用碼' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts()
  await findFaults(desk)
  await codes.getByRole('button', { name: '我收好了' }).click()
  await expect(part.getByText('備用碼還剩 10 組')).toBeVisible()

  const phone = await (await browser.newContext()).newPage()
  await askForCode(phone, email)
  const field = phone.getByLabel('驗證碼或備用碼')
  await field.fill('000000')
  await field.press('Enter')
  await expect(phone.getByRole('alert').filter({ hasText: '驗證碼不正確' })).toBeVisible()
  await findFaults(phone)
  await phone.goto(`${ADMIN()}/admin`)
  await expect(phone).toHaveURL(/login/)
  await askForCode(phone, email)
  await field.fill(code(1))
  await phone.getByRole('button', { name: '登入', exact: true }).click()
  await phone.waitForURL((url) => url.pathname === '/admin')
  await expect(phone.locator('#lectern-main')).toBeAttached()

  await phone.context().clearCookies()
  await askForCode(phone, email)
  await field.fill(recovery.trim())
  await field.press('Enter')
  await phone.waitForURL((url) => url.pathname === '/admin')
  await desk.reload()
  await expect(part.getByText('備用碼還剩 9 組')).toBeVisible()
})

test('a passkey is made on the page of an account, and signs it in', { tag: '@whole' }, async ({ page, browser }) => {
  const email = await createAuthor(page)
  const desk = await (await browser.newContext()).newPage()
  const devtools = await desk.context().newCDPSession(desk)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  await signIn(desk, { email, password: PASSWORD })
  await openView(desk, '/account')
  const part = desk.getByRole('region', { name: '兩步驟驗證' })
  await part.getByRole('button', { name: '新增通行密鑰' }).click()
  await part.getByLabel('為了確認是您本人，請輸入密碼').fill(PASSWORD)
  await part.getByRole('button', { name: '繼續' }).click()
  await part.getByRole('button', { name: '我收好了' }).click()
  await expect(part.getByRole('button', { name: /移除通行密鑰/ })).toBeVisible()

  await desk.context().clearCookies()
  await askForCode(desk, email)
  await desk.getByRole('button', { name: '使用通行密鑰' }).click()
  await desk.waitForURL((url) => url.pathname === '/admin')
  await desk.goto(`${ADMIN()}/admin/account`)
  await expect(part.getByText('最後使用').first()).toBeVisible()
})

async function askForCode(page: Page, email: string): Promise<void> {
  await sendSignIn(page, { email, password: PASSWORD })
  await expect(page.getByRole('heading', { name: '兩步驟驗證' })).toBeVisible()
}

/** Of a view as it stands, on a desk and on a phone. */
async function findFaults(page: Page): Promise<void> {
  expect([...(await findAxeViolations(page)), ...(await findForeignWords(page))]).toEqual([])
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await findTooWide(page)).toEqual([])
  await page.setViewportSize(size)
}

/** By the demo's administrator. */
async function createAuthor(page: Page): Promise<string> {
  await signIn(page)
  const email = `${crypto.randomUUID()}@mingde.example`
  const data = { name: '新人', email, password: PASSWORD, role: 'author' }
  const response = await page.request.post(`${ADMIN()}/api/users`, { data, headers: { origin: ADMIN() } })
  expect(response.status(), await response.text()).toBe(201)
  return email
}
