import { cpSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { demoData } from '../../../scripts/demo-data.ts'
import { PDF } from '../../cms/sample-files.ts'
import { readMail } from '../../newsletter/read-mail.ts'
import { type SmtpServer, startSmtp } from '../../newsletter/smtp.fixture.ts'
import { type Programs, runPrograms } from '../run-programs.ts'
import { untilSaid } from '../until-said.ts'
import { ADMIN, signIn, siteBytes, siteText, untilAwake, untilFormListens, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { callApi, saveState } from './visual-editor.ts'

/**
 * The same work took about 127 in the admin as Payload brings it, reckoned from the tests of that time: one for each field that was
 * entered and each button. The way back to the start page counts in neither.
 */
const MOST_PRESSES = 63
const PICTURES = 12
const READER = 'reader@mingde.example'
const COLLEAGUE = 'colleague@mingde.example'

/** One that the library has not got yet. */
async function photo(number: number) {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: { r: number * 20, g: 90, b: 60 } } })
  return { name: `開幕${number}.png`, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}

/** Counts what is pressed: the mouse, and every key that writes nothing. */
class Hand {
  presses = 0

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async key(name: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(name)
  }

  async write(words: string): Promise<void> {
    await this.page.keyboard.insertText(words)
  }

  /** Opens the window of the operating system, and picks there. */
  async pick(target: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const asked = this.page.waitForEvent('filechooser')
    await this.click(target)
    this.presses += 1
    await (await asked).setFiles(files)
  }
}

/** Programs of their own: invitations need a server for mails, and what is done here changes every page. */
let programs: Programs
let smtp: SmtpServer
const usual = { SITE_URL: process.env.SITE_URL, ADMIN_URL: process.env.ADMIN_URL }

test.beforeAll(async () => {
  test.setTimeout(600_000)
  smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'office@mingde.example' }
  programs = await runPrograms({ ...mail, RATE_LIMIT_SCALE: '1000', LOGIN_LIMIT_PER_MINUTE: '1000' }, async (dataDir) =>
    cpSync(await demoData(), dataDir, { recursive: true }),
  )
  await untilSaid(programs.child, new RegExp(`${programs.admin}/admin`))
  Object.assign(process.env, { SITE_URL: programs.site, ADMIN_URL: programs.admin })
})

test.afterAll(async () => {
  Object.assign(process.env, usual)
  await programs?.stop()
  await smtp?.stop()
})

const subjectsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address)).map((mail) => readMail(mail).subject)

