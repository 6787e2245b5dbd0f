import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN, createDraft, openAdmin, openNew, publish, siteText, untilFormListens } from './admin-pages.ts'
import { findTooWide } from './too-wide.ts'
import { createPage, row, saveState, settings } from './visual-editor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('on a phone', () => {
  test('a typo is found, corrected and published', async ({ page }) => {
    await openAdmin(page)
    const { id } = await createDraft(page, 'posts', { title: '手機上的錯字文章', _status: 'draft' })
    await page.getByRole('button', { name: /^搜尋/ }).tap()
    await page.getByRole('combobox').fill('錯字文章')
    await page.getByRole('option', { name: '手機上的錯字文章' }).tap()
    await page.waitForURL(`**/collections/posts/${id}`)
    await untilFormListens(page)
    // The button waits while the draft is stored.
    const stored = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await page.locator('#field-title').fill('手機上改好的文章')
    await stored
    await expect(page.getByRole('button', { name: '發布變更' })).toBeInViewport()
    await publish(page, 'posts')
    const href = await page.getByRole('link', { name: '看公開頁面' }).getAttribute('href')
    await expect.poll(() => siteText(new URL(href ?? '').pathname)).toContain('手機上改好的文章')
    expect(await findTooWide(page)).toEqual([])
  })

  test('a page is corrected in the visual editor, with its panels drawn up over it, and published', async ({ page }) => {
    await openAdmin(page)
    const id = await createPage(page, '手機上的視覺編輯')
    await page.goto(`${ADMIN()}/admin/collections/pages/${id}/visual`)
    await expect(page.locator('[aria-busy=false] iframe[title="頁面"]')).toBeVisible()
    const canvas = page.frameLocator('iframe[title="頁面"]')
    expect(await canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
    await canvas.getByRole('heading', { name: '第一個標題' }).tap()
    await expect(settings(page)).toBeHidden()
    await page.getByRole('button', { name: '元件設定' }).tap()
    await settings(page).getByLabel('標題文字').fill('手機上改好的標題')
    await expect(canvas.getByRole('heading', { name: '手機上改好的標題' })).toBeVisible()
    expect(await findTooWide(page)).toEqual([])
    await page.getByRole('button', { name: '結構' }).tap()
    await expect(settings(page)).toBeHidden()
    await row(page, /第二個標題/).tap()
    await expect(row(page, /第二個標題/)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: '結構' }).tap()
    const send = page.getByRole('button', { name: '發布', exact: true })
    await expect(send).toBeInViewport()
    await send.tap()
    await expect(saveState(page)).toHaveText('已發布')
    expect(await findTooWide(page)).toEqual([])
  })

  test('a photo is uploaded', { tag: '@whole' }, async ({ page }) => {
    await openAdmin(page)
    await openNew(page, 'media')
    const drawn = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2f6f4f' } })
    const photo = { name: '現場照片.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
    await page.locator('input[type=file]').first().setInputFiles(photo)
    await page.locator('#field-alt').fill('研討會現場')
    const save = page.getByRole('button', { name: '儲存', exact: true })
    await expect(save).toBeInViewport()
    await save.tap()
    await page.waitForURL(/\/media\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('現場照片.jpg')
    expect(await findTooWide(page)).toEqual([])
  })
})
