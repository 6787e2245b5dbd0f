import { expect, type Page, type Request } from '@playwright/test'

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

/** Picks a widget in the drawer of a field of widgets. */
export async function addBlock(page: Page, field: string, widget: string): Promise<void> {
  await page.locator(`${field} > .blocks-field__drawer-toggler`).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByTitle(widget, { exact: true }).click()
  await expect(drawer).toBeHidden()
}

/** Picks an option of a select or a relation; the first that holds these words. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(field).locator('.rs__control').click()
  await page.locator('.rs__option').filter({ hasText: option }).first().click()
}

const FORM_RESTS_MS = 800

/**
 * Returns what waits until the form has told the server of all changes and has its answers. Payload's form may forget a choice
 * that is made while an answer is on its way; people are slower than that.
 */
export function watchForm(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let movedAt = Date.now()
  const settle = (request: Request) => {
    if (underWay.delete(request)) movedAt = Date.now()
  }
  page.on('request', (request) => {
    if (request.method() === 'POST') underWay.add(request)
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return async () => {
    movedAt = Date.now()
    await expect.poll(() => underWay.size === 0 && Date.now() - movedAt > FORM_RESTS_MS).toBe(true)
  }
}

/** Presses the button and waits until the save is acknowledged. */
export async function publish(page: Page, collection: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      new RegExp(`/api/${collection}(?!/proofread)(?!.*draft=true)`).test(response.url()) &&
      response.ok(),
  )
  await page.getByRole('button', { name: '發布變更' }).click()
  await saved
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
