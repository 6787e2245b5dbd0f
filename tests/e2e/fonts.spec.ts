import type { CDPSession, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
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

for (const path of chosenOf(['/', '/news/', POST_WITH_PICTURE, '/gallery/all/', searchFor('演講')], 5)) {
  test(`the headings of ${path} come in our face, each whole, from one small font, and move nothing`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    const sizes = collectFontSizes(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    // The page may be quiet before its font is on the way.
    await expect.poll(() => sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThanOrEqual(MAX_FONT_BYTES)
    await readThrough(page)
    expect(await layoutShifts(page)).toBe(0)
    // A browser does not wait for it: on a busy machine, this view may do without.
    // From the top: where a reload in the middle goes to is only known once that is laid out (decision 021).
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.reload({ waitUntil: 'networkidle' })
      const uses = await readFaces(session)
      expect(uses.length).toBeGreaterThan(2)
      expect(uses.filter(({ own, others }) => own + others !== 1)).toEqual([])
      expect(uses[0]?.own).toBe(1)
    }).toPass()
    expect(await layoutShifts(page)).toBe(0)
  })
}

test('posts that join a list have one face each, and that of the page where it has one for them', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const familyOf = (posts: string) =>
    page
      .locator(`main ${posts} :is(h2, h3)`)
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily)
  // A browser waits for it for a second: on a busy machine, the first of these may do without.
  await expect(async () => {
    await page.goto('/works/')
    expect(await familyOf('article')).toMatch(/^"Lectern /)
    const next = page.locator('main').getByRole('link', { name: '第 2 頁' })
    await next.scrollIntoViewIfNeeded()
    // Until then it is a link to another page.
    await expect(page.locator('[data-widget=post-loop]')).toHaveAttribute('data-island', 'awake')
    await next.click()
    await expect(page.locator('article[data-face]').first()).toBeVisible()
    expect(await familyOf('article[data-face]')).toMatch(/^"Lectern more-\d+"/)
  }).toPass({ timeout: 60_000 })
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
