import type { Page } from '@playwright/test'
import { findAxeViolations } from '../axe-violations.ts'
import { ADMIN, createDraft, DEMO, openForm, openView, publish, signIn, siteText, untilFormListens } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { findForeignWords } from './interface-words.ts'
import { findTooWide } from './too-wide.ts'

const AUTHOR = { ...DEMO, email: 'author@mingde.example' }
const EDITOR = { ...DEMO, email: 'editor@mingde.example' }
const TITLE = '演講比賽得獎報導（送審）'

/** What is new here is as clean as every other view. */
async function expectClean(page: Page): Promise<void> {
  await expect(async () => {
    expect([...(await findAxeViolations(page)), ...(await findForeignWords(page))]).toEqual([])
  }).toPass({ timeout: 120_000 })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await findTooWide(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}

test('an author asks for publication; an editor sends it back with a reason, then publishes it', async ({ browser }) => {
  test.setTimeout(600_000)
  const author = await (await browser.newContext()).newPage()
  const editor = await (await browser.newContext()).newPage()
  await signIn(author, AUTHOR)
  await signIn(editor, EDITOR)
  const { id } = await createDraft(author, 'posts', { title: TITLE, slug: 'review-errand' })

  await openForm(author, 'posts', id)
  await expect(author.getByRole('button', { name: '發布變更' })).toHaveCount(0)
  const words = author.getByRole('region', { name: '討論' })
  await words.getByLabel('留言給同事').fill('照片還在等。')
  await words.getByRole('button', { name: '送出' }).click()
  await expect(words.getByRole('listitem').filter({ hasText: '照片還在等。' })).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d/)
  await author.getByRole('button', { name: '送審', exact: true }).click()
  await expect(words.getByRole('status')).toContainText('等編輯看過')
  await expect(author.getByRole('button', { name: '收回送審' })).toBeVisible()
  await expectClean(author)

  await openView(editor, '')
  await editor.getByRole('region', { name: '等您審稿' }).getByRole('link', { name: TITLE }).click()
  const discussion = editor.getByRole('region', { name: '討論' })
  await expect(discussion.getByRole('listitem')).toContainText('照片還在等。')
  await expect(discussion.getByRole('button', { name: /刪除/ })).toHaveCount(0)
  await discussion.getByRole('button', { name: '退回' }).click()
  const dialog = editor.getByRole('dialog', { name: '退回給作者' })
  await dialog.getByLabel('退回的原因').fill('請補上指導老師的姓名。')
  await dialog.getByRole('button', { name: '退回', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(discussion.getByRole('status')).toContainText('退回')

  await openView(author, '')
  const own = author.getByRole('region', { name: '您送審的內容' })
  await expect(own).toContainText('請補上指導老師的姓名。')
  await expectClean(author)
  await own.getByRole('link', { name: TITLE }).click()
  await author.waitForURL(new RegExp(`/collections/posts/${id}\\b`))
  await untilFormListens(author)
  await author.getByRole('button', { name: '送審', exact: true }).click()
  await expect(words.getByRole('status')).toContainText('等編輯看過')

  await openForm(editor, 'posts', id)
  await expect(discussion.getByRole('status')).toContainText('送審')
  await publish(editor, 'posts')
  await expect(discussion.getByRole('status')).toHaveCount(0)
  await openView(author, '')
  await expect(author.getByRole('region', { name: '您送審的內容' })).toContainText('發布了')
  await expect.poll(() => siteText('/news/review-errand/')).toContain(TITLE)
  // Nothing that was said reaches the page.
  expect(await siteText('/news/review-errand/')).not.toContain('指導老師的姓名')
  const removed = await editor.request.delete(`${ADMIN()}/api/posts/${id}`, { headers: { origin: ADMIN() } })
  expect(removed.status()).toBe(200)
})
