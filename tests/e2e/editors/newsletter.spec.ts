import { findAxeViolations } from '../axe-violations.ts'
import { createDraft, openAdmin, openView } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { findForeignWords } from './interface-words.ts'

const WORDS = '十月有三場公開演講，報名從週一開始。'
const body = {
  root: {
    type: 'root',
    version: 1,
    indent: 0,
    format: '',
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        indent: 0,
        format: '',
        direction: null,
        children: [{ type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: WORDS }],
      },
    ],
  },
}

test('a newsletter is looked at as it will be on a desk and on a phone, and sent at a moment that can be called off', async ({
  page,
}) => {
  await openAdmin(page)
  const { id } = await createDraft(page, 'newsletters', { subject: '系上十月號', list: 1, body, posts: [1] })
  await openView(page, `/collections/newsletters/${id}`)
  expect([...(await findAxeViolations(page)), ...(await findForeignWords(page))]).toEqual([])

  const opened = page.waitForEvent('popup')
  await page.locator('#preview-button').click()
  const preview = await opened
  for (const [name, width] of [
    ['電腦上的樣子', 720],
    ['手機上的樣子', 375],
  ] as const) {
    const mail = preview.frameLocator(`iframe[title="${name}"]`)
    await expect(mail.getByText(WORDS)).toBeVisible()
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('系上十月號')
    expect(await mail.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await preview.close()

  const moment = page.getByLabel(/排定時間/)
  await moment.fill('2020-01-01T09:00')
  await page.getByRole('button', { name: '排定寄送' }).click()
  await expect(page.getByText(/過去|已經過了/).first()).toBeVisible()
  await moment.fill('2099-01-01T09:00')
  await page.getByRole('button', { name: '排定寄送' }).click()
  await expect(page.getByText(/^排定在 .*2099.*寄給整份名單/)).toBeVisible()
  await page.getByRole('button', { name: '取消排定' }).click()
  await expect(page.getByRole('button', { name: '排定寄送' })).toBeVisible()
})
