import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { BUILT_PAGE, POST_WITH_PICTURE } from './templates.ts'

const GALLERY = '/gallery/back-to-top/'
/** Of the demo: the default. */
const SHOW_AFTER = 400

const button = (page: Page) => page.locator('.everywhere').getByRole('link', { name: '回到頁首' })
const offset = (page: Page) => page.evaluate(() => scrollY)

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
}

/** Filled, in per cent of the whole ring. */
function filled(root: Locator): Promise<number> {
  return root.locator('[data-progress]').evaluate((ring) => 100 - Number.parseFloat(getComputedStyle(ring).strokeDashoffset))
}

function scrolledPercent(page: Page): Promise<number> {
  return page.evaluate(() => Math.floor((scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100))
}

test.describe('the back-to-top button', () => {
  test('is shown when the page is scrolled by more than show_after, and really hidden before', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(BUILT_PAGE)
    const link = page.locator('.everywhere .w-back-to-top__link')
    await expect(link).toBeHidden()
    await link.evaluate((element: HTMLElement) => element.focus())
    await expect(link).not.toBeFocused()
    await scrollDown(page, SHOW_AFTER)
    await expect(link).toBeHidden()
    await scrollDown(page, SHOW_AFTER + 1)
    await expect(link).toBeVisible()
    await expect(link).toHaveCSS('opacity', '1')
    await expect(link).toHaveCSS('transition-duration', '0.5s, 0.5s')
    await scrollDown(page, SHOW_AFTER)
    await expect(link).toBeHidden()
  })

  test('adds offset_top to show_after', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const link = page.locator('#after-scrolling .w-back-to-top__link')
    await scrollDown(page, 300)
    await expect(link).toBeHidden()
    await scrollDown(page, 301)
    await expect(link).toBeVisible()
  })

  test('costs no script before it is touched', { tag: '@whole' }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('island-back-to-top')) scripts.push(request.url())
    })
    await page.goto(POST_WITH_PICTURE, { waitUntil: 'networkidle' })
    await scrollDown(page, 1000)
    await expect(button(page)).toBeVisible()
    expect(scripts).toEqual([])
    await button(page).hover()
    await expect.poll(() => scripts.length).toBe(1)
  })

  test('scrolls smoothly to the top, and the keyboard goes on from the start of the page', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await scrollDown(page, 2000)
    await button(page).click()
    await expect.poll(() => offset(page)).toBe(0)
    await expect(button(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要內容區塊' })).toBeFocused()
    await expect(page).toHaveURL(BUILT_PAGE)
  })

  test('does the same by keyboard', { tag: '@whole' }, async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await scrollDown(page, 2000)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => offset(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要內容區塊' })).toBeFocused()
  })

  test('scrolls to offset_top', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(GALLERY)
    await page.locator('#text-custom').getByRole('link', { name: '再讀一次（回到頁首）' }).click()
    await expect.poll(() => offset(page)).toBe(120)
  })

  test('fills its ring with whole per cents of the page as it is now', { tag: '@whole' }, async ({ page }) => {
    await page.goto(POST_WITH_PICTURE)
    const ring = page.locator('.everywhere')
    await expect.poll(() => filled(ring)).toBe(0)
    for (const top of [777, 1234.5, 1600]) {
      await scrollDown(page, top)
      await expect.poll(() => filled(ring)).toBe(await scrolledPercent(page))
    }
    const before = await filled(ring)
    await page.evaluate(() => {
      const late = document.createElement('canvas')
      late.height = 5000
      document.querySelector('main')?.append(late)
    })
    await expect.poll(() => filled(ring)).toBeLessThan(before)
    await expect.poll(() => filled(ring)).toBe(await scrolledPercent(page))
    await scrollDown(page, 1_000_000)
    await expect.poll(() => filled(ring)).toBe(100)
  })

  test('fills no ring on a page that fits into its window', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 6000 })
    await page.goto(GALLERY)
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
    await expect.poll(() => filled(page.locator('#progress'))).toBe(0)
    await expect(page.locator('.everywhere .w-back-to-top__link')).toBeHidden()
  })

  test('draws the ring in foreground and background', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const circles = page.locator('#progress-colours circle')
    await expect(circles.first()).toHaveCSS('stroke', 'rgb(244, 213, 124)')
    await expect(circles.last()).toHaveCSS('stroke', 'rgb(31, 107, 69)')
  })

  test('is not printed', { tag: '@whole' }, async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await scrollDown(page, 2000)
    await expect(button(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(button(page)).toBeHidden()
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`has no violation, has room for a finger and covers nothing that has the focus, at ${viewport.width} px`, {
      tag: '@whole',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.goto(BUILT_PAGE)
      await scrollDown(page, 2000)
      await expect(button(page)).toBeVisible()
      // At the top it is gone.
      expect(await findAxeViolations(page, ':root', { from: 'here' })).toEqual([])
      const box = await button(page).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await page.getByRole('link', { name: '中央內容區塊' }).focus()
      const focused = page.locator(':is(main, footer) :focus')
      const findCovered = () =>
        focused.evaluateAll(([element]) => {
          const own = element?.getBoundingClientRect()
          const cover = document.querySelector('.everywhere .w-back-to-top__link')?.getBoundingClientRect()
          if (element === undefined || own === undefined) return null
          const isCovered =
            cover !== undefined &&
            own.left >= cover.left &&
            own.top >= cover.top &&
            own.right <= cover.right &&
            own.bottom <= cover.bottom
          return isCovered ? element.outerHTML : ''
        })
      for (let covered = await findCovered(); covered !== null; covered = await findCovered()) {
        expect(covered).toBe('')
        await page.keyboard.press('Tab')
      }
    })
  }
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page jumps instead of scrolling', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await scrollDown(page, 2000)
    await button(page).hover()
    await expect(page.locator('[data-widget=back-to-top]')).toHaveAttribute('data-island', 'awake')
    await button(page).evaluate((link: HTMLElement) => {
      link.click()
      document.documentElement.dataset.offset = String(scrollY)
    })
    await expect(page.locator('html')).toHaveAttribute('data-offset', '0')
  })
})

