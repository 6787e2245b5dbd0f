import { parseAction } from '#islands/client/actions/parse.ts'
import { addBlock, choose, openAdmin, openNew, publish, SITE } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test('an editor makes links that act in their page by choosing, without typing base64', { tag: '@whole' }, async ({ page }) => {
  await openAdmin(page)
  await openNew(page, 'pages')
  await page.locator('#field-title').fill('瀏覽器測試：動作連結')
  await addBlock(page, '#field-layout', '區段')
  const wishes = [
    { label: '找人問', kind: '開關側欄' },
    { label: '知道了', kind: '關閉所在的彈出視窗' },
  ]
  for (const [index, { label, kind }] of wishes.entries()) {
    const button = `#field-layout__0__content__${index}__`
    await addBlock(page, '#field-layout__0__content', '按鈕')
    await page.locator(`${button}label`).fill(label)
    await choose(page, `${button}link__kind`, kind)
  }
  await page.locator('#field-layout__0__content__0__link__panelName').fill('服務側欄')
  await page.locator('#field-layout__0__content__1__link__forGood').check()

  await publish(page, 'pages')

  const address = `${SITE()}/${encodeURIComponent('瀏覽器測試-動作連結')}/`
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await page.goto(address)
  const actionOf = async (name: string) =>
    parseAction((await page.getByRole('main').getByRole('button', { name }).getAttribute('href')) ?? '')
  expect(await actionOf('找人問')).toMatchObject({
    name: 'off_canvas:open',
    settings: { id: '服務側欄', displayMode: 'open' },
  })
  expect(await actionOf('知道了')).toMatchObject({ name: 'popup:close', settings: { do_not_show_again: 'yes' } })
})
