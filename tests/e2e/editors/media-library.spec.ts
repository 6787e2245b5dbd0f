import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PDF } from '../../cms/sample-files.ts'
import { addBlock, DEMO, openAdmin, openForm, openNew, openView, publish, SITE, signIn, siteBytes } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

const FORM = { name: '學分抵免申請表.pdf', mimeType: 'application/pdf', buffer: PDF }

async function picture(name: string, background: string) {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}

const library = (page: Page) => openView(page, '/collections/media')
const card = (page: Page, name: string) => page.locator('.collection-list__tables').getByRole('link', { name })

test.describe('the media library', () => {
  test.beforeEach(({ page }) => openAdmin(page))

  test('a form for download: named, told apart, found, noticed the second time, and called the same on a visitor’s disk', {
    tag: '@whole',
  }, async ({ page }) => {
    await test.step('it is uploaded under its own name', async () => {
      await openNew(page, 'media')
      await page.locator('input[type=file]').first().setInputFiles(FORM)
      await page.locator('#field-alt').fill('學分抵免申請表')
      await page.getByRole('button', { name: '儲存', exact: true }).click()
      await page.waitForURL(/\/media\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('學分抵免申請表.pdf')
      await expect(page.locator('.file-meta__url a')).toHaveText('學分抵免申請表.pdf')
      await expect(page.getByRole('region', { name: '用在哪裡' })).toContainText('還沒有用在任何地方。')
    })

    await test.step('a visitor who downloads it gets that name', async () => {
      const href = await page.locator('.file-meta__url a').getAttribute('href')
      const stored = /(\d{4})-(\d{2})-([0-9a-f]{10}\.pdf)/.exec(href ?? '')
      await page.goto(`${SITE()}/news/`)
      const saved = page.waitForEvent('download')
      await page.evaluate(
        (address) => {
          const link = Object.assign(document.createElement('a'), { href: address, download: '' })
          document.body.append(link)
          link.click()
        },
        `/wp-content/uploads/${stored?.slice(1).join('/')}`,
      )
      expect((await saved).suggestedFilename()).toBe('學分抵免申請表.pdf')
    })

    await test.step('the library shows pictures as a grid, and kinds of files by themselves', async () => {
      await library(page)
      await expect(card(page, '學分抵免申請表.pdf')).toBeVisible()
      await page.getByRole('button', { name: '圖片', exact: true }).click()
      await expect(card(page, '學分抵免申請表.pdf')).toHaveCount(0)
      await expect(page.locator('.collection-list__tables img').first()).toBeVisible()
      await page.getByRole('button', { name: '文件', exact: true }).click()
      await expect(card(page, '學分抵免申請表.pdf')).toBeVisible()
      await page.getByRole('button', { name: '列表', exact: true }).click()
      await expect(page.locator('.collection-list__tables thead')).toBeVisible()
      await page.getByRole('button', { name: '圖片格', exact: true }).click()
      await expect(page.locator('.collection-list__tables thead')).toBeHidden()
    })

    await test.step('it is found by its name', async () => {
      await library(page)
      await page.locator('.search-filter__input').fill('抵免申請表.pdf')
      await expect(page.locator('.collection-list__tables tbody tr')).toHaveCount(1)
      await expect(card(page, '學分抵免申請表.pdf')).toBeVisible()
    })

    await test.step('it is put into a folder, which shows it alone', async () => {
      await card(page, '學分抵免申請表.pdf').click()
      await page.locator('#field-folder').fill('註冊組表單')
      await page.getByRole('button', { name: '儲存', exact: true }).click()
      await expect(page.getByRole('button', { name: '儲存', exact: true })).toBeDisabled()
      await library(page)
      await page.getByLabel('資料夾').selectOption('註冊組表單')
      await expect(page.locator('.collection-list__tables tbody tr')).toHaveCount(1)
      await page.getByRole('button', { name: '圖片', exact: true }).click()
      await expect(card(page, '學分抵免申請表.pdf')).toHaveCount(0)
      await page.getByRole('button', { name: '文件', exact: true }).click()
      await expect(card(page, '學分抵免申請表.pdf')).toBeVisible()
      await page.getByLabel('資料夾').selectOption('不在資料夾裡的')
      await expect(card(page, '學分抵免申請表.pdf')).toHaveCount(0)
    })

    await test.step('whoever uploads the same file again is told', async () => {
      await openNew(page, 'media')
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ ...FORM, name: '申請表（新）.pdf' })
      await expect(page.getByRole('status').filter({ hasText: '媒體庫裡已經有同一個檔案：學分抵免申請表.pdf' })).toBeVisible()
    })
  })

  test('a picture that is cut is what visitors get, also at its old address; its original comes back', { tag: '@whole' }, async ({
    page,
  }) => {
    await openNew(page, 'media')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('裁切測試.png', '#8a1c5c'))
    await page.locator('#field-alt').fill('紫紅色的布條')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    await page.waitForURL(/\/media\/\d+/)
    const href = await page.locator('.file-meta__url a').getAttribute('href')
    const address = `${SITE()}/wp-content/uploads/${/(\d{4})-(\d{2})-([0-9a-f]{10}\.png)/
      .exec(href ?? '')
      ?.slice(1)
      .join('/')}`
    const shown = async () => {
      const answer = await page.request.get(address)
      // The site hears of a change within a second.
      if (!answer.ok()) return `HTTP ${answer.status()}`
      const { width, height } = await sharp(await answer.body()).metadata()
      return `${width} × ${height}`
    }
    expect(await shown()).toBe('640 × 480')

    const drawer = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: '裁切圖片' }) })
    const cut = drawer.getByRole('button', { name: '裁切並儲存' })
    await page.getByRole('button', { name: '裁切圖片' }).click()
    await drawer.getByRole('button', { name: '1：1' }).click()
    await expect(drawer.getByLabel('左邊')).toHaveValue('80')
    await cut.click()
    await expect(drawer).toBeHidden()
    await expect.poll(shown).toBe('480 × 480')

    await page.getByRole('button', { name: '裁切圖片' }).click()
    await expect(drawer.getByLabel('寬')).toHaveValue('480')
    await drawer.getByLabel('寬').fill('560')
    await cut.click()
    await expect(drawer).toBeHidden()
    await expect.poll(shown).toBe('560 × 480')

    await page.getByRole('button', { name: '還原原圖' }).click()
    await expect.poll(shown).toBe('640 × 480')
    await expect(page.getByRole('button', { name: '還原原圖' })).toHaveCount(0)
    await expect(page.locator('.file-meta')).toContainText('640x480')
  })

  test('an author is shown who uploaded a file where that is a name, and not where it would be a number', {
    tag: '@whole',
  }, async ({ browser }) => {
    const page = await browser.newPage()
    await signIn(page, { ...DEMO, email: 'author@mingde.example' })
    await openForm(page, 'media', 1)
    await expect(page.locator('#field-alt')).toBeVisible()
    await expect(page.getByText('上傳者')).toHaveCount(0)
    await openNew(page, 'media')
    await expect(page.getByText('上傳者')).toBeVisible()
    await expect(page.locator('#field-uploader')).toContainText('何思妤')
    await page.close()
  })

  test('a gallery takes many pictures in one go, uploaded or picked; then the library knows where they are', async ({ page }) => {
    await openNew(page, 'pages')
    await page.locator('#field-title').fill('媒體庫測試：開幕')
    await addBlock(page, '#field-layout', '區段')
    await addBlock(page, '#field-layout__0__content', '圖片集')
    const rows = page.locator('[id*="images-row-"]')

    await test.step('uploaded, with their texts written side by side', async () => {
      await page.getByRole('button', { name: '一次上傳多張' }).click()
      const drawer = page.getByRole('dialog').last()
      const upload = drawer.getByRole('button', { name: '上傳 3 個檔案' })
      await drawer
        .getByLabel('要上傳的檔案')
        .setInputFiles([
          await picture('開幕一.png', '#cc3016'),
          await picture('開幕二.png', '#364f3f'),
          { name: '開幕三.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
        ])
      await expect(drawer.getByRole('listitem')).toHaveCount(3)
      await expect(upload).toBeDisabled()
      for (const [name, alt] of [
        ['開幕一.png', '紅色的開幕布條'],
        ['開幕二.png', '綠色的開幕布條'],
        ['開幕三.png', '壞掉的檔案'],
      ] as const)
        await drawer.getByLabel(`${name}的替代文字`).fill(alt)
      await upload.click()
      await expect(drawer.getByRole('alert')).toContainText('檔案內容與副檔名不符')
      await expect(drawer.getByRole('listitem')).toHaveCount(1)
      await drawer.getByRole('button', { name: '不要上傳開幕三.png' }).click()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(rows.locator('.lectern-row-label')).toHaveText([/^1　圖片紅色的開幕布條$/, /^2　圖片綠色的開幕布條$/])
    })

    await test.step('picked, pictures only', async () => {
      await page.getByRole('button', { name: '從媒體庫挑選多張' }).click()
      const drawer = page.getByRole('dialog').last()
      await expect(drawer.getByText('學分抵免申請表.pdf')).toHaveCount(0)
      const boxes = drawer.locator('tbody .cell-_select input[type=checkbox]')
      for (const index of [2, 3]) await boxes.nth(index).check()
      await drawer.getByRole('button', { name: '選取 2' }).click()
      await expect(drawer).toBeHidden()
      await expect(rows).toHaveCount(4)
    })

    await publish(page, 'pages')
    await expect.poll(() => siteBytes(`/${encodeURIComponent('媒體庫測試-開幕')}/`)).toContain('紅色的開幕布條')

    await test.step('what is used says where, and is not deleted', async () => {
      await library(page)
      await card(page, '開幕一.png').click()
      const uses = page.getByRole('region', { name: '用在哪裡' })
      await expect(uses.getByRole('link', { name: '頁面：媒體庫測試：開幕' })).toBeVisible()
      const refusal = await page.evaluate(async () => {
        const answer = await fetch(`/api/media/${location.pathname.split('/').pop()}`, { method: 'DELETE' })
        return [answer.status, JSON.stringify(await answer.json())]
      })
      expect(refusal).toEqual([400, expect.stringContaining('這個檔案還用在頁面「媒體庫測試：開幕」，不能刪除。')])
    })

    await test.step('a file that replaces another says what it will do', async () => {
      await page.locator('.file-details__remove').click()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await picture('開幕四.png', '#d9a514'))
      await expect(page.getByText('用到這個檔案的地方都會換成「開幕四.png」')).toBeVisible()
    })

    await test.step('a field that is given a picture of the library takes that one', async () => {
      await openNew(page, 'posts')
      const field = page.locator('#field-featuredImage')
      await field.getByRole('button', { name: '新增' }).click()
      const drawer = page.getByRole('dialog').last()
      await drawer.locator('input[type=file]').setInputFiles(await picture('又一次.png', '#cc3016'))
      await drawer.getByRole('button', { name: '用媒體庫裡的這一個' }).click()
      await expect(drawer).toBeHidden()
      await expect(field.locator('.upload-relationship-details__filename')).toHaveText('開幕一.png')
    })
  })
})
