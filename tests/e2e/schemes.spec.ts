import { FONTS_HREF } from '#addresses/files.ts'
import { readBrand } from '#brand/brand.ts'
import { nameLook } from '#brand/look-sheet.ts'
import { SCHEMES } from '#brand/schemes.ts'
import { isChosen } from '../whole.ts'
import { findContrastViolations } from './axe-violations.ts'
import { DESKTOP } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { TEMPLATES } from './templates.ts'

const LOOKS = Object.keys(SCHEMES).flatMap((scheme) => {
  const name = nameLook(readBrand({ scheme, face: 'sans', corners: 'round', lines: 'thin' }))
  return name === null ? [] : [{ scheme, sheet: `${FONTS_HREF}${name}.css` }]
})

test('there are eight ready schemes', () => {
  expect(LOOKS).toHaveLength(8)
})

/** The kinds of pages in turn: each is looked at in one scheme or two, and computed for all in `contrast.test.ts`. */
const shareOf = (place: number) => TEMPLATES.filter((_, index) => index % LOOKS.length === place)

for (const [place, { scheme, sheet }] of LOOKS.entries()) {
  if (!isChosen(place, 8)) continue
  test(`${scheme} can be read on the home page, every widget and its share of the kinds of pages`, async ({
    page,
    complaints,
  }) => {
    const share = shareOf(place)
    if (share.some(({ isMissing }) => isMissing)) complaints.expect(/404/)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of new Set(['/', ...share.map(({ path }) => path), '/gallery/all/'])) {
      await page.goto(path)
      // Of what is not laid out, axe can't tell what it stands on.
      await page.locator('main > section').evaluateAll((examples) => {
        for (const { style } of examples) style.contentVisibility = 'visible'
      })
      await page.evaluate(
        (href) =>
          new Promise((resolve, reject) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
            link.addEventListener('load', resolve)
            link.addEventListener('error', reject)
            document.head.append(link)
          }),
        sheet,
      )
      found.push(...(await findContrastViolations(page)).map((violation) => `${path} ${violation}`))
    }
    expect(found).toEqual([])
  })
}