test('the work of a day at the department office takes half the presses that it took', async ({ page }) => {
  test.setTimeout(1_200_000)
  await signIn(page)
  const reader = { email: READER, list: 1, status: 'subscribed', consentText: '紙本報名表' }
  await callApi(page, 'POST', '/subscribers', reader)
  const hand = new Hand(page)
  const button = (name: string | RegExp, within: Locator | Page = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' })
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  /** From the start page, to which the sign leads from everywhere. */
  const begin = async (task: string) => {
    await page.goto(`${ADMIN()}/admin`)
    await untilAwake(page)
    await hand.click(link(task))
  }

  await test.step('a post with a table and twelve pictures, for tomorrow', async () => {
    await begin('寫一篇文章')
    await untilFormListens(page)
    await expect(page.locator('#field-title')).toBeFocused()
    await hand.write('一天的工作：聲音展')
    await hand.click(page.locator('.rich-text-lexical [contenteditable=true]').first())
    await hand.write('三十件學生作品，聽得見的都在這裡。')
    await hand.key('Enter')
    await page.keyboard.type('/表格')
    await hand.click(page.getByRole('option', { name: '表格', exact: true }))
    const table = page.getByRole('dialog').last()
    await hand.click(button('儲存變更', table))
    await expect(page.locator('.LexicalEditorTheme__table')).toBeVisible()
    for (const [at, words] of ['日期', '時間', '地點', '講者', '題目'].entries()) {
      if (at > 0) await hand.key('Tab')
      await hand.write(words)
    }
    await hand.click(page.locator('.ContentEditable__root > p').last())
    await page.keyboard.type('/圖片集')
    await expect(page.getByRole('option', { name: '圖片集', exact: true })).toHaveAttribute('aria-selected', 'true')
    await hand.key('Enter')
    const gallery = page.locator('.LexicalEditorTheme__block').first()
    await hand.click(button('一次上傳多張', gallery))
    const drawer = page.getByRole('dialog').last()
    const files = await Promise.all(Array.from({ length: PICTURES }, (_, at) => photo(at + 1)))
    await hand.pick(button('選擇檔案', drawer), files)
    for (let at = 0; at < PICTURES; at++) {
      await expect(drawer.getByLabel(`開幕${at + 1}.png的替代文字`)).toBeFocused()
      await hand.write(`開幕當天的第 ${at + 1} 張照片`)
      await hand.key('Enter')
    }
    await expect(button('上傳 12 個檔案', drawer)).toBeFocused()
    await hand.key('Enter')
    await expect(drawer).toBeHidden()
    await watchForm(page)()
    await hand.click(button('其他發布方式'))
    await hand.click(button('排程發布'))
    const schedule = page.getByRole('dialog', { name: '排程發布' })
    await expect(schedule.getByRole('heading', { name: '什麼時候發布「一天的工作：聲音展」' })).toBeVisible()
    await hand.click(schedule.getByLabel('時間', { exact: true }))
    await hand.write('2099/01/01 09:00')
    await hand.key('Enter')
    await hand.click(button('儲存', schedule))
    await expect(schedule.getByRole('row', { name: /發布 2099\/01\/01 09:00/ })).toBeVisible()
  })

  await test.step('a page', async () => {
    await begin('做一個頁面')
    await untilFormListens(page)
    await expect(page.locator('#field-title')).toBeFocused()
    await hand.write('一天的工作：錄音室借用')
    await watchForm(page)()
    await hand.click(page.getByRole('link', { name: '視覺編輯' }))
    await page.waitForURL(/\/visual$/)
    const canvas = page.frameLocator('iframe[title="頁面"]')
    await expect(canvas.getByRole('main')).toBeVisible()
    await hand.click(button(/新增元件/))
    const palette = page.getByRole('dialog', { name: '新增元件' })
    await expect(palette.getByLabel('搜尋元件')).toBeFocused()
    await hand.write('常見問題')
    await hand.click(palette.getByRole('region', { name: '範本', exact: true }).getByRole('button', { name: '常見問題' }))
    await expect(canvas.getByRole('main').getByText('外地學生有宿舍嗎？')).toBeVisible()
    await hand.click(button('發布'))
    await expect(saveState(page)).toHaveText('已發布')
    await expect.poll(() => siteText(`/${encodeURIComponent('一天的工作-錄音室借用')}/`)).toContain('外地學生有宿舍嗎？')
  })

  await test.step('the menu', async () => {
    await begin('改選單')
    await hand.click(link('主選單'))
    await untilFormListens(page)
    await hand.click(button('加入頁面'))
    const pages = page.getByRole('dialog').last()
    await hand.click(pages.locator('.search-filter__input'))
    await hand.write('錄音室借用')
    await expect(pages.locator('tbody tr')).toHaveCount(1)
    await hand.click(pages.getByRole('row').filter({ hasText: '一天的工作：錄音室借用' }).first().getByRole('checkbox'))
    await hand.click(button('選取 1', pages))
    await watchForm(page)()
    await hand.click(button('發布變更'))
    await expect.poll(() => siteText('/news/')).toContain('一天的工作：錄音室借用')
  })

  await test.step('a popup', async () => {
    const popups = async () => ((await siteBytes('/')).match(/&quot;id&quot;:|"id":/g) ?? []).length
    const before = await popups()
    await begin('排一個彈出視窗')
    await untilFormListens(page)
    await expect(page.locator('#field-name')).toBeFocused()
    await hand.write('一天的工作：停電')
    await hand.click(button('做一則公告'))
    await expect(page.locator('#field-layout__0__title')).toBeFocused()
    await hand.write('週五停電')
    await watchForm(page)()
    await hand.click(button('發布變更'))
    await expect.poll(popups).toBe(before + 1)
  })

  await test.step('an issue of the newsletter', async () => {
    await begin('寄一期電子報')
    await untilFormListens(page)
    await expect(page.locator('#field-subject')).toBeFocused()
    await hand.write('一天的工作：十一月號')
    await hand.click(page.locator('.rich-text-lexical [contenteditable=true]').first())
    await hand.write('本月的演講與徵件。')
    await watchForm(page)()
    await hand.click(button('儲存'))
    await page.waitForURL(/newsletters\/\d+/)
    await hand.click(button('寄給整份名單'))
    await hand.click(button('寄給整份名單', page.getByRole('dialog')))
    await expect(button('寄給整份名單')).toHaveCount(0)
    await expect.poll(() => subjectsTo(READER)).toEqual(['一天的工作：十一月號'])
  })

  await test.step('a colleague', async () => {
    await begin('使用者')
    await page.waitForURL(/users/)
    await untilAwake(page)
    await hand.click(page.getByText('邀請同事'))
    const invitation = page.locator('.lectern-invitation')
    await expect(invitation.getByLabel('姓名')).toBeFocused()
    await hand.write('周以安')
    await hand.key('Tab')
    await hand.write(COLLEAGUE)
    await hand.key('Enter')
    await expect.poll(() => subjectsTo(COLLEAGUE)).toHaveLength(1)
  })

  await test.step('another file', async () => {
    await begin('媒體庫')
    await page.waitForURL(/media/)
    await untilAwake(page)
    await hand.click(button('文件'))
    await hand.click(
      page
        .locator('.collection-list__tables')
        .getByRole('link', { name: /\.pdf$/ })
        .first(),
    )
    await page.waitForURL(/media\/\d+/)
    await hand.pick(button('換一個檔案'), [{ name: '新的表.pdf', mimeType: 'application/pdf', buffer: PDF }])
    await watchForm(page)()
    await hand.click(button('儲存'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('新的表.pdf')
  })
  expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES)
})
