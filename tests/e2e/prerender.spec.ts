import { ATTRIBUTE } from '#islands/wire.ts'
import { chosenOf } from '../whole.ts'
import { readThrough } from './page-facts.ts'
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
    // The home page counts itself when the browser has nothing else to do.
    await expect.poll(() => visits(home)).toContain('pageViews')
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

  for (const motion of chosenOf(['no-preference', 'reduce'] as const, 2)) {
    const fades = motion === 'no-preference'
    test(`${fades ? 'fades into its page' : 'changes to its page at once for those who asked for less motion'}`, async () => {
      const page = await pageOf(false)
      await page.send('Page.enable')
      await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
      await page.send('Page.addScriptToEvaluateOnNewDocument', {
        source: 'addEventListener("pagereveal", ({ viewTransition }) => { window.fades = Boolean(viewTransition) })',
      })
      const goThere = async () => {
        await openHome()
        await page.evaluate(`setTimeout(() => document.querySelector('${LINK}').click())`)
        // A page that is leaving answers no more questions.
        const arrival = () => page.evaluate('[location.pathname, typeof window.fades]').catch(() => 'between two pages')
        await expect.poll(arrival).toEqual(['/news/', 'boolean'])
        return page.evaluate('window.fades')
      }
      // A browser leaves the fade out where the machine is too busy for it: that page came at once, and the next may fade.
      await expect.poll(goThere).toBe(fades)
    })
  }
})

for (const path of chosenOf(['/', '/news/', '/newsletter/', '/cart/', '/gallery/post-loop/'], 4)) {
  test(`what is rendered ahead of ${path} are pages, the same for everybody`, async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    let addresses: URL[] = []
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      addresses = preloadingAttemptSources.map(({ key }) => new URL(key.url))
    })
    await session.send('Preload.enable')
    await page.goto(path, { waitUntil: 'load' })
    await expect.poll(() => addresses.length).toBeGreaterThan(3)
    // Rules about elements hold where an element has a style; far below the window it has none yet, and no pointer rests there.
    await readThrough(page)
    await expect.poll(() => addresses.filter(({ hash, search }) => hash + search !== '').map(String)).toEqual([])
    for (const { origin, pathname } of addresses) {
      expect(origin).toBe(SITE)
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
