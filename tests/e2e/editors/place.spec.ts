import { newest, openAdmin, openAllRows, openForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { createPage, openEditor, row, settings } from './visual-editor.ts'

const GOOGLE = 'https://www.google.com/maps/place/x/@25.5,121.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d24.1787!4d120.6466'

test('the place of a map is pasted or moved, in the form and in the visual editor', { tag: '@whole' }, async ({ page }) => {
  await openAdmin(page)
  const map = { id: 'map', blockType: 'map', title: '錄音室', latitude: 24.15, longitude: 120.68 }
  const id = await createPage(page, '地圖測試頁', [{ id: 'section', blockType: 'section', content: [map] }])
  const stored = async () => (await newest(page, 'pages', id)).layout[0].content[0]

  await openForm(page, 'pages', id)
  const layout = page.locator('#field-layout')
  await openAllRows(page, layout)
  await openAllRows(page, layout.locator('#field-layout__0__content'))
  await layout.getByText('貼上位置，或在圖上移動標記').first().click()
  const pasted = layout.getByLabel('地圖網址或經緯度').first()
  await pasted.fill('https://maps.app.goo.gl/AbCdEf')
  await pasted.press('Enter')
  await expect(layout.getByRole('status').filter({ hasText: '短網址裡沒有位置' })).toBeVisible()
  await pasted.fill(GOOGLE)
  await pasted.press('Enter')
  await expect(page.locator('#field-layout__0__content__0__latitude')).toHaveValue('24.1787')
  await expect(page.locator('#field-layout__0__content__0__longitude')).toHaveValue('120.6466')
  await expect.poll(stored).toMatchObject({ latitude: 24.1787, longitude: 120.6466 })

  await openEditor(page, id)
  await row(page, /地圖/).click()
  await settings(page).getByText('貼上位置，或在圖上移動標記').first().click()
  const drawing = settings(page).getByRole('application', { name: /緯度 24\.1787/ })
  await drawing.press('ArrowUp')
  await expect(settings(page).getByLabel('緯度', { exact: true })).not.toHaveValue('24.1787')
  await expect.poll(async () => (await stored()).latitude).toBeGreaterThan(24.1787)
  expect((await stored()).longitude).toBe(120.6466)
  const moved = settings(page).getByRole('application')
  const box = await moved.boundingBox()
  if (box === null) throw new Error('the drawing is not there')
  await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2)
  await expect.poll(async () => (await stored()).longitude).toBeGreaterThan(120.6466)
})
