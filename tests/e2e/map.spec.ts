import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { type MapService, mapOrigin, startMapService } from './map-services.ts'
import { boxAtRest, DESKTOP, layoutShifts, PHONE, readThrough, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

let service: MapService
test.beforeEach(async () => {
  service = await startMapService()
})
test.afterEach(() => service.stop())

const frameOf = (page: Page, example: string) => page.locator(`#${example} .w-map__frame`)

async function load(page: Page, example: string): Promise<Locator> {
  const frame = frameOf(page, example)
  await frame.getByRole('button', { name: /^載入(互動)?地圖$/ }).click()
  await expect(frame).toHaveAttribute('data-state', 'live')
  return frame
}

/** As the addresses of the tiles have it. */
const zoomsAsked = () => [
  ...new Set(service.asked.filter((path) => path.startsWith('/tiles/')).map((path) => path.split('/')[2])),
]

test('asks nobody before the visitor acts; then only the configured host, and Leaflet arrives with the click', async ({
  page,
}) => {
  const hosts = new Set<string>()
  const scripts: string[] = []
  page.on('request', (request) => {
    hosts.add(new URL(request.url()).origin)
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/map/')
  await readThrough(page)
  await frameOf(page, 'basic').hover()
  await expect(page.locator('[data-widget="map"]').first()).toHaveAttribute('data-island', 'awake')
  expect([...hosts]).toEqual([new URL(page.url()).origin])
  const before = scripts.length

  const frame = await load(page, 'basic')
  expect(scripts.length).toBeGreaterThan(before)
  expect([...hosts].sort()).toEqual([new URL(page.url()).origin, mapOrigin()].sort())
  expect(zoomsAsked()).toEqual(['14'])
  await expect(frame.locator('svg[role=img]')).toBeHidden()
  await expect(frame.getByRole('status')).toHaveText('互動地圖已載入。')
  await expect(frame.getByRole('link', { name: '© OpenStreetMap 貢獻者' })).toBeVisible()
  await expect(frame.getByRole('group', { name: /^互動地圖：/ })).toBeFocused()
  expect(await layoutShifts(page)).toBe(0)
})

test('no tiles reachable: the words and the drawing still stand, and a second try may succeed', { tag: '@whole' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/)
  await service.stop()
  await page.setViewportSize(PHONE)
  await page.goto('/gallery/map/')
  const frame = frameOf(page, 'basic')
  await frame.getByRole('button', { name: '載入互動地圖' }).click()
  await expect(frame).toHaveAttribute('data-state', 'failed')
  await expect(frame.getByRole('status')).toContainText('地圖圖磚無法下載')
  await expect(frame.getByRole('img', { name: '口語傳播暨社群媒體學系簡圖' })).toBeVisible()
  await expect(page.locator('#basic address')).toHaveText('404 臺中市北區明德街 88 號 語言傳播大樓 5 樓')
  await expect(page.locator('#basic').getByRole('link', { name: '在 Google 地圖開啟' })).toBeVisible()
  expect(await sidewaysOverflow(page)).toBe(0)
  // Neither the scale nor the arrow to the north is under the notice.
  const [retry, said, ruler] = await frame.evaluate((element) =>
    ['button', '[role=status]', '.w-map__ruler > g'].map((part) => {
      const { top = 0, bottom = 0 } = element.querySelector(part)?.getBoundingClientRect() ?? {}
      return { top, bottom }
    }),
  )
  expect(said?.bottom).toBeLessThan(ruler?.top ?? 0)
  // Nor the button, wherever the window has room for it.
  expect((retry?.bottom ?? 0) <= (said?.top ?? 0) || (said?.bottom ?? 0) <= (retry?.top ?? 0)).toBe(true)

  service = await startMapService()
  await frame.getByRole('button', { name: '再試一次' }).click()
  await expect(frame).toHaveAttribute('data-state', 'live')
})

test('one that an editor wants to load by itself does so when it comes near, and leaves the focus alone', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  // In the gallery none does: it asks nobody.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const island = document.querySelector('#bare [data-widget=map]')
      if (document.readyState !== 'interactive' || !island) return
      const props = JSON.parse(island.getAttribute('data-props') ?? '{}')
      island.setAttribute('data-when', 'visible')
      island.setAttribute('data-props', JSON.stringify({ ...props, loadsByItself: true }))
    }),
  )
  await page.goto('/gallery/map/')
  const frame = frameOf(page, 'bare')
  expect(service.asked).toEqual([])
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('data-state', 'live')
  await expect(page.locator('body')).toBeFocused()
  expect(service.asked.some((path) => path.startsWith('/tiles/'))).toBe(true)
  expect(await layoutShifts(page)).toBe(0)
})

test('markers are reached and opened by keyboard; what they say is text, with their icon and its size', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/map/')
  const frame = await load(page, 'marker')
  const marker = frame.getByRole('button', { name: '語言傳播大樓' })
  await expect(marker).toHaveText('1')
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(marker).toHaveAttribute('aria-expanded', 'true')
  const popup = frame.locator('.leaflet-popup-content')
  await expect(popup).toContainText('系辦在五樓。')
  await expect(frame.getByRole('button', { name: '關閉說明' })).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(marker).toBeFocused()
  await page.keyboard.press('Space')
  await expect(popup).toBeVisible()

  const box = await frame.getByRole('button', { name: '圖書館' }).locator('img').boundingBox()
  expect([box?.width, box?.height]).toEqual([48, 36])
})