test.describe('in a browser whose style sheets do not follow the scrolling', () => {
  test('the script shows and hides the button and fills the ring, once it is awake', { tag: '@whole' }, async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto(BUILT_PAGE)
    await scrollDown(page, 2000)
    await button(page).hover()
    await expect(page.locator('[data-widget=back-to-top]')).toHaveAttribute('data-island', 'awake')
    const ring = page.locator('.everywhere')
    await expect.poll(() => filled(ring)).toBe(await scrolledPercent(page))
    await scrollDown(page, SHOW_AFTER)
    await expect(page.locator('.everywhere .w-back-to-top__link')).toBeHidden()
    await scrollDown(page, SHOW_AFTER + 1)
    await expect(button(page)).toBeVisible()
    await page.evaluate(() => {
      const late = document.createElement('canvas')
      late.height = 20_000
      document.querySelector('main')?.append(late)
    })
    await expect.poll(() => filled(ring)).toBe(await scrolledPercent(page))
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a tap scrolls to the top', { tag: '@whole' }, async ({ page }) => {
    await page.goto(POST_WITH_PICTURE)
    await scrollDown(page, 1500)
    await button(page).tap()
    await expect.poll(() => offset(page)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button appears by itself and leads to the start of the page', { tag: '@whole' }, async ({ page }) => {
    await page.goto(`${BUILT_PAGE}#${encodeURIComponent('畢業出路')}`)
    await expect(button(page)).toBeVisible()
    await button(page).click()
    await expect(button(page)).toBeHidden()
    await expect(page).toHaveURL(/#top$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要內容區塊' })).toBeFocused()
  })
})
