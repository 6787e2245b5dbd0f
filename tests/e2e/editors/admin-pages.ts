import { expect, type Page } from '@playwright/test'

export const SITE = () => required('SITE_URL')
export const ADMIN = () => required('ADMIN_URL')

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the programs did not start`)
  return value
}

export const DEMO = { email: 'demo@mingde.example', password: 'lectern-demo' }

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.goto(`${ADMIN()}/admin/login`)
  await page.getByLabel('電子郵件').fill(email)
  await page.getByLabel('密碼').fill(password)
  await page.getByRole('button', { name: '登入' }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
}

/** Opens an empty form and waits until it listens: before that, what is typed would be lost. */
export async function openNew(page: Page, collection: string): Promise<void> {
  await page.goto(`${ADMIN()}/admin/collections/${collection}/create`)
  await expect(page.getByRole('button', { name: /^(發布|儲存)/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** What the site answers at an address right now. */
export async function siteBytes(path: string): Promise<string> {
  const response = await fetch(SITE() + path)
  return response.text()
}

/** The words of it, without the marks between them. */
export async function siteText(path: string): Promise<string> {
  return (await siteBytes(path)).replace(/<[^>]*>/g, '')
}
