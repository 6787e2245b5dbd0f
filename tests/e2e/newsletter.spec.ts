import type { Page } from '@playwright/test'
import { tokenIn } from '../newsletter/read-mail.ts'
import { findAxeViolations } from './axe-violations.ts'
import { mailsTo } from './mail-folder.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/newsletter-form/'
const CALL = '**/wp-json/lectern/v1/widget/*/sendmail/**'
const PENDING = '差一步就完成了：請到信箱打開確認信，並按下確認。'

const formIn = (page: Page, example = 'inline') => page.locator(`#${example}`)
const messageIn = (page: Page, example?: string) => formIn(page, example).locator('.w-newsletter-form__message')

async function fillIn(page: Page, email: string): Promise<void> {
  await formIn(page).getByLabel('電子郵件').fill(email)
}

const submit = (page: Page) => formIn(page).getByRole('button', { name: '訂閱電子報' }).click()
const uniqueAddress = (name: string) => `${name}-${Date.now()}@mingde.example`

/** Answers the call as a provider would have. */
const answerWith = (page: Page, body: object, status = 200) => page.route(CALL, (route) => route.fulfill({ status, json: body }))
const success = (body: object, response?: object) => ({
  success: { body: JSON.stringify(body), ...(response && { response }) },
  error: '',
})

async function mailTo(address: string) {
  await expect.poll(() => mailsTo(address).length, { timeout: 120_000 }).toBeGreaterThan(0)
  const [mail] = mailsTo(address)
  if (mail === undefined) throw new Error('The mail is gone')
  return mail
}

test.describe('newsletter subscription result', () => {
  test.beforeEach(({ page }) => page.goto(GALLERY))

  test('subscribed: the configured success message, with success styling', async ({ page }) => {
    await answerWith(page, success({ status: 'subscribed' }))
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText('訂閱成功，謝謝您。')
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'success')
    await expect(messageIn(page)).toHaveRole('status')
    await expect(formIn(page).getByLabel('電子郵件')).toHaveValue('')
  })

  test('pending: the opt-in message, with success styling', async ({ page }) => {
    await answerWith(page, success({ status: 'pending' }))
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText(PENDING)
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'success')
  })

  test('any other value: the title field of the reply', async ({ page }) => {
    await answerWith(page, success({ status: 400, title: 'Member Exists' }))
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText('Member Exists')
  })

  test("a non-empty error: 'Found error : ' and the error, with error styling, as text, one style at a time", async ({
    page,
  }) => {
    await answerWith(page, { success: [], error: '<b>格式</b>不完整' })
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText('Found error : <b>格式</b>不完整')
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'error')
    await expect(messageIn(page)).toHaveRole('alert')
    const email = formIn(page).getByLabel('電子郵件')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/格式/)
    expect(await findAxeViolations(page)).toEqual([])
    // The visitor's words stay, and the next success leaves nothing of the error.
    await expect(email).toHaveValue('a@mingde.example')
    await page.unroute(CALL)
    await answerWith(page, success({ status: 'pending' }))
    await submit(page)
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'success')
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

  test('network failure: a message that says to try again, and trying again works', async ({ page, complaints }) => {
    complaints.expect(/sendmail|ERR_FAILED|Failed to load/)
    await page.route(CALL, (route) => route.abort())
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText(/請檢查網路連線後再試一次/)
    await page.unroute(CALL)
    await answerWith(page, success({ status: 'pending' }))
    await submit(page)
    await expect(messageIn(page)).toHaveText(PENDING)
  })

  test('HTTP failure without a readable answer: the same', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/502/)
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText(/再試一次/)
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'error')
  })

  test('a failure of the server is not blamed on the visitor’s network', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/500/)
    await answerWith(page, {}, 500)
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText(/^系統暫時出了問題.*再試一次/)
    await expect(messageIn(page)).not.toHaveText(/網路/)
  })

  test('a request that hangs is given up after 15 s, and can be sent again', async ({ page }) => {
    let hangs = true
    await page.route(CALL, (route) => (hangs ? undefined : route.fulfill({ json: success({ status: 'pending' }) })))
    await page.clock.install()
    await page.reload()
    await fillIn(page, 'a@mingde.example')
    await expect(formIn(page).locator('[data-widget]')).toHaveAttribute('data-island', 'awake')
    await submit(page)
    await expect(messageIn(page)).toHaveText('送出中，請稍候…')
    await page.clock.runFor(15_000)
    await expect(messageIn(page)).toHaveText(/15 秒.*再試一次/)
    await expect(formIn(page).getByLabel('電子郵件')).toHaveValue('a@mingde.example')
    hangs = false
    await submit(page)
    await expect(messageIn(page)).toHaveText(PENDING)
  })

  test('the answer is brought into view and gets the focus', async ({ page }) => {
    await answerWith(page, success({ status: 'subscribed' }))
    await page.setViewportSize({ width: 800, height: 320 })
    await fillIn(page, 'a@mingde.example')
    const bottom = await formIn(page)
      .getByRole('button', { name: '訂閱電子報' })
      .evaluate((button) => button.getBoundingClientRect().bottom)
    await page.mouse.wheel(0, bottom - 318)
    await formIn(page).getByLabel('電子郵件').press('Enter')
    await expect(messageIn(page)).toHaveText('訂閱成功，謝謝您。')
    await expect(messageIn(page)).toBeFocused()
    await expect(messageIn(page)).toBeInViewport({ ratio: 1 })
  })

  test('what is missing or wrong is said beside its field, and all of it together where the focus goes', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/sendmail/')) calls += 1
    })
    const form = formIn(page, 'stacked')
    await form.getByLabel('姓氏').fill('葉')
    await form.getByLabel('電子郵件').fill('葉羽婷')
    await form.getByRole('button').click()
    const message = messageIn(page, 'stacked')
    await expect(message).toBeFocused()
    await expect(message).toHaveRole('alert')
    await expect(message).toHaveText(/^還沒有送出，請先修改：請填寫名字。請填寫電話。電子郵件的格式不完整/)
    await expect(form.getByLabel('姓氏')).not.toHaveAttribute('aria-invalid')
    for (const [label, words] of [
      ['名字', '請填寫名字。'],
      ['電話', '請填寫電話。'],
      ['電子郵件', /格式不完整/],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(words)
      await expect(form.getByLabel(label)).toHaveAccessibleName(/必填/)
    }
    expect(await findAxeViolations(page)).toEqual([])
    await message.getByRole('link', { name: '請填寫電話。' }).click()
    await expect(form.getByLabel('電話')).toBeFocused()
    expect(calls).toBe(0)
    await answerWith(page, success({ status: 'pending' }))
    await form.getByLabel('名字').fill('羽婷')
    await form.getByLabel('電話').fill('0912')
    await form.getByLabel('電子郵件').fill('a@mingde.example')
    await form.getByRole('button').click()
    await expect(message).toHaveAttribute('data-tone', 'success')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  })

  test('while it waits the button is busy, and pressing it again sends nothing', async ({ page }) => {
    let calls = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(CALL, async (route) => {
      calls += 1
      await held
      await route.fulfill({ json: success({ status: 'pending' }) })
    })
    await fillIn(page, 'a@mingde.example')
    await formIn(page).getByLabel('電子郵件').press('Enter')
    const button = formIn(page).getByRole('button', { name: '訂閱電子報' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(messageIn(page)).toHaveText('送出中，請稍候…')
    await formIn(page).getByLabel('電子郵件').press('Enter')
    release()
    await expect(messageIn(page)).toHaveText(PENDING)
    await expect(button).not.toHaveAttribute('aria-busy')
    expect(calls).toBe(1)
  })

  test('the call carries listed and the form’s fields, and nothing of where the form stands', async ({ page }) => {
    await answerWith(page, success({ status: 'pending' }))
    const form = formIn(page, 'stacked')
    await form.getByLabel('姓氏').fill('葉')
    await form.getByLabel('名字').fill('羽婷')
    await form.getByLabel('電話').fill('0912')
    await form.getByLabel('電子郵件').fill('a@mingde.example')
    const asked = page.waitForRequest(CALL)
    await form.getByRole('button').click()
    const request = await asked
    const url = new URL(request.url())
    expect(request.method()).toBe('GET')
    expect(url.pathname).toBe('/wp-json/lectern/v1/widget/built-in/sendmail/')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      listed: 'news',
      double_opt_in: 'yes',
      lastname: '葉',
      firstname: '羽婷',
      phone: '0912',
      email: 'a@mingde.example',
      website: '',
      consent: '1',
    })
    await expect(messageIn(page, 'stacked')).toHaveText('請到信箱打開確認信，按下確認後就會收到提醒。')
  })
})

