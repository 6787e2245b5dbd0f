import type { BrowserContext, Locator, Page } from '@playwright/test'
import { SHARE_NETWORKS } from '#published/share-networks.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { POST_WITH_PICTURE } from './templates.ts'

const GALLERY = '/gallery/share-buttons/'
const WINDOW = { width: 640, height: 480 }
const NOTE_MS = 1500

const passLinks = (root: Page | Locator) => root.locator('a.w-pass__link')
const island = (root: Page | Locator) => root.locator('[data-widget=pass]')

/** Networks answer from here; the tests ask nobody outside. */
async function answerNetworks(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,"><title>network</title>' }),
  )
}

function readLinks(root: Locator): Promise<{ host: string; parameters: Record<string, string> }[]> {
  return passLinks(root).evaluateAll((links) =>
    links.map((link) => {
      const { protocol, host, searchParams } = new URL((link as HTMLAnchorElement).href)
      return { host: host || protocol, parameters: Object.fromEntries(searchParams) }
    }),
  )
}

test.describe('share buttons', () => {
  test('may offer all twenty networks, LINE and copying: links and buttons with Chinese names', async ({ page }) => {
    await page.goto(GALLERY)
    const example = page.locator('#every-network')
    await expect(example.getByRole('listitem')).toHaveCount(22)
    for (const { value, label } of SHARE_NETWORKS) {
      if (value === 'print' || value === 'copy')
        await expect(example.getByRole('button', { name: label, exact: true })).toBeVisible()
      else if (value === 'email') await expect(example.getByRole('link', { name: '以電子郵件分享', exact: true })).toBeVisible()
      else await expect(example.getByRole('link', { name: `分享到 ${label}（另開新分頁）`, exact: true })).toBeVisible()
    }
  })

  test('share title, excerpt and picture of the post, in the language zh_TW', async ({ page, baseURL }) => {
    await page.goto(POST_WITH_PICTURE)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_TW')
    const post = JSON.parse((await page.locator('#lectern-post').textContent()) ?? '')
    const url = baseURL + POST_WITH_PICTURE
    const links = await readLinks(page.getByRole('complementary', { name: '分享這篇文章' }))
    expect(links).toEqual([
      { host: 'www.facebook.com', parameters: { u: url } },
      { host: 'social-plugins.line.me', parameters: { url } },
      { host: 'threads.net', parameters: { text: `${decodeURIComponent(post.title)} ${url}` } },
      { host: 'x.com', parameters: { text: `${decodeURIComponent(post.title)} ${url}` } },
      { host: 'mailto:', parameters: { subject: decodeURIComponent(post.title), body: `${post.excerpt}\r\n${url}` } },
    ])
  })

  test('titles and excerpts with %, &, quotes, markup and emoji survive; # and a foreign u are removed', async ({ page }) => {
    await page.goto(GALLERY)
    const links = await readLinks(page.locator('#custom'))
    const url = 'https://speech.example/%E6%BC%94%E8%AC%9B?a=1&b=%25#%E7%AC%AC%E4%BA%8C%E6%AE%B5'
    const title = '100% 成功 & 「A+B」 "引號" \'單\' <b>粗</b> 🎤👩🏽‍🏫 比賽'
    const text = '第一行 50% & 100%\n第二行 <script>alert(1)</script> "quoted" \\ 🎙️ 標籤'
    const of = (host: string) => links.find((link) => link.host === host)?.parameters
    expect(of('www.facebook.com')).toEqual({ u: url })
    expect(of('www.linkedin.com')).toEqual({ mini: 'true', url, title, summary: text, source: url })
    expect(of('telegram.me')).toEqual({ url, text: `${title}\n${text}` })
    expect(of('api.whatsapp.com')).toEqual({ text: `*${title}*\n${text}\n${url}` })
    expect(of('x.com')).toEqual({ text: `${title} ${url}` })
    expect(of('mailto:')).toEqual({ subject: title, body: `${text}\n${url}`.replaceAll('\n', '\r\n') })
  })

  test('counters show only where a number is supplied with its day, and the network counts', async ({ page }) => {
    await page.goto(GALLERY)
    const example = page.locator('#counted')
    await expect(example.getByRole('link', { name: '分享到 Facebook，至 2026 年 11 月 12 日已分享 1,280 次' })).toBeVisible()
    await expect(example.locator('.w-pass__count')).toHaveText(['1,2802026.11.12', '02026.11.12'])
  })

  test('cost no script before they are touched', { tag: '@whole' }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('island-pass')) scripts.push(request.url())
    })
    await page.goto(POST_WITH_PICTURE, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await passLinks(page).first().hover()
    await expect(island(page)).toHaveAttribute('data-island', 'awake')
    expect(scripts).toHaveLength(1)
  })

  test('have names that content blockers leave alone', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname))
    await page.goto(POST_WITH_PICTURE)
    await passLinks(page).first().hover()
    await expect(island(page)).toHaveAttribute('data-island', 'awake')
    const hidden = [
      '.share-buttons, .share-button, .sharebtn, .share-btn, .btn-share, .share-bar, .share-links, .post-share, .entry-share',
      '.social-share, .social-sharing, .social-icons, .social-buttons, .sharing, .sharedaddy, .share, #share, #sharing',
      '.elementor-share-buttons, .elementor-widget-share-buttons, .addtoany_share_save_container, .addthis_toolbox, .a2a_kit',
      '[class*="share-button"], [class*="social-share"], [class*="sharebtn"], [id*="share-button"], [class^="share"]',
      '[data-widget*="share"], [data-network], [data-share]',
    ]
    for (const selector of hidden) {
      const found = await page
        .locator('main')
        .locator(selector)
        .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))
      expect(found, selector).toEqual([])
    }
    expect(addresses.filter((path) => /share|social|addto|addthis/i.test(path))).toEqual([])
    expect(addresses.filter((path) => /\/(island|widget)-pass-/.test(path))).toHaveLength(2)
  })

  test('open in a window of 640 x 480 in the middle of the screen, by mouse and by keyboard', async ({ page, context }) => {
    await answerNetworks(context)
    await page.addInitScript(() => {
      const { open } = window
      window.open = (...all) => {
        document.documentElement.dataset.opened = String(all[2])
        return open(...all)
      }
    })
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    const line = page.locator('#icons').getByRole('link', { name: '分享到 LINE' })
    const open = async (press: () => Promise<void>) => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), press()])
      await opened.waitForLoadState()
      expect(new URL(opened.url()).host).toBe('social-plugins.line.me')
      await expect.poll(() => opened.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(WINDOW)
      expect(await opened.evaluate(() => opener)).toBeNull()
      await opened.close()
    }
    await open(() => line.click())
    const { width, height } = await page.evaluate(() => ({ width: screen.width, height: screen.height }))
    const place = `left=${Math.round((width - WINDOW.width) / 2)},top=${Math.round((height - WINDOW.height) / 2)}`
    await expect(page.locator('html')).toHaveAttribute('data-opened', `popup,width=640,height=480,${place}`)
    await line.focus()
    await open(() => page.keyboard.press('Enter'))
    await expect(page).toHaveURL(GALLERY)
  })

  test('open a tab where the window is refused', { tag: '@whole' }, async ({ page, context }) => {
    await answerNetworks(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(GALLERY)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('#icons').getByRole('link', { name: '分享到 Facebook' }).click(),
    ])
    await expect(opened).toHaveURL(/^https:\/\/www\.facebook\.com\/sharer\.php\?u=/)
  })

  test('print opens the print dialog, by mouse and by keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1)
      }
    })
    await page.goto(GALLERY)
    const button = page.locator('#words').getByRole('button', { name: '列印' })
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
    await button.focus()
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-printed', '2')
  })
})