test('the wheel is never trapped: it scrolls the page, and zooms with Ctrl only', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/map/')
  const frame = await load(page, 'basic')
  await frame.scrollIntoViewIfNeeded()
  await frame.hover()
  await boxAtRest(frame)
  const start = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(start + 60)
  await expect(frame.getByText('按住 Ctrl 並捲動，可以縮放地圖')).toBeVisible()
  expect(zoomsAsked()).toEqual(['14'])

  await frame.hover()
  await boxAtRest(frame)
  const settled = await page.evaluate(() => scrollY)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(zoomsAsked).toEqual(['14', '15'])
  expect(await page.evaluate(() => scrollY)).toBe(settled)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('one finger scrolls the page and two move the map', async ({ page }) => {
    await page.goto('/gallery/map/')
    const frame = await load(page, 'marker')
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The link leads to the middle of the map.
    const moved = () => frame.getByRole('link', { name: '街景' }).getAttribute('href')
    const session = await page.context().newCDPSession(page)
    const top = (await boxAtRest(frame)).y + 180
    const swipe = async (fingers: number[], steps: number[]) => {
      const points = (shift: number) => fingers.map((x) => ({ x, y: top + shift, id: x }))
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
      for (const step of steps) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const before = await moved()
    const start = await page.evaluate(() => scrollY)
    await swipe([180], [-20, -60, -100, -140])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 50)
    expect(await moved()).toBe(before)

    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start)
    await swipe([120, 220], [10, 25, 40])
    await expect.poll(moved).not.toBe(before)
    expect(await page.evaluate(() => scrollY)).toBe(start)
  })
})

test('a route is the router’s where it answers, and the straight line where it does not', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/map/')
  const frame = await load(page, 'routes')
  const corners = (example: string) =>
    frameOf(page, example)
      .locator('path.leaflet-interactive, .leaflet-overlay-pane path')
      .evaluate((line) => (line.getAttribute('d') ?? '').split('L').length)
  await expect(frame.getByRole('status')).toHaveText('步行約 1.6 公里，20 分鐘。')
  expect(await corners('routes')).toBe(3)
  expect(service.asked).toContain('/route/foot/120.685,24.1369;120.68,24.15')
  await expect(page.locator('#routes').getByRole('link', { name: '在 Google 地圖規劃路線' })).toBeVisible()

  service.knowsNothing = true
  const other = await load(page, 'routes-cycling')
  await expect(other.getByRole('status')).toContainText('目前無法取得路線，圖上是直線')
  expect(await corners('routes-cycling')).toBe(2)
  expect(service.asked).toContain('/route/bike/120.685,24.1369;120.68,24.15')
  expect(await other.locator('.leaflet-tile-pane').evaluate((pane) => getComputedStyle(pane).filter)).toContain('invert')
})

test('an address is looked up after the click; an unknown one leaves the default centre and says so', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/gallery/map/')
  const frame = await load(page, 'address')
  expect(service.asked).toContain('/search?q=404 臺中市北區明德街 88 號 語言傳播大樓 5 樓')
  await expect(frame.getByRole('button', { name: '口語傳播暨社群媒體學系' })).toBeVisible()

  service.knowsNothing = true
  await page.reload()
  const lost = await load(page, 'address')
  await expect(lost.getByRole('status')).toContainText('查不到這個地址的位置')
  await expect(lost.getByRole('button', { name: '口語傳播暨社群媒體學系' })).toHaveCount(0)
})

test('controls: those that are switched on, moving without dragging among them; none on a static map', { tag: '@whole' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/map/')
  const frame = await load(page, 'basic')
  await frame.getByRole('button', { name: '放大' }).click()
  await expect.poll(zoomsAsked).toEqual(['14', '15'])
  const street = frame.getByRole('link', { name: '街景' })
  const before = await street.getAttribute('href')
  await frame.getByRole('button', { name: '往北移' }).click()
  await expect.poll(() => street.getAttribute('href')).not.toBe(before)
  const photo = frame.getByRole('button', { name: '空照圖' })
  await photo.click()
  await expect(photo).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => service.asked.some((path) => path.startsWith('/photos/15/'))).toBe(true)
  const fullscreen = frame.getByRole('button', { name: '全螢幕' })
  await fullscreen.click()
  await expect(fullscreen).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => document.exitFullscreen())
  await expect(fullscreen).toHaveAttribute('aria-pressed', 'false')

  const bare = await load(page, 'bare')
  for (const name of ['放大', '空照圖', '全螢幕']) await expect(bare.getByRole('button', { name })).toHaveCount(0)
  await expect(bare.getByRole('link', { name: '街景' })).toHaveCount(0)
  await expect(bare.getByRole('button', { name: '往南移' })).toBeVisible()

  await expect(frameOf(page, 'static').getByRole('button', { name: '載入地圖', exact: true })).toBeVisible()
  const still = await load(page, 'static')
  await expect(still.getByRole('button')).toHaveCount(0)
  const box = await still.boundingBox()
  expect([box?.width, box?.height]).toEqual([610, 300])
  const pinned = await load(page, 'overlay')
  await expect(pinned.locator('.w-map__pinned')).toContainText('新生報到')
  expect(await findAxeViolations(page)).toEqual([])
})

test('without JavaScript: the drawing, the places, the address and the links, and no dead button', { tag: '@whole' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/gallery/map/')
  const marker = page.locator('#marker')
  await expect(marker.getByRole('img', { name: '校園簡圖，標出 3 個地點' })).toBeVisible()
  await expect(marker.getByText('辯論賽與說故事之夜在這裡。')).toBeVisible()
  await expect(marker.getByRole('link', { name: '在 OpenStreetMap 開啟' })).toBeVisible()
  await expect(page.getByRole('button', { name: '載入互動地圖' })).toHaveCount(0)
  await page.locator('#many summary').click()
  await expect(page.locator('#many').getByText('校友據點 200', { exact: true })).toHaveCount(1)
  await context.close()
})
