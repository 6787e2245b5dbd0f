import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { SCHEMES } from '#brand/schemes.ts'
import { exportXml, itemXml } from '../../../src/import/wxr/wxr.fixture.ts'
import { PNG } from '../../cms/sample-files.ts'
import { setupCodeOf, startEmpty } from '../run-programs.ts'
import { untilAwake, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const START_LIMIT_MS = 120_000

const MOST_ACTIONS = 15
const PHOTO = 'https://old.example.edu.tw/wp-content/uploads/2024/05/photo.png'
const OLD_SITE = exportXml(
  [
    itemXml({ id: 6, type: 'attachment', status: 'inherit', title: '系館', attachmentUrl: PHOTO }),
    itemXml({
      id: 7,
      type: 'page',
      slug: 'old-page',
      title: '舊的頁面',
      content: `<p>搬過來的字。</p><img class="wp-image-6" src="${PHOTO}" alt="系館">`,
    }),
    itemXml({ id: 8, type: 'page', status: 'draft', title: '還沒寫完的頁面', content: '<p>草稿。</p>' }),
  ].join(''),
)
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><path fill="#125" d="M0 0h240v60H0z"/></svg>'
const OF_THE_DEMO = /明德|口語傳播|口傳/

test('a department of another name and colour: from an empty database to a published home page', { tag: '@whole' }, async ({
  page,
}) => {
  test.setTimeout(3 * START_LIMIT_MS)
  const { site, admin, child, stop } = await startEmpty()
  let actions = 0
  const act = async (action: Promise<void>) => {
    actions += 1
    await action
  }
  try {
    const code = await setupCodeOf(child)
    await page.goto(`${admin}/admin/create-first-user`)
    await untilAwake(page)
    await act(page.getByLabel('電子郵件').fill('office@qingshui.example'))
    await act(page.getByLabel('新密碼').fill('seven quiet lanterns'))
    await act(page.getByLabel('確認密碼').fill('seven quiet lanterns'))
    await act(page.getByLabel('姓名').fill('系辦公室'))
    await expect(page.getByLabel('您目前的密碼')).toHaveCount(0)
    const formRests = watchForm(page)
    const create = async () => {
      await formRests()
      await page.getByRole('button', { name: '建立' }).click()
    }
    await page.getByLabel('設定碼').fill('ABCD-EFGH-JKLM-NPQR')
    await create()
    await expect(page.getByText('設定碼不正確。設定碼印在後台程式的記錄裡。').first()).toBeVisible()
    await act(page.getByLabel('設定碼').fill(code))
    await act(create())
    await expect(page.getByRole('link', { name: '使用者', exact: true }).first()).toBeAttached()

    // Nothing is published: visitors are told so, and robots to come again.
    const early = await page.request.get(site)
    expect([early.status(), early.headers()['retry-after']]).toEqual([503, '3600'])
    expect(await early.text()).toContain('即將上線')

    await act(page.getByRole('link', { name: '把網站開起來' }).click())
    await page.waitForURL(/first-day/)
    await untilAwake(page)
    const save = () => page.getByRole('button', { name: '儲存，下一步' }).filter({ visible: true }).click()
    await act(page.getByLabel('學校名稱').fill('清水大學'))
    await act(page.getByLabel('系所名稱').fill('數位敘事學系'))
    await act(save())
    await act(page.getByLabel('松綠').check())
    // Whoever goes away comes back to where they were.
    await page.reload()
    await untilAwake(page)
    await expect(page.getByLabel('系所名稱')).toBeHidden()
    await page.getByLabel('松綠').check()
    await page.getByLabel('標誌').setInputFiles({ name: '系徽.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await act(save())
    await expect(page.getByLabel('服務時間')).toBeVisible()
    await act(save())
    // Whoever begins with nothing is told what is missing, and comes back.
    await page.getByLabel('從空白開始').check()
    await page.getByRole('button', { name: '下一步' }).filter({ visible: true }).click()
    await expect(page.getByText('還沒有頁面。')).toBeVisible()
    await page.getByRole('button', { name: '之後再做' }).click()
    await expect(page.getByText('還沒有首頁。')).toBeVisible()
    await page.getByRole('heading', { name: '2　外觀' }).click()
    await expect(page.getByText('目前的標誌：系徽.svg')).toBeVisible()
    await page.getByRole('heading', { name: '4　頁面' }).click()
    await page.getByLabel('備好的頁面').check()
    await act(page.getByRole('button', { name: '做好這些頁面' }).click())
    await act(page.getByRole('button', { name: '發布首頁' }).click())
    await expect(page.getByRole('link', { name: site })).toBeVisible()
    expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)

    await expect.poll(async () => (await page.request.get(site)).status()).toBe(200)
    await page.goto(site)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('數位敘事學系')
    await expect(page).toHaveTitle('清水大學數位敘事學系')
    expect(await page.content()).not.toMatch(OF_THE_DEMO)
    const logo = page.getByRole('banner').getByRole('img', { name: '清水大學數位敘事學系' })
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-zhu').trim())
    expect(accent).toBe(SCHEMES.pine.colours.zhu)
    await page.goto(`${admin}/admin`)
    await expect(page.getByRole('link', { name: '把網站開起來' })).toHaveCount(0)
    // Whoever comes to sign in sees whose website it is.
    const signIn = async () => (await fetch(`${admin}/admin/login`)).text()
    await expect.poll(signIn).toContain('數位敘事學系')
    expect(await signIn()).toContain(`--lectern-accent:${SCHEMES.pine.colours.zhu}`)
  } finally {
    await stop()
  }
})

test('a department that moves in from WordPress: its export and pictures are read, looked at and imported, and the page may be left meanwhile', {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(5 * START_LIMIT_MS)
  const { site, admin, child, stop } = await startEmpty()
  try {
    const code = await setupCodeOf(child)
    await page.goto(`${admin}/admin/create-first-user`)
    await untilAwake(page)
    await page.getByLabel('電子郵件').fill('office@qingshui.example')
    await page.getByLabel('新密碼').fill('seven quiet lanterns')
    await page.getByLabel('確認密碼').fill('seven quiet lanterns')
    await page.getByLabel('姓名').fill('系辦公室')
    const formRests = watchForm(page)
    await page.getByLabel('設定碼').fill(code)
    await formRests()
    await page.getByRole('button', { name: '建立' }).click()
    await expect(page.getByRole('link', { name: '使用者', exact: true }).first()).toBeAttached()

    await page.goto(`${admin}/admin/first-day`)
    await untilAwake(page)
    const step = page.getByRole('heading', { name: '4　頁面' })
    await step.click()
    await page.getByLabel('從 WordPress 搬家').check()
    const [file, pictures] = [page.getByLabel('匯出檔（XML'), page.getByLabel('舊網站的圖片與檔案')]
    await file.setInputFiles({ name: '照片.xml', mimeType: 'text/xml', buffer: Buffer.from('<html></html>') })
    await page.getByRole('button', { name: '上傳並試讀' }).click()
    await expect(page.getByText('這不是 WordPress 的匯出檔。').first()).toBeVisible()
    await file.setInputFiles({ name: '匯出.xml', mimeType: 'text/xml', buffer: Buffer.from(OLD_SITE) })
    await pictures.setInputFiles({
      name: 'uploads.zip',
      mimeType: 'application/zip',
      buffer: await zipOf('uploads/2024/05/photo.png', PNG),
    })
    await page.getByRole('button', { name: '上傳並試讀' }).click()
    await expect(page.getByText('試讀匯出檔：')).toBeVisible()
    await page.reload()
    await untilAwake(page)
    await step.click()
    await expect(page.getByText('試讀匯出檔：完成')).toBeVisible({ timeout: START_LIMIT_MS })
    const [report] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: '看報告' }).click()])
    await expect(report.getByRole('heading', { level: 1 })).toContainText('匯入報告')
    await report.close()
    await page.getByRole('button', { name: '看過報告了，開始匯入' }).click()
    await expect(page.getByText('匯入：完成')).toBeVisible({ timeout: START_LIMIT_MS })
    await expect(page.getByText('已經有頁面了。')).toBeVisible()

    await page.goto(`${admin}/admin/collections/pages`)
    await expect(page.getByRole('row', { name: '舊的頁面' })).toContainText('已發布')
    await expect(page.getByRole('row', { name: '還沒寫完的頁面' })).toContainText('草稿')
    await expect.poll(async () => (await page.request.get(`${site}/old-page/`)).status()).toBe(200)
    await page.goto(`${site}/old-page/`)
    await expect(page.getByText('搬過來的字。')).toBeVisible()
    const picture = page.getByRole('img', { name: '系館' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  } finally {
    await stop()
  }
})

function zipOf(name: string, bytes: Buffer): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
