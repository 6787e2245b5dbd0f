import type { Locator, Page } from '@playwright/test'
import { layoutShifts } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const WINDOW = { width: 1000, height: 400 }
const MARGIN = 200
const GALLERY = '/gallery/section/'

test.use({ viewport: WINDOW })

const section = (page: Page) => page.locator('#background .w-section')
const background = (page: Page) => page.locator('#background img')

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

const edges = (element: Locator) =>
  element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })

function listenForPictures(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url())
  })
  return fetched
}

/** Puts a section like that of the gallery, not loaded yet, into the page, as nodes: the site lets nobody write HTML. */
async function addWaitingSection(page: Page, parent: 'dialog' | 'div'): Promise<Locator> {
  await page.evaluate(
    async ([address, tag]) => {
      const request = new XMLHttpRequest()
      request.open('GET', address)
      request.responseType = 'document'
      await new Promise((loaded) => {
        request.onload = loaded
        request.send()
      })
      const around = document.createElement(tag)
      around.id = 'late'
      around.append(request.responseXML?.querySelector('#background .w-section') ?? 'no section')
      document.querySelector('main')?.append(around)
    },
    [GALLERY, parent] as const,
  )
  return page.locator('#late .w-section')
}

test('page sections: not loaded, then loaded once they come within view', async ({ page }) => {
  const fetched = listenForPictures(page)
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  await expect(background(page)).not.toHaveAttribute('src')
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
  const address = () => background(page).evaluate((picture: HTMLImageElement) => picture.currentSrc)
  await expect.poll(address).not.toBe('')
  // Those of the first screen may come as late as they like.
  const own = await address()
  const times = () => fetched.filter((url) => url === own).length
  await expect.poll(times).toBe(1)

  await scrollTo(page, 0)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page)).toBeInViewport()
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
  expect(times()).toBe(1)
})

test('sections load within a margin of 200 px below the window', async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const { top } = await edges(section(page))
  await scrollTo(page, top - WINDOW.height - MARGIN - 20)
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  await scrollTo(page, top - WINDOW.height - MARGIN + 20)
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
})

test('sections load within a margin of 200 px above the window', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const { bottom } = await edges(section(page))
  await page.evaluate((height) => {
    const room = document.body.appendChild(document.createElement('div'))
    room.attributeStyleMap.set('height', CSS.px(height))
  }, 3000)
  await scrollTo(page, bottom + MARGIN + 20)
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  await scrollTo(page, bottom + MARGIN - 20)
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
})

test('background images load lazily; the content of their section is there from the start', async ({ page, request }) => {
  const html = await (await request.get(GALLERY)).text()
  expect(html.split('id="background"')[1]).toContain('口試不比口才')
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  await expect(section(page).getByText('口試不比口才')).toBeAttached()
})

test('the first screen is never delayed: its background is in the HTML and fetched first', async ({ page, request }) => {
  const html = await (await request.get(GALLERY)).text()
  const first = html.split('id="background-full"')[1]?.match(/<img[^>]*>/)?.[0] ?? ''
  expect(first).toMatch(/ src="/)
  expect(first).not.toContain('data-lazy')
  await page.goto(GALLERY)
  await expect(page.locator('#background-full img')).toHaveAttribute('fetchpriority', 'high')
  await expect(page.locator('#background-full .w-section')).not.toHaveAttribute('data-state')
})

test('an anchor into a section loads it first', async ({ page }) => {
  await page.goto(`${GALLERY}#background`)
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')

  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  // The jump alone, without the scrolling that would bring it into view.
  await page.evaluate(() => {
    history.replaceState(null, '', '#background?from=letter')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
})

test('printing loads every section first', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await expect(section(page)).toHaveAttribute('data-state', 'waiting')
  await page.pdf()
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
  await expect(background(page)).toHaveAttribute('src')
})

test('a section in a dialog loads when the dialog opens', async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const inside = await addWaitingSection(page, 'dialog')
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page)).toHaveAttribute('data-state', 'loaded')
  await expect(inside).toHaveAttribute('data-state', 'waiting')
  await page.locator('#late').evaluate((dialog: HTMLDialogElement) => dialog.showModal())
  await expect(inside).toHaveAttribute('data-state', 'loaded')
})

test('a section that arrives later loads like any other', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const late = await addWaitingSection(page, 'div')
  await expect(late).toHaveAttribute('data-state', 'waiting')
  await late.scrollIntoViewIfNeeded()
  await expect(late).toHaveAttribute('data-state', 'loaded')
})

test('nothing moves when a background arrives', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const before = await section(page).boundingBox()
  await section(page).scrollIntoViewIfNeeded()
  await expect.poll(() => background(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  expect((await section(page).boundingBox())?.height).toBe(before?.height)
  expect(await layoutShifts(page)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the background of a section is an ordinary picture', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await section(page).scrollIntoViewIfNeeded()
    await expect(section(page).locator('noscript img, img[src]').first()).toHaveAttribute('src', /\/uploads\//)
  })
})
