import type { Locator, Page } from '@playwright/test'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

/** What the browser says when it keeps the page for Back; test browsers keep none. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
}

async function expectFreePage(page: Page): Promise<void> {
  await expect(page.locator('dialog[open], :popover-open, header details[open]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  await expect(page.locator('main[inert], [inert] main')).toHaveCount(0)
}

interface Layer {
  what: string
  path: string
  viewport: typeof PHONE
  open(page: Page): Promise<{ layer: Locator; focused: Locator | null }>
}

const LAYERS: Layer[] = [
  {
    what: "the phone's menu",
    path: '/contact/',
    viewport: PHONE,
    async open(page) {
      const toggler = page.getByRole('banner').getByRole('button', { name: '選單' })
      await toggler.click()
      // Its script makes a dialog of it.
      return { layer: page.getByRole('dialog'), focused: toggler }
    },
  },
  {
    what: 'an unfolded submenu',
    path: '/gallery/nav-menu/',
    viewport: DESKTOP,
    async open(page) {
      const nav = page.locator('#hover').getByRole('navigation')
      await nav.getByRole('link', { name: '認識口傳', exact: true }).hover()
      await expect(page.locator('#hover > div > [data-widget=nav-menu]')).toHaveAttribute('data-island', 'awake')
      return { layer: nav.getByRole('link', { name: '系友會', exact: true }), focused: null }
    },
  },
  {
    what: 'the search of the header',
    path: '/contact/',
    viewport: PHONE,
    async open(page) {
      const opener = page.getByRole('banner').getByRole('link', { name: '搜尋', exact: true })
      await opener.click()
      return { layer: page.getByRole('dialog', { name: '站內搜尋' }), focused: opener }
    },
  },
  {
    what: 'a dialog of the page',
    path: '/gallery/team/',
    viewport: PHONE,
    async open(page) {
      const opener = page.locator('#grid [command=show-modal]').first()
      await opener.click()
      return { layer: page.locator('#grid dialog').first(), focused: opener }
    },
  },
  {
    what: 'a picture',
    path: '/gallery/lightbox/',
    viewport: PHONE,
    async open(page) {
      const link = page.locator('#group .w-lightbox a').first()
      await link.click()
      return { layer: page.locator('dialog.w-lightbox__dialog'), focused: link }
    },
  },
]

test('Who leaves while something lies over the page and comes back finds the page, ready to be read', async ({ page }) => {
  for (const { what, path, viewport, open } of LAYERS) {
    await test.step(what, async () => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const { layer, focused } = await open(page)
      await expect(layer).toBeVisible()
      await leaveAndComeBack(page)
      await expect(layer).toBeHidden()
      await expectFreePage(page)
      if (focused) await expect(focused).toBeFocused()
    })
  }
})
