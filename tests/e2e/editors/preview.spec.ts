import { ADMIN, openAdmin, openNew, SITE, siteText, untilFormListens } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test.describe('an editor, before publishing,', () => {
  test('sees the unsaved text beside the form, on the real page, at phone, tablet and desktop width', async ({ page }) => {
    await openAdmin(page)
    await openNew(page, 'posts')
    await page.locator('#field-title').fill('預覽測試：尚未發布')
    await page.getByRole('button', { name: '儲存草稿' }).click()
    await expect(page).toHaveURL(/\/posts\/\d+/)
    await untilFormListens(page)
    const frame = page.frameLocator('iframe[src*="/preview/"]')
    // The admin remembers whether its user had the preview open.
    const toggler = page.locator('#live-preview-toggler')
    await expect(async () => {
      if ((await toggler.getAttribute('aria-label')) !== '離開即時預覽') await toggler.click()
      await expect(toggler).toHaveAttribute('aria-label', '離開即時預覽', { timeout: 5_000 })
    }).toPass()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('預覽測試：尚未發布')

    const face = frame.locator('link[data-face]')
    const firstFace = await face.getAttribute('href')
    await page.locator('#field-title').fill('預覽測試：改了標題，還沒存')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('預覽測試：改了標題，還沒存')
    // The font of the headings is cut anew, and the one of the old title is gone.
    await expect(face).not.toHaveAttribute('href', firstFace ?? '')
    await expect(face).toHaveCount(1)
    await expect(frame.getByRole('contentinfo')).toContainText('口語傳播暨社群媒體學系')
    expect(await siteText(`/search/?q=${encodeURIComponent('預覽測試')}`)).not.toContain('尚未發布')

    await page.locator('.live-preview-toolbar-controls__breakpoint').click()
    await expect(page.getByRole('button', { name: '隨視窗', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Responsive' })).toBeHidden()
    await page.keyboard.press('Escape')
    const widths = { 手機: 375, 平板: 768, 桌機: 1440 }
    for (const [label, width] of Object.entries(widths)) {
      await page.locator('.live-preview-toolbar-controls__breakpoint').click()
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect.poll(() => frame.locator('html').evaluate((html) => html.clientWidth)).toBe(width)
      // All of it is seen and can be reached, however little room there is.
      const edges = () =>
        page.locator('#live-preview-iframe').evaluate((screen) => {
          const [shown, pane] = [screen, screen.closest('.live-preview-window')].map((part) => part?.getBoundingClientRect())
          return shown && pane ? pane.right - shown.right : null
        })
      await expect.poll(edges).toBeGreaterThanOrEqual(0)
    }
  })

  test('opens the draft on the site with one click, and nobody else can', { tag: '@whole' }, async ({ page, request }) => {
    await openAdmin(page)
    await page.goto(`${ADMIN()}/admin/collections/posts`)
    // The list goes to its own address with its settings, and a press before that goes nowhere.
    await page.waitForURL(/limit=/)
    await page
      .getByRole('link', { name: /尚未公開/ })
      .first()
      .click()
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.locator('#preview-button').click()])
    await expect(opened.getByRole('heading', { level: 1 })).toContainText('尚未公開')
    const address = opened.url()
    const answer = await request.get(address)
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${ADMIN()}`)
    const forged = await request.get(`${address.slice(0, -4)}AAAA`)
    expect(forged.status()).toBe(403)
    expect(await forged.text()).not.toContain('評鑑')
    expect((await request.get(`${SITE()}/preview/`)).status()).toBe(403)
  })
})
