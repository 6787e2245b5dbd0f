import { createDraft, newest, openAdmin, openAllRows, openForm, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test.describe('the menu of a row', () => {
  test('names its entries apart, pastes below, and asks before something is removed', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    const items = ['甲', '乙', '丙'].map((label) => ({ label, kind: 'url', url: '/' }))
    const { id } = await createDraft(page, 'menus', { name: '貼上的選單', items, _status: 'draft' })
    await openForm(page, 'menus', id)
    const rest = watchForm(page)
    const rows = page.locator('#field-items .lectern-row-label')
    const openMenu = async (label: string) => page.getByRole('button', { name: new RegExp(`^動作：.*${label}`) }).click()
    await expect(rows).toHaveText([/甲/, /乙/, /丙/])
    await openMenu('甲')
    const entries = ['再做一份', '複製', '貼在下方', '移除']
    for (const name of entries) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
    const hasCopyIcon = (name: string) => page.getByRole('button', { name, exact: true }).locator('.icon--copy').isVisible()
    expect([await hasCopyIcon('再做一份'), await hasCopyIcon('複製')]).toEqual([false, true])
    await page.getByRole('button', { name: '複製', exact: true }).click()
    await openMenu('乙')
    await page.getByRole('button', { name: '貼在下方', exact: true }).click()
    await expect(rows).toHaveText([/甲/, /乙/, /甲/, /丙/])
    // The fields of the new row come with an answer, which closes menus.
    const askToRemove = () =>
      expect(async () => {
        await rest()
        await openMenu('丙')
        await page.getByRole('button', { name: '移除', exact: true }).click({ timeout: 5_000 })
      }).toPass()
    await askToRemove()
    const question = page.getByRole('dialog', { name: /移除「項目.*丙」？/ })
    await question.getByRole('button', { name: '不移除' }).click()
    await expect(question).toBeHidden()
    await expect(rows).toHaveCount(4)
    await askToRemove()
    await question.getByRole('button', { name: '移除', exact: true }).click()
    await expect(rows).toHaveText([/甲/, /乙/, /甲/])
    await expect(page.locator('.clipboard-action__popup:visible')).toHaveCount(0)
    await expect
      .poll(async () => (await newest(page, 'menus', id)).items?.map((item: { label: string }) => item.label))
      .toEqual(['甲', '乙', '甲'])
  })

  test('does not paste what the list can not hold', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    const layout = [{ blockType: 'section', content: [{ blockType: 'heading', title: '小標' }] }]
    const { id } = await createDraft(page, 'pages', { title: '貼不上的頁面', layout, _status: 'draft' })
    await openForm(page, 'pages', id)
    await openAllRows(page, page.locator('#field-layout'))
    await page.getByRole('button', { name: /^動作：1 標題/ }).click()
    await page.getByRole('button', { name: '複製', exact: true }).click()
    await page.getByRole('button', { name: /^動作：1 區段/ }).click()
    await page.getByRole('button', { name: '貼在下方', exact: true }).click()
    await expect(page.getByText('複製的那一列不能放在這裡。')).toBeVisible()
    await expect(page.locator('[id^="layout-row-"]')).toHaveCount(1)
  })
})

test('pages are put into a menu by ticking them, each under its own name', { tag: '@whole' }, async ({ page }) => {
  await openAdmin(page)
  const { id } = await createDraft(page, 'menus', { name: '打勾的選單', items: [], _status: 'draft' })
  await openForm(page, 'menus', id)
  await page.getByRole('button', { name: '加入頁面' }).click()
  const drawer = page.getByRole('dialog').last()
  const found = drawer.locator('tbody tr')
  await expect(found.nth(3)).toBeVisible()
  const titles: string[] = []
  for (const index of [1, 3]) {
    titles.push(((await found.nth(index).locator('.cell-title').textContent()) ?? '').trim())
    await found.nth(index).getByRole('checkbox').check()
  }
  await drawer.getByRole('button', { name: '選取 2' }).click()
  await expect(page.locator('#field-items .lectern-row-label')).toHaveText(titles.map((title) => new RegExp(title)))
  await watchForm(page)()
  await expect
    .poll(async () => (await newest(page, 'menus', id)).items?.map(({ label, kind, page: to }: Item) => [label, kind, typeof to]))
    .toEqual(titles.map((title) => [title, 'page', 'number']))
})

interface Item {
  label: string
  kind: string
  page: unknown
}