test('a visitor signs up, confirms by mail, changes the name and leaves', async ({ page }) => {
  const address = uniqueAddress('reader')
  await page.goto(GALLERY)
  await fillIn(page, address)
  await submit(page)
  await expect(messageIn(page)).toHaveText(PENDING)

  const token = tokenIn(await mailTo(address), '/newsletter/confirm/')
  await page.goto(`/newsletter/confirm/?token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: '確認訂閱' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '確認訂閱' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '訂閱完成' })).toBeVisible()

  await page.getByRole('link', { name: '修改資料或退訂' }).click()
  await page.getByLabel('名字').fill('羽婷')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('已經儲存。')).toBeVisible()
  await expect(page.getByLabel('名字')).toHaveValue('羽婷')
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByRole('button', { name: '退訂' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '已經退訂' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test('a link that is no good says so', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await page.goto('/newsletter/confirm/?token=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: '連結已經失效' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page comes back with the same message, at the form', async ({ page }) => {
    const address = uniqueAddress('plain')
    await page.goto(GALLERY)
    await fillIn(page, address)
    await submit(page)
    await expect(page).toHaveURL(/\/gallery\/newsletter-form\/\?newsletter-b-newsletter-form-inline=pending#/)
    await expect(messageIn(page)).toHaveText(PENDING)
    await expect(messageIn(page)).toHaveAttribute('data-tone', 'success')
    await expect(messageIn(page, 'stacked')).toHaveText('')
    await mailTo(address)
  })

  test('an error comes back, too', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await fillIn(page, 'yuting@mingde')
    await submit(page)
    await expect(messageIn(page)).toHaveText('Found error : 電子郵件的格式不完整，請檢查後再試一次。')
    await expect(formIn(page).getByLabel('電子郵件')).toHaveAttribute('aria-invalid', 'true')
  })
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`the form is accessible and fits at ${viewport.width} px`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(GALLERY)
    expect(await findAxeViolations(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBe(0)
    await answerWith(page, success({ status: 'pending' }))
    await fillIn(page, 'a@mingde.example')
    await submit(page)
    await expect(messageIn(page)).toHaveText(PENDING)
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test('by keyboard alone: Tab to the field, type, Enter', async ({ page }) => {
  await page.goto(GALLERY)
  await answerWith(page, success({ status: 'subscribed' }))
  await formIn(page).getByLabel('電子郵件').focus()
  await page.keyboard.type('a@mingde.example')
  await page.keyboard.press('Enter')
  await expect(messageIn(page)).toHaveText('訂閱成功，謝謝您。')
})

test('the field that nobody sees cannot be reached', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  const trap = formIn(page).locator('input[name="website"]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await formIn(page).getByLabel('電子郵件').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(trap).not.toBeFocused()
})
