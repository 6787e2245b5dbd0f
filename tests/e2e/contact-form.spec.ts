import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { mailsTo } from './mail-folder.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const CONTACT = '/contact/'
const OFFICE = 'speech@mingde.example'
const THANKS = '收到您的信了，三個工作天內回覆。'

const formIn = (page: Page) => page.getByRole('form', { name: '寫信給系辦' })
const messageIn = (page: Page) => formIn(page).locator('.w-contact-form__message')
const send = (page: Page) => formIn(page).getByRole('button', { name: '寄給系辦' }).click()
const uniqueWords = (name: string) => `${name}-${crypto.randomUUID()}`

async function fillIn(page: Page, words: string): Promise<void> {
  const form = formIn(page)
  await form.getByLabel('姓名').fill('葉羽婷')
  await form.getByLabel('電子郵件').fill('yuting@mingde.example')
  await form.getByLabel('想問的事').selectOption('招生')
  await form.getByLabel('內容').fill(words)
  await form.getByLabel('我同意').check()
}

async function expectMail(words: string): Promise<void> {
  const written = () => mailsTo(OFFICE).filter(({ text }) => text.includes(words))
  await expect.poll(() => written().length, { timeout: 120_000 }).toBe(1)
  expect(written()[0]?.headers.get('reply-to')).toBe('yuting@mingde.example')
}

test('a visitor is led to what is wrong, puts it right by keyboard, and is thanked', async ({ page, complaints }) => {
  complaints.expect(/422/)
  await page.goto(CONTACT)
  expect(await page.content()).not.toContain('recipients')
  await formIn(page).getByLabel('姓名').fill('葉羽婷')
  await send(page)
  await expect(messageIn(page)).toBeFocused()
  await expect(messageIn(page)).toHaveRole('alert')
  const links = messageIn(page).getByRole('link')
  await expect(links).toHaveText([/「電子郵件」/, /「想問的事」/, /「內容」/, /勾選同意/])
  await expect(formIn(page).getByLabel('電子郵件')).toHaveAccessibleDescription('請填寫「電子郵件」。')
  expect(await findAxeViolations(page)).toEqual([])
  for (const width of [PHONE, DESKTOP]) {
    await page.setViewportSize(width)
    expect(await sidewaysOverflow(page)).toBe(0)
  }
  await links.first().focus()
  await page.keyboard.press('Enter')
  await expect(formIn(page).getByLabel('電子郵件')).toBeFocused()
  const words = uniqueWords('鍵盤')
  await fillIn(page, words)
  await formIn(page).getByRole('button', { name: '寄給系辦' }).press('Enter')
  await expect(messageIn(page)).toHaveText(THANKS)
  await expect(messageIn(page)).toBeFocused()
  await expect(formIn(page).getByLabel('內容')).toHaveValue('')
  await expectMail(words)
})

test('what was filled in stays where the line fails', { tag: '@whole' }, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await page.goto(CONTACT)
  await fillIn(page, '斷線')
  await page.route('**/form/send/', (route) => route.abort())
  await send(page)
  await expect(messageIn(page)).toHaveText(/檢查網路連線/)
  await expect(formIn(page).getByLabel('內容')).toHaveValue('斷線')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with what is wrong, and leads back to its page once it is right', async ({ page, complaints }) => {
    complaints.expect(/422/)
    await page.goto(CONTACT)
    const words = uniqueWords('沒有指令碼')
    await fillIn(page, words)
    await formIn(page).getByLabel('電子郵件').fill('yuting')
    await send(page)
    await expect(messageIn(page).getByRole('link')).toHaveText(['「電子郵件」的格式不完整，例如 name@example.com。'])
    await expect(formIn(page).getByLabel('內容')).toHaveValue(words)
    await expect(formIn(page).getByLabel('想問的事')).toHaveValue('招生')
    await formIn(page).getByLabel('電子郵件').fill('yuting@mingde.example')
    // Whoever is faster than anybody writes, two seconds from the form to the press, is asked to press again.
    await expect(async () => {
      await Promise.all([page.waitForEvent('domcontentloaded'), send(page)])
      expect(page.url()).toMatch(/\/contact\/\?form-.*=sent/)
    }).toPass({ intervals: [3_000] })
    await expect(messageIn(page)).toHaveText(THANKS)
    await expectMail(words)
  })
})
