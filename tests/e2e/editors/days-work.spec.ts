import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { mailsTo } from '../mail-folder.ts'
import {
  addBlock,
  choose,
  DEMO,
  openAdmin,
  openNew,
  openView,
  publish,
  SITE,
  siteText,
  untilFormListens,
  watchForm,
} from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const path = (words: string) => `/${words.split('/').map(encodeURIComponent).join('/')}/`

/** Uploads a picture in the drawer that an empty picture field opens. */
async function uploadInto(page: Page, field: Locator, alt: string): Promise<void> {
  await field.getByRole('button', { name: '新增' }).first().click()
  const drawer = page.getByRole('dialog').last()
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f4d57c' } })
    .png()
    .toBuffer()
  await drawer.locator('input[type=file]').setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer })
  await drawer.locator('#field-alt').fill(alt)
  await drawer.getByRole('button', { name: '儲存' }).click()
  await expect(drawer.locator('#field-alt')).toBeHidden()
}

test.describe('a day at the department office', () => {
  test.beforeEach(({ page }) => openAdmin(page))

  test('begins with the usual tasks', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('今天要做什麼？')
    await page.getByRole('link', { name: '寫一篇文章' }).click()
    await expect(page).toHaveURL(/\/collections\/posts\//)
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toHaveText('[未命名]')
    await untilFormListens(page)
    await page.locator('#field-title').fill('日常測試：有了標題')
    await expect(name).toHaveText('日常測試：有了標題')
  })

  test('a post with a gallery: written, checked, published, and turned over by visitors', { tag: '@whole' }, async ({ page }) => {
    await openNew(page, 'posts')
    await page.locator('#field-title').fill('日常測試：聲音展開幕')
    const body = page.locator('.rich-text-lexical [contenteditable=true]').first()
    await body.click()
    await body.pressSequentially('三十件學生作品，聽得見的都在這裡。')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/圖片集')
    await page.locator('.slash-menu-popup__item', { hasText: '圖片集' }).click()
    const gallery = page.locator('.LexicalEditorTheme__block').first()
    // A gallery begins with a group, ready to take pictures.
    await gallery.locator('#field-groups__0__filter_label').fill('開幕')
    // The check beside the form has seen both pictures; before that, a form of a widget has not told the post of them.
    const checked = page.waitForResponse(
      (response) =>
        response.url().endsWith('/posts/proofread') &&
        response
          .request()
          .postData()
          ?.match(/"picture":\d/g)?.length === 2,
      // As long as the test may take: two pictures are uploaded meanwhile.
      { timeout: 0 },
    )
    for (const [index, alt] of ['三個人對著大喇叭說話', '觀眾戴著耳機坐成一排'].entries()) {
      await gallery.getByRole('button', { name: '新增圖片' }).click()
      await uploadInto(page, gallery.locator(`#field-groups__0__images__${index}__picture`), alt)
    }
    await checked
    await expect(page.getByRole('status').filter({ hasText: '都沒有問題' })).toBeVisible()
    await publish(page, 'posts')

    await page.goto(SITE() + path('news/日常測試-聲音展開幕'))
    await page.getByRole('link', { name: '查看大圖：三個人對著大喇叭說話' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: '三個人對著大喇叭說話' })).toBeVisible()
  })

  test('a page of three widgets: picked by their drawings, told apart when closed', { tag: '@whole' }, async ({ page }) => {
    await openNew(page, 'pages')
    await page.locator('#field-title').fill('日常測試：錄音室借用')
    await addBlock(page, '#field-layout', '區段')
    const content = '#field-layout__0__content'
    await page.locator(`${content} > .blocks-field__drawer-toggler`).click()
    const picker = page.getByRole('dialog')
    const drawings = picker.locator('img')
    await expect.poll(() => drawings.count()).toBeGreaterThan(40)
    await expect
      .poll(() => drawings.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
      .toBe(true)
    await picker.getByTitle('標題', { exact: true }).click()
    await page.locator(`${content}__0__text`).fill('借用規則')
    await addBlock(page, content, '文字')
    await page
      .locator(`${content}__1__body [contenteditable=true]`)
      .or(page.locator('.rich-text-lexical [contenteditable=true]'))
      .first()
      .fill('每次最多兩小時，請於三天前預約。')
    await addBlock(page, content, '按鈕')
    await page.locator(`${content}__2__label`).fill('看最新消息')
    await choose(page, `${content}__2__link__kind`, '網址')
    await page.locator(`${content}__2__link__url`).fill('/news/')
    await expect(page.locator('.lectern-row-label', { hasText: '借用規則' })).toBeVisible()
    await publish(page, 'pages')

    await page.goto(SITE() + path('日常測試-錄音室借用'))
    await expect(page.getByRole('heading', { level: 1, name: '日常測試：錄音室借用' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '借用規則' })).toBeVisible()
    await expect(page.getByText('每次最多兩小時，請於三天前預約。')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '看最新消息' })).toHaveAttribute('href', '/news/')
  })

  test('the main menu: an item more, on every page at once', { tag: '@whole' }, async ({ page }) => {
    await openView(page, '/collections/menus')
    await page.getByRole('link', { name: '主選單' }).click()
    await untilFormListens(page)
    const rows = page.locator('[id^="items-row-"]')
    await expect(rows.first().locator('.lectern-row-label').first()).toContainText(/項目.*\p{Script=Han}{2}/u)
    const count = await rows.count()
    // Dozens of items: what is folded away is not drawn before it is opened.
    await expect(rows.locator('.field-type')).toHaveCount(0)
    await page.getByRole('button', { name: '新增項目', exact: true }).click()
    await page.locator(`#field-items__${count}__label`).fill('日常測試')
    await watchForm(page)()
    await choose(page, `#field-items__${count}__kind`, '網址')
    await page.locator(`#field-items__${count}__url`).fill('/news/')
    await publish(page, 'menus')

    for (const place of ['/', '/news/', '/site-map/']) {
      await expect.poll(async () => (await siteText(place)).includes('日常測試'), { message: place }).toBe(true)
    }
  })

  test('a popup for a week: not before its time, then over the page', { tag: '@whole' }, async ({ page, browser }) => {
    await openNew(page, 'popups')
    await page.locator('#field-name').fill('日常測試：停電通知')
    await addBlock(page, '#field-layout', '區段')
    await page.locator('#field-layout__0__title').fill('週五停電')
    await page.getByRole('button', { name: '什麼時候打開' }).click()
    await page.getByRole('button', { name: '新增時機' }).click()
    await page.getByRole('button', { name: '期間與對象' }).click()
    const from = new Date(Date.now() + 86_400_000)
    const written = writeMoment(from)
    const start = page.getByLabel('從什麼時候開始').or(page.locator('#field-rules__start input')).first()
    await start.fill(written)
    await page.keyboard.press('Escape')
    await publish(page, 'popups')

    const rules = async () =>
      (await (await page.request.get(`${SITE()}/`)).text()).match(/id="lectern-popups"[^>]*>(.*?)<\/script>/s)?.[1] ?? ''
    await expect.poll(rules).toContain(from.toISOString().slice(0, 10))
    // With a clock of their own: it is moved for all pages of a profile, and stays so.
    const visitor = await browser.newPage()
    const dialog = visitor.getByRole('dialog', { name: '日常測試：停電通知' })
    await visitor.goto(SITE())
    // Which of them may open is known by then.
    await expect(visitor.locator('#lectern-popups')).toHaveAttribute('data-island', 'awake')
    await expect(dialog).toHaveCount(0)
    await visitor.clock.install({ time: from.getTime() + 3_600_000 })
    await visitor.goto(SITE())
    await visitor.clock.runFor(1000)
    await expect(dialog.getByRole('heading', { name: '週五停電' })).toBeVisible()
  })

  test('an issue of the newsletter: tried on oneself, counted, sent once', { tag: '@whole' }, async ({ page }) => {
    const reader = `day-${Date.now()}@mingde.example`
    await openNew(page, 'subscribers')
    await page.locator('#field-email').fill(reader)
    await choose(page, '#field-list', '')
    await choose(page, '#field-status', '已訂閱')
    await page.locator('#field-consentText').fill('十一月開放日的紙本報名表')
    await save(page)
    await openNew(page, 'newsletters')
    await expect(page.getByText('儲存之後，這裡會出現「試寄給自己」與「寄給整份名單」。')).toBeVisible()
    await page.locator('#field-subject').fill('日常測試：十一月號')
    await choose(page, '#field-list', '')
    await page.locator('.rich-text-lexical [contenteditable=true]').first().fill('本月的演講與徵件。')
    await save(page)

    await page.getByRole('button', { name: '試寄給自己' }).click()
    await expect
      .poll(() => mailsTo(DEMO.email).map(({ subject }) => subject), { timeout: 120_000 })
      .toContain('［試寄］日常測試：十一月號')
    await page.getByRole('button', { name: '寄給整份名單' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(/會寄給 \d+ 位訂閱者/)
    expect(mailsTo(reader)).toEqual([])
    await question.getByRole('button', { name: '寄給整份名單' }).click()
    await expect.poll(() => mailsTo(reader).map(({ subject }) => subject), { timeout: 120_000 }).toEqual(['日常測試：十一月號'])
    await expect(page.getByRole('button', { name: '寄給整份名單' })).toHaveCount(0)
    const again = await page.evaluate(async () => {
      const response = await fetch(`/api/newsletters/${location.pathname.split('/').pop()}/send`, { method: 'POST' })
      return response.json()
    })
    expect(again).toEqual({ message: '這期電子報已經寄出了。' })
    expect(mailsTo(reader)).toHaveLength(1)
  })
})

/** What was written last reaches the form a moment later; until then it may be refused as missing. */
async function save(page: Page): Promise<void> {
  const isSaved = () => /\/\d+$/.test(new URL(page.url()).pathname)
  await expect(async () => {
    if (!isSaved()) await page.getByRole('button', { name: '儲存', exact: true }).click()
    await expect.poll(isSaved, { timeout: 10_000 }).toBe(true)
  }).toPass()
}
