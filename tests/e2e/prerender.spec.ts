import { ATTRIBUTE } from '#islands/wire.ts'
import { openPlainTab, type PlainTab, type TabPage } from './plain-browser.ts'
import { expect, test } from './site-test.ts'

const SITE = process.env.SITE_URL ?? ''
const LINK = 'main a[href="/news/"]'

test.describe('a link that a pointer rests on', () => {
  let tab: PlainTab
  test.beforeEach(async () => {
    tab = await openPlainTab()
  })
  test.afterEach(() => tab.close())

  const pageOf = async (isAhead: boolean): Promise<TabPage> => {
    await expect.poll(() => tab.pages.some((page) => page.isAhead === isAhead)).toBe(true)
    return tab.pages.find((page) => page.isAhead === isAhead) as TabPage
  }
  const openHome = async () => {
    const page = await pageOf(false)
    await page.send('Page.navigate', { url: `${SITE}/` })
    await expect.poll(() => page.evaluate('document.readyState === "complete" && location.pathname')).toBe('/')
    return page
  }
  const placeOf = async (page: TabPage) => {
    await page.evaluate(`document.querySelector('${LINK}').scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const box = `document.querySelector('${LINK}').getBoundingClientRect()`
    return page.evaluate<{ x: number; y: number }>(`({ x: ${box}.x + ${box}.width / 2, y: ${box}.y + ${box}.height / 2 })`)
  }
  const visits = (page: TabPage) => page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  const sleeping = `document.querySelector('[${ATTRIBUTE.module}][${ATTRIBUTE.state}]') === null`

  test('is rendered ahead, where nothing wakes, is fetched or counts until the visitor comes', async () => {
    const home = await openHome()
    const place = await placeOf(home)
    const before = await visits(home)
    await home.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    const ahead = await pageOf(true)
    await expect.poll(() => ahead.evaluate('document.readyState')).toBe('complete')
    expect(await ahead.evaluate('document.prerendering && location.pathname')).toBe('/news/')
    expect(await ahead.evaluate(sleeping)).toBe(true)
    expect(
      await ahead.evaluate('performance.getEntriesByType("resource").filter(({ name }) => /popups|wp-json/.test(name)).length'),
    ).toBe(0)
    expect(await visits(home)).toBe(before)

    for (const type of ['mousePressed', 'mouseReleased']) {
      await home.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    }
    await expect.poll(() => ahead.evaluate('document.prerendering')).toBe(false)
    expect(await ahead.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0')).toBe(true)
    // The loader has begun its work: the menu answers.
    await ahead.evaluate('document.querySelector(".w-nav-menu a").focus()')
    await expect.poll(() => ahead.evaluate(sleeping)).toBe(false)
  })
})

for (const path of ['/', '/news/', '/newsletter/', '/cart/', '/gallery/post-loop/']) {
  test(`what is rendered ahead of ${path} are pages, the same for everybody`, async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    const addresses = new Set<string>()
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) addresses.add(key.url)
    })
    await session.send('Preload.enable')
    await page.goto(path, { waitUntil: 'load' })
    await expect.poll(() => addresses.size).toBeGreaterThan(3)
    for (const address of addresses) {
      const { origin, pathname, search, hash } = new URL(address)
      expect([origin, search, hash]).toEqual([SITE, '', ''])
      expect(decodeURI(pathname)).toMatch(/^\/([^.]*\/)?$/)
      expect(pathname).not.toMatch(/^\/(wp-|cart\/|search\/|preview\/|newsletter\/.)|feed\/$/)
    }
  })
}

test('every page names the rules, also when it comes from memory, and a browser may keep them', async ({ request }) => {
  for (let time = 0; time < 2; time++) {
    const page = await request.get('/news/')
    expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  }
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/speculationrules+json'),
    'cache-control': 'public, max-age=86400',
  })
})
