import { openAdmin, openForm, publish, SITE, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { createPage, openEditor, readDraft, row, saveState, settings } from './visual-editor.ts'

test('an editor hides a heading on phones, still finds it there on the page, moves another up there, and keeps that in the form', {
  tag: '@whole',
}, async ({ page }) => {
  await openAdmin(page)
  const id = await createPage(page, '裝置與留白')
  const canvas = await openEditor(page, id)
  // As wide as the frame: a click lands where it is meant.
  await page.getByRole('button', { name: '手機' }).click()
  await expect.poll(() => canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
  await row(page, /第一個標題/).click()
  await settings(page).getByText('進階').click()
  const devices = settings(page).getByRole('group', { name: '顯示於' })
  for (const device of ['手機', '平板', '桌機']) await expect(devices.getByLabel(device)).toBeChecked()
  await devices.getByLabel('手機').uncheck()
  await settings(page).getByLabel('上方留白').selectOption({ label: '多' })
  const block = canvas.locator('[data-block=one]')
  await expect(block).toHaveAttribute('data-placed-above', 'large')
  await expect(block).toHaveCSS('opacity', '0.35')
  await row(page, /第二個標題/).click()
  await block.click()
  await expect(row(page, /第一個標題/)).toHaveAttribute('aria-selected', 'true')
  const [first, second] = [block, canvas.locator('[data-block=two]')]
  const isAbove = async () => ((await second.boundingBox())?.y ?? 0) < ((await first.boundingBox())?.y ?? 0)
  await row(page, /第二個標題/).click()
  await settings(page).getByLabel('手機上的順序').selectOption({ label: '排到最前面' })
  await expect.poll(isAbove).toBe(true)
  await page.getByRole('button', { name: '桌機' }).click()
  await expect(block).toHaveCSS('opacity', '1')
  await expect.poll(isAbove).toBe(false)
  await expect(saveState(page)).toHaveText('已儲存')
  await page.getByRole('button', { name: '發布' }).click()
  await expect(saveState(page)).toHaveText('已發布')

  const { path, layout } = await readDraft(page, id)
  const placed = { on: ['tablet', 'desktop'], above: 'large' }
  expect(layout[0].content[0].placed).toEqual(placed)
  await openForm(page, 'pages', id)
  const rest = watchForm(page)
  await page.locator('#field-title').fill('裝置與留白，改過')
  await rest()
  await publish(page, 'pages')
  expect(await readDraft(page, id)).toMatchObject({
    title: '裝置與留白，改過',
    layout: [{ content: [{ placed }, { placed: { order: 'first' } }] }],
  })

  await page.goto(`${SITE()}/${path}/`)
  const shown = page.getByRole('main').getByRole('heading', { name: '第一個標題' })
  for (const [width, isShown] of [
    [1440, true],
    [800, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toBeVisible({ visible: isShown })
  }
})
