import type { Page } from '@playwright/test'
import { findAxeViolations } from '../axe-violations.ts'
import { DEMO, openAdmin, signIn } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { createPage, heading, openEditor, readDraft, row, saveState } from './visual-editor.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: '新增元件' })
const ours = (page: Page) => palette(page).getByRole('region', { name: '我們的範本' })

test('an editor keeps a section for everybody; another finds it by initials, puts it into a page, renames and removes it', async ({
  page,
  browser,
}) => {
  await openAdmin(page)
  await openEditor(page, await createPage(page, '範本：來源'))
  await row(page, /第一個標題/).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+S')
  const dialog = page.getByRole('dialog', { name: '存成範本' })
  await expect(dialog.getByLabel('範本名稱')).toBeFocused()
  await dialog.getByLabel('範本名稱').fill('時間表')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('已存成範本「時間表」。')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  const other = await browser.newPage()
  await signIn(other, { ...DEMO, email: 'editor@mingde.example' })
  const there = { id: 'there', blockType: 'section', content: [heading('own', '這一頁原有的標題')] }
  const id = await createPage(other, '範本：去處', [there])
  const canvas = await openEditor(other, id)
  const choice = ours(other).getByRole('button', { name: '時間表', exact: true })
  for (const initials of ['sjb', 'ㄕㄐㄅ']) {
    await other.keyboard.press('/')
    await other.keyboard.type(initials)
    await expect(choice).toBeVisible()
    await other.keyboard.press('Enter')
    await expect(palette(other)).toBeHidden()
  }
  await expect(canvas.getByRole('heading', { name: '第一個標題' })).toHaveCount(2)
  await expect(saveState(other)).toHaveText('已儲存')
  const { layout } = await readDraft(other, id)
  const ids = layout.flatMap((section: { id: string; content: { id: string }[] }) => [
    section.id,
    ...section.content.map((one) => one.id),
  ])
  expect(new Set(ids).size).toBe(8)
  expect(ids).not.toContain('one')

  await other.keyboard.press('/')
  await ours(other).getByRole('button', { name: '改名：時間表' }).click()
  await ours(other).getByLabel('新名稱').fill('活動時間表')
  await other.keyboard.press('Enter')
  await expect(ours(other).getByRole('button', { name: '改名：活動時間表' })).toBeFocused()
  expect(await findAxeViolations(other)).toEqual([])
  await ours(other).getByRole('button', { name: '移除：活動時間表' }).click()
  await expect(ours(other).getByText('要移除「活動時間表」嗎？')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(ours(other).getByRole('button', { name: '移除：活動時間表' })).toBeFocused()
  await other.keyboard.press('Enter')
  await ours(other).getByRole('button', { name: '移除', exact: true }).click()
  await expect(ours(other)).toBeHidden()
  await expect(palette(other).getByLabel('搜尋元件')).toBeFocused()
  await other.keyboard.press('Escape')
  // What was put there stays.
  await expect(canvas.getByRole('heading', { name: '第一個標題' })).toHaveCount(2)
  await other.context().close()
})
