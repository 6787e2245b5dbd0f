import { addBlock, choose, openAdmin, openNew, publish } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test('what readers would stumble over is listed while one writes, and led to', async ({ page }) => {
  await openAdmin(page)
  await openNew(page, 'pages')
  await page.locator('#field-title').fill('校對測試：跳級的標題')
  const status = page.locator('.lectern-proof [role=status]')
  await expect(status).toHaveText('標題、連結、圖片與表格都沒有問題。')

  await addBlock(page, '#field-layout', '區段')
  await addBlock(page, '#field-layout__0__content', '標題')
  await page.locator('#field-layout__0__content__0__text').fill('報名資格')
  await choose(page, '#field-layout__0__content__0__level', '第四層')
  await addBlock(page, '#field-layout__0__content', '按鈕')
  await page.locator('#field-layout__0__content__1__label').fill('更多')
  await choose(page, '#field-layout__0__content__1__link__kind', '網址')
  await page.locator('#field-layout__0__content__1__link__url').fill('/news/')
  await expect(status).toHaveText('有 2 處可以更好，仍然可以發布。')
  const list = page.locator('.lectern-proof')
  await expect(list.getByText('標題「報名資格」從第一層跳到第四層。')).toBeVisible()
  await expect(list.getByText('連結文字「更多」單獨念出來')).toBeVisible()

  await page.getByRole('button', { name: '全部收合' }).first().click()
  await list.getByRole('button', { name: '第 1 個區段（區段） › 第 1 個元件（標題）' }).click()
  await expect(page.locator('#field-layout__0__content__0__text')).toBeInViewport()
  await expect(page.locator('#layout-0-content-row-0 .collapsible__toggle').first()).toBeFocused()

  await choose(page, '#field-layout__0__content__0__level', '第二層')
  await page.locator('#field-layout__0__content__1__label').fill('看最新消息')
  await expect(status).toHaveText('標題、連結、圖片與表格都沒有問題。')
  await publish(page, 'pages')
})

test('a link without words is named at once and keeps a post from being published or scheduled', { tag: '@whole' }, async ({
  page,
}) => {
  await openAdmin(page)
  await openNew(page, 'posts')
  await page.locator('#field-title').fill('校對測試：空的連結')
  await page.getByRole('button', { name: '儲存草稿' }).click()
  await expect(page).toHaveURL(/\/posts\/\d+/)
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: '/news/' },
    children: [],
    direction: null,
    format: '',
    indent: 0,
  }
  const paragraph = { type: 'paragraph', version: 1, children: [link], direction: null, format: '', indent: 0, textFormat: 0 }
  const body = { root: { type: 'root', version: 1, children: [paragraph], direction: null, format: '', indent: 0 } }
  // The editor takes such a link away as soon as its words are; one comes with what is pasted or imported.
  const status = await page.evaluate(
    async (draft) => {
      const address = `/api/posts/${location.pathname.split('/').pop()}?draft=true`
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'PATCH', headers, body: JSON.stringify(draft) })).status
    },
    { body },
  )
  expect(status).toBe(200)
  await page.reload()
  await expect(page.locator('.lectern-proof')).toContainText('必須修正有一個連結沒有文字（連到 /news/）')
  const refusal = page.getByText('還不能發布。內文：有一個連結沒有文字（連到 /news/）')
  await page.getByRole('button', { name: '發布變更' }).click()
  await expect(refusal).toBeVisible()

  await page.reload()
  await expect(page.locator('.lectern-proof')).toContainText('必須修正')
  await page.locator('#action-save-popup').click()
  await page.locator('#schedule-publish').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('發布', { exact: true }).click()
  await drawer.locator('.date-time-picker input').fill('2050/02/21 18:30')
  await page.keyboard.press('Enter')
  await expect(drawer.locator('.date-time-picker input')).toHaveValue('2050/02/21 18:30')
  await expect(drawer.getByText('臺北')).toBeVisible()
  await drawer.locator('#scheduled-publish-save').click()
  await expect(refusal).toBeVisible()
  await expect(page.getByText('排程成功。')).toBeHidden()

  await page.reload()
  await page.locator('.lectern-proof').getByRole('button', { name: '內文' }).click()
  await expect(page.locator('[data-field-path="body"] [contenteditable="true"]').first()).toBeFocused()
})
