import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

/** Every island: on the page with an example of every widget, and those of the cart. */
const ADDRESSES = ['/gallery/all/', '/cart/?items=1:1']
const ISLAND = '[data-props]'

interface Found {
  /** Controls that can be seen and reached, and do nothing when they are pressed. */
  dead: string[]
  /** Islands of which nothing is shown. */
  empty: string[]
  /** Words of islands that can't be seen, and that nothing on the page would open. */
  lost: string[]
}

/** What a visitor stumbles over where no island wakes. */
function findGaps(page: Page): Promise<Found> {
  return page.evaluate((selector) => {
    // The style sheet alone answers to these: each of them changes what is drawn when it is ticked.
    const DRAWN =
      '.w-image-swap input[type=checkbox], .w-image-morph input[type=checkbox], .w-comparison-table input[type=checkbox]'
    // What the browser, or a link around it, shows when it is asked to.
    const OPENED = 'dialog, [popover], details:not([open]), audio, video, noscript, script, style, template'
    // Words of controls, clocks and announcements, and what is said twice for the eye.
    const OF_CONTROLS = 'button, label, legend, select, title, [role=tab], [role=timer], [role=status], [aria-hidden=true]'
    // The cart has a page of its own, a map its drawing, an embedded page its link: these belong to what a script would show instead.
    const OF_SCRIPTS = '.w-mini-cart__panel, .w-map__start, .w-map__asking, .w-map__credit, .w-embed__button, .w-embed__warning'
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    // A moment may stand where its clock would, until that counts.
    const isDue = ({ textContent }: Element) =>
      [...document.querySelectorAll<HTMLElement>('[data-due]')].some(
        (clock) => isSeen(clock) && clock.dataset.due === textContent,
      )
    const nameOf = (element: Element) =>
      `${element.closest('[data-widget]')?.getAttribute('data-widget') ?? element.closest('section')?.id}: ${element.outerHTML.slice(0, 120)}`

    const doesSomething = (control: Element) => {
      if (control.matches(DRAWN)) return true
      if (control instanceof HTMLAnchorElement) return control.hasAttribute('href') && !control.hash.startsWith('#%23')
      if (control instanceof HTMLButtonElement) {
        const opened = control.getAttribute('commandfor') ?? control.getAttribute('popovertarget')
        if (opened !== null) return document.getElementById(opened) !== null
        return control.form !== null && control.type !== 'button'
      }
      return control.closest('form') !== null
    }
    const controls = [
      ...document.querySelectorAll('button, input, select, textarea, a, [role=button], [role=tab], [role=slider]'),
    ]

    const texts = (element: Element) => {
      const found: Text[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (text instanceof Text && text.data.trim() !== '') found.push(text)
      }
      return found
    }
    const islands = [...document.querySelectorAll(selector)]
    const isEmpty = (island: Element) =>
      ![...island.querySelectorAll('img, svg, video, audio')].some(isSeen) &&
      !texts(island).some(({ parentElement }) => parentElement !== null && isSeen(parentElement))
    const lostIn = (island: Element) =>
      texts(island)
        .map(({ parentElement }) => parentElement as Element)
        .filter((holder) => holder.closest(selector) === island && !isSeen(holder))
        .filter((holder) => !isDue(holder) && holder.closest([OPENED, OF_CONTROLS, OF_SCRIPTS].join()) === null)

    return {
      dead: controls.filter((control) => isSeen(control) && !doesSomething(control)).map(nameOf),
      empty: islands.filter((island) => island.closest(OPENED) === null && isEmpty(island)).map(nameOf),
      lost: islands.flatMap(lostIn).map(nameOf),
    }
  }, ISLAND)
}

/** From the end of the page, where what comes with the scrolling is there. */
async function expectNoGaps(page: Page): Promise<void> {
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await expect.poll(() => findGaps(page), page.url()).toEqual(NO_GAPS)
}

const NO_GAPS: Found = { dead: [], empty: [], lost: [] }

test.describe('where no island wakes, each of them is complete, and nothing is shown that does nothing', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('on every page with islands', async ({ page }) => {
      for (const address of ADDRESSES) {
        await page.goto(address)
        expect(await page.locator(ISLAND).count()).toBeGreaterThan(3)
        await expectNoGaps(page)
      }
    })

    test('markers of hotspots and tickets of coupons are no buttons, and can still be read', async ({ page }) => {
      await page.goto('/gallery/hotspots/')
      const spots = page.locator('.w-hotspots').first()
      await expect(spots.getByRole('button')).toHaveCount(0)
      await expect(spots.locator('.w-hotspots__marker > [aria-hidden]').first()).toBeVisible()
      await page.goto('/gallery/coupon/')
      const ticket = page.locator('#slide .w-coupon')
      await expect(ticket.getByRole('button')).toHaveCount(0)
      await expect(ticket.getByText('XS46', { exact: true })).toBeVisible()
      await expect(ticket.getByText('系刊享 8 折')).toBeVisible()
    })
  })

  test('where their scripts do not come', async ({ page, complaints }) => {
    complaints.expect(/Island |ERR_FAILED/)
    await page.route('**/assets/island-*.js', (route) => route.abort())
    for (const address of ADDRESSES) {
      await page.goto(address)
      await page.evaluate((selector) => {
        for (const island of document.querySelectorAll(selector)) {
          island.dispatchEvent(new Event('pointerover', { bubbles: true }))
        }
      }, ISLAND)
      await expect(page.locator(`${ISLAND}:not([data-island=failed])`)).toHaveCount(0)
      await expectNoGaps(page)
    }
  })
})