test.describe('copying the link', () => {
  const example = (page: Page) => page.locator('#one')
  const press = (page: Page) => example(page).getByRole('button', { name: '複製這一頁的網址' }).click()
  const note = (page: Page) => example(page).getByRole('status')

  test('says so; click-to-copy feedback resets after 1500 ms, and starts anew with a second press', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stopTime(page)
    await page.goto(GALLERY)
    await press(page)
    await expect(note(page)).toHaveText('已複製連結')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + GALLERY)
    await page.clock.runFor(NOTE_MS - 1)
    await expect(note(page)).toHaveText('已複製連結')
    await press(page)
    await expect(note(page)).toHaveText('已複製連結')
    await page.clock.runFor(NOTE_MS - 1)
    await expect(note(page)).toHaveText('已複製連結')
    await page.clock.runFor(1)
    await expect(note(page)).toHaveText('')
  })

  test('says honestly when the browser refuses, and shows what to select', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(GALLERY)
    await press(page)
    await expect(note(page)).toHaveText(`無法複製，請手動選取網址：${baseURL}${GALLERY}`)
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`has no violation while it says so, at ${viewport.width} px`, { tag: '@whole' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await stopTime(page)
      await page.setViewportSize(viewport)
      await page.goto(POST_WITH_PICTURE)
      await page.getByRole('main').getByRole('button', { name: '複製連結' }).click()
      await expect(page.getByRole('main').getByRole('status')).toHaveText('已複製連結')
      await page.clock.resume()
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a tap opens the network', { tag: '@whole' }, async ({ page, context }) => {
    await answerNetworks(context)
    await page.goto(POST_WITH_PICTURE)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: '分享到 Threads' }).tap(),
    ])
    await expect(opened).toHaveURL(/^https:\/\/threads\.net\/intent\/post\?text=/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link leads to its network in a new tab; printing and copying are not offered', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    await answerNetworks(context)
    await page.goto(GALLERY)
    const example = page.locator('#every-network')
    await expect(example.getByRole('link')).toHaveCount(20)
    await expect(example.getByRole('button')).toHaveCount(0)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      example.getByRole('link', { name: '分享到 Telegram' }).click(),
    ])
    await expect(opened).toHaveURL(/^https:\/\/telegram\.me\/share\/url\?url=/)
  })
})
