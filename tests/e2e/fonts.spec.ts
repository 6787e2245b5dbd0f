import type { CDPSession, Page } from '@playwright/test'
import { layoutShifts, readThrough } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { POST_WITH_PICTURE, searchFor } from './templates.ts'

const MAX_FONT_BYTES = 40_000
const HEADINGS = 'h1, h2, h3, h4, [data-headline]'

interface Use {
  text: string
  /** Faces of the site's own, and of the machine, that its letters are drawn with. */
  own: number
  others: number
}

/** What the browser really drew each heading with. */
async function readFaces(session: CDPSession): Promise<Use[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: HEADINGS })
  const uses: Use[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const own = fonts.filter(({ isCustomFont }) => isCustomFont).length
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
    if (fonts.length > 0) uses.push({ text: outerHTML, own, others: fonts.length - own })
  }
  return uses
}

function collectFontSizes(page: Page): number[] {
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') sizes.push(Number(response.headers()['content-length']))
  })
  return sizes
}

for (const path of ['/', '/news/', POST_WITH_PICTURE, '/gallery/all/', searchFor('演講')]) {
  test(`the headings of ${path} come in our face, each whole, from one small font, and move nothing`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    const sizes = collectFontSizes(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThanOrEqual(MAX_FONT_BYTES)
    await readThrough(page)
    expect(await layoutShifts(page)).toBe(0)
    // A browser does not wait for it: on a busy machine, this view may do without.
    await expect(async () => {
      await page.reload({ waitUntil: 'networkidle' })
      const uses = await readFaces(session)
      expect(uses.length).toBeGreaterThan(2)
      expect(uses.filter(({ own, others }) => own + others !== 1)).toEqual([])
      expect(uses[0]?.own).toBe(1)
    }).toPass()
    expect(await layoutShifts(page)).toBe(0)
  })
}

test('posts that join a list keep one face each', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/gallery/post-list/')
  const more = page.locator('a[rel=next]').first()
  await more.click()
  await expect(page.locator('article[data-face=system]').first()).toBeVisible()
  const uses = await readFaces(session)
  expect(uses.filter(({ own, others }) => own + others > 1)).toEqual([])
})

test('without its font, a page shows its headings in the system’s face', async ({ page, complaints }) => {
  complaints.expect(/fonts\/|Failed to load resource/)
  await page.route('**/fonts/*.woff2', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(0)
})
