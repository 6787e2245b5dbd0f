import type { Page } from '@playwright/test'
import { openAdmin, openForm, siteText } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { createPage, heading, openEditor, readDraft, row, saveState, settings } from './visual-editor.ts'

async function insert(page: Page, at: RegExp, name: string) {
  await row(page, at).focus()
  await page.keyboard.press('/')
  const palette = page.getByRole('dialog', { name: '新增元件' })
  await expect(palette.getByLabel('搜尋元件')).toBeFocused()
  await page.keyboard.insertText(name)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
}

test('an editor puts columns into tabs and an accordion into the columns by keyboard, visitors read it, and the form keeps it', async ({
  page,
}) => {
  await openAdmin(page)
  const items = [
    { id: 'first', title: '大學部' },
    { id: 'second', title: '碩士班' },
  ]
  const tabs = { id: 'tabs', blockType: 'tabs', label: '學制', items }
  const id = await createPage(page, '分欄裡的手風琴', [{ id: 'section', blockType: 'section', content: [tabs] }])
  const canvas = await openEditor(page, id)
  await insert(page, /第 1 頁籤/, '分欄')
  await expect(canvas.locator('[data-block=tabs] .w-columns')).toBeVisible()
  await insert(page, /第 1 欄/, '手風琴')
  await expect(canvas.locator('[data-block=tabs] .w-columns .w-accordion')).toBeVisible()
  await page.getByRole('button', { name: '發布', exact: true }).click()
  await expect(saveState(page)).toHaveText('已發布')
  const { layout, path } = await readDraft(page, id)
  const accordion = layout[0].content[0].items[0].content[0].columns[0].content[0]
  expect(accordion.blockType).toBe('accordion')
  await expect.poll(() => siteText(`/${path}/`)).toContain(accordion.items[0].title)

  await openForm(page, 'pages', id)
  const note = page.getByText('這份表單顯示不出來')
  for (const list of ['layout', 'layout-0-content', 'layout-0-content-0-items']) {
    await page.locator(`#${list}-row-0 .collapsible--collapsed > * .collapsible__toggle`).first().click()
  }
  await expect(note).toBeVisible()
  await expect(page.getByText('「分欄」')).toBeVisible()
  await page.locator('#field-title').fill('改了名稱')
  await expect.poll(async () => (await readDraft(page, id)).title).toBe('改了名稱')
  expect((await readDraft(page, id)).layout).toEqual(layout)
  await page.getByRole('link', { name: '視覺編輯' }).last().click()
  await expect(canvas.locator('[data-block=tabs] .w-accordion')).toBeVisible()
})

test('an editor moves a block to another place from a list by keyboard, and puts something between two blocks on the page', async ({
  page,
}) => {
  await openAdmin(page)
  const sections = [
    { id: 'first', blockType: 'section', content: [heading('one', '第一個標題'), heading('two', '第二個標題')] },
    { id: 'second', blockType: 'section', content: [heading('three', '第三個標題')] },
  ]
  const id = await createPage(page, '移到別處', sections)
  const canvas = await openEditor(page, id)
  await row(page, /第二個標題/).focus()
  await settings(page).getByRole('button', { name: '移到…' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: '移到…' })
  await expect(list.getByText('「標題」要放在區段裡')).toBeVisible()
  await expect(list.getByRole('button', { name: '區段：標題', exact: true }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(canvas.locator('[data-block=second] [data-block=two]')).toBeVisible()

  // Near its lower edge a block offers to put something below it; the button is drawn over the page, in a tree of its own.
  const box = await canvas.locator('[data-block=three]').boundingBox()
  if (box === null) throw new Error('The block is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height]
  await page.mouse.move(x, y - 3)
  await page.mouse.click(x, y + 3)
  const palette = page.getByRole('dialog', { name: '新增元件' })
  await palette.getByLabel('搜尋元件').fill('分隔')
  await page.keyboard.press('Enter')
  await expect(saveState(page)).toHaveText('已儲存')
  const { layout } = await readDraft(page, id)
  const kinds = layout[1].content.map((block: { id: string; blockType: string }) => block.blockType)
  expect(kinds).toEqual(['heading', 'divider', 'heading'])
})
