import { ADMIN, openAdmin, SITE } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

// Chromium without a window says so, and is left out like a robot.
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('staff see how often pages were looked at; visitors are counted by their pages, once each, without a cookie', async ({
  browser,
  page,
}) => {
  const visitor = await browser.newContext({ userAgent: BROWSER })
  const visit = await visitor.newPage()
  const told: string[] = []
  visit.on('request', (request) => {
    if (new URL(request.url()).pathname === '/seen') told.push(request.postData() ?? '')
  })
  for (const path of ['/admission/undergraduate/', '/admission/undergraduate/?utm_source=mail#apply', '/nothing-is-here/']) {
    await visit.goto(`${SITE()}${path}`)
    await visit.waitForLoadState('load')
  }
  await expect.poll(() => told).toEqual(['/admission/undergraduate/', '/admission/undergraduate/', '/nothing-is-here/'])
  expect(await visitor.cookies()).toEqual([])
  await visitor.close()

  await openAdmin(page)
  await page.getByRole('link', { name: '看瀏覽數' }).click()
  await expect(page.getByRole('heading', { name: '瀏覽數' })).toBeVisible()
  const most = page.getByRole('table', { name: '最多人看的頁面' })
  const visited = most.getByRole('row').filter({ has: page.locator('a[href$="/admission/undergraduate/"]') })
  await expect(async () => {
    await page.reload()
    await expect(visited.getByRole('cell')).toHaveText('2', { timeout: 500 })
  }).toPass()
  await expect(visited).not.toContainText('/admission/')
  await expect(most).not.toContainText('nothing')
  await expect(page.getByRole('img', { name: /每天的瀏覽數/ }).locator('rect')).toHaveCount(30)
  await page.getByRole('link', { name: '7 天' }).click()
  await expect(page).toHaveURL(`${ADMIN()}/admin/figures?days=7`)
  await expect(page.getByRole('link', { name: '7 天' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.lectern-figures svg rect')).toHaveCount(7)
})
