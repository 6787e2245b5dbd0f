import type { Page } from '@playwright/test'
import { ADMIN, DEMO, openForm, openNew, openView, sendSignIn, signIn, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const OLD = 'seven quiet lanterns'
const NEW = 'eight quiet lanterns'
/** By which a page keeps its session. */
const SESSION_CALL = /\/api\/users\/(?:me|refresh-token)/
/** How often it looks whether there is something to ask. */
const LOOK_MS = 5_000

test.describe('an account', () => {
  test('signs in on the way to a page and arrives there; it is led nowhere else', async ({ browser }) => {
    for (const [path, aim] of [
      ['/admin/collections/posts?limit=25', '/admin/collections/posts?limit=25'],
      ['/admin/login?redirect=https%3A%2F%2Fevil.example%2Fadmin', '/admin'],
      ['/admin/login?redirect=%2F%2Fevil.example&redirect=%2F%2Fevil.example', '/admin'],
    ] as const) {
      const page = await browser.newPage()
      await sendSignIn(page, DEMO, path)
      await expect(page).toHaveURL(ADMIN() + aim)
      await expect(page.getByRole('navigation').first()).toBeAttached()
      await page.close()
    }
  })

  test('gets a new password in its form once the current one is typed; other devices are signed out', { tag: '@whole' }, async ({
    page,
    browser,
  }) => {
    const { email } = await createAuthor(page)
    const [here, elsewhere] = [await browser.newPage(), await browser.newPage()]
    for (const device of [here, elsewhere]) await signIn(device, { email, password: OLD })
    await openView(here, '/account')
    const formRests = watchForm(here)
    await here.getByRole('button', { name: '變更密碼' }).click()
    await here.getByLabel('新密碼').fill(NEW)
    await here.getByLabel('確認密碼').fill(NEW)
    const save = async () => {
      await formRests()
      const answered = here.waitForResponse((response) => response.request().method() === 'PATCH')
      await here.getByRole('button', { name: '儲存' }).click()
      return (await answered).status()
    }
    expect(await save()).toBe(400)
    await expect(here.getByText('變更密碼或電子郵件時，請輸入您自己目前的密碼。').first()).toBeVisible()
    const current = here.getByLabel('您目前的密碼')
    await expect(current).toHaveAttribute('type', 'password')
    await current.fill(NEW)
    expect(await save()).toBe(400)
    await expect(here.getByText('目前的密碼不正確。').first()).toBeVisible()
    await current.fill(OLD)
    expect(await save()).toBe(200)
    await expect(current).toHaveValue('')
    await here.reload()
    await expect(here).toHaveURL(/account/)
    await elsewhere.goto(`${ADMIN()}/admin/account`)
    await expect(elsewhere).toHaveURL(/login/)
    await signIn(elsewhere, { email, password: NEW })
  })

  test('is unlocked by an administrator with a button, which nobody else has', { tag: '@whole' }, async ({ page, browser }) => {
    const { id, email } = await createAuthor(page)
    await openForm(page, 'users', id)
    await page.getByRole('button', { name: '解除鎖定' }).click()
    await expect(page.getByText('這個帳號沒有被鎖定。')).toBeVisible()
    const author = await browser.newPage()
    await signIn(author, { email, password: OLD })
    await author.goto(`${ADMIN()}/admin/account`)
    await expect(author.getByLabel('姓名')).toHaveValue('新人')
    await expect(author.getByRole('button', { name: '解除鎖定' })).toHaveCount(0)
    await expect(author.getByLabel('設定碼')).toHaveCount(0)
  })

  test('stays signed in while the server is away, with all that was written, and is asked to sign in once its session has ended', {
    tag: '@whole',
  }, async ({ browser }) => {
    // The clock of a profile cannot be set back.
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.clock.install()
    await signIn(page)
    await openNew(page, 'tags')
    const name = page.locator('#field-name')
    const words = '寫到一半的標籤'
    await name.fill(words)
    let unanswered = 0
    await page.route(SESSION_CALL, (route) => {
      unanswered += 1
      return unanswered % 2 === 0 ? route.abort() : route.fulfill({ status: 503, json: {} })
    })
    const isAskedAgainAndAgain = async () => {
      const before = unanswered
      await expect(async () => {
        await page.clock.fastForward(LOOK_MS)
        expect(unanswered).toBeGreaterThan(before + 2)
      }).toPass()
      await expect(page).toHaveURL(/tags\/create/)
      await expect(name).toHaveValue(words)
    }

    await page.clock.fastForward('20:00')
    await name.press('End')
    await isAskedAgainAndAgain()
    // Longer than a session lasts without use.
    await page.clock.fastForward('09:00:00')
    await isAskedAgainAndAgain()

    const answered = page.waitForResponse((response) => SESSION_CALL.test(response.url()) && response.ok())
    await page.unroute(SESSION_CALL)
    await answered
    await watchForm(page)()
    await expect(name).toHaveValue(words)
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/tags',
    )
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    expect((await saved).status()).toBe(201)
    await page.waitForURL(/tags\/\d+/)

    await context.clearCookies()
    await page.clock.fastForward('01:00:00')
    await expect(page).toHaveURL(/login/)
    await context.close()
  })
})

/** As the demo's administrator, who stays signed in on the page. */
async function createAuthor(page: Page): Promise<{ id: number; email: string }> {
  await signIn(page)
  const email = `${crypto.randomUUID()}@mingde.example`
  const data = { name: '新人', email, password: OLD, role: 'author' }
  const response = await page.request.post(`${ADMIN()}/api/users`, { data, headers: { origin: ADMIN() } })
  const { doc } = await response.json()
  return { id: doc.id, email }
}
