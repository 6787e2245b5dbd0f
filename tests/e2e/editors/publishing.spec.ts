import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { openAdmin, openNew, publish, SITE, siteBytes, siteText } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

// How soon visitors see it is measured in bench/freshness.ts.
test.describe('an editor', () => {
  test('writes a post with a picture, publishes it, and visitors see it everywhere', { tag: '@whole' }, async ({ page }) => {
    const title = '瀏覽器測試：校園廣播週開播'
    // A page with a countdown carries the moment of its rendering: its bytes tell whether it was rendered again.
    const unaffected = '/admission/undergraduate/'
    const before = await siteBytes(unaffected)
    await Promise.all(['/', '/news/', '/feed/', '/sitemap.xml'].map(siteText))

    // Now: where the preview is open beside the form, as whoever was here before may have left it, it needs the font as well.
    const fontsBefore = countFonts()
    await openAdmin(page)
    await openNew(page, 'posts')
    await page.getByLabel('標題', { exact: false }).first().fill(title)
    await page.locator('#field-excerpt').fill('五天、十二個時段，每一段都由大一同學製作。')
    await page.locator('#field-featuredImage').getByRole('button', { name: '新增' }).click()
    const drawer = page.getByRole('dialog')
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: await redPicture(640, 400) })
    await drawer.locator('#field-alt').fill('紅色的測試圖片')
    await drawer.getByRole('button', { name: '儲存' }).click()
    await expect(drawer).toBeHidden()
    const body = page.locator('.rich-text-lexical [contenteditable=true]').first()
    await body.click()
    await body.pressSequentially('校園廣播週從星期一早上八點開始。')
    await publish(page, 'posts')

    // Before any visitor has opened the post, the font of its headings is made.
    await expect.poll(countFonts).toBeGreaterThan(fontsBefore)

    const places = ['/', '/news/', '/feed/', `/search/?q=${encodeURIComponent('廣播週開播')}`]
    for (const place of places) {
      await expect.poll(async () => (await siteText(place)).includes('廣播週'), { message: place, intervals: [50] }).toBe(true)
    }
    expect(decodeURIComponent(await siteBytes('/sitemap.xml'))).toContain('瀏覽器測試-校園廣播週開播')

    await page.goto(`${SITE()}/news/${encodeURIComponent('瀏覽器測試-校園廣播週開播')}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('校園廣播週從星期一早上八點開始。')).toBeVisible()
    await expect(page.getByRole('img', { name: '紅色的測試圖片' }).first()).toBeVisible()
    expect((await siteBytes(unaffected)) === before, 'a page that shows no posts was rendered again').toBe(true)
  })
})

function countFonts(): number {
  const dir = path.join(process.env.E2E_DATA_DIR ?? '', 'fonts')
  try {
    return readdirSync(dir).filter((file) => file.endsWith('.woff2')).length
  } catch {
    return 0
  }
}

function redPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#cc3016' } })
    .png()
    .toBuffer()
}
