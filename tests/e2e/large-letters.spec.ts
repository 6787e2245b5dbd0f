import type { Page } from '@playwright/test'
import { DESKTOP, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'
import { TEMPLATES } from './templates.ts'

test.use({ viewport: { width: 1280, height: DESKTOP.height } })

/** As who has told the browser that letters are to be twice as large: the page says nothing of its own about it. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

/** Words that are to be seen and are not, or in part, since something around them is too small. */
function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CUTTING = ['hidden', 'clip']
    /** For readers aloud; excerpts that end after so many lines; what scrolls, turns or is folded away on purpose. */
    const LEFT_OUT = '.vh, [inert], [hidden], .carousel, [data-island] dialog, [aria-hidden=true], .w-unfold__body'
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || node.textContent?.trim() === '' || parent.closest(LEFT_OUT) || !parent.checkVisibility()) continue
      const range = new Range()
      range.selectNodeContents(node)
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none') break
        const [cutsX, cutsY] = [CUTTING.includes(style.overflowX), CUTTING.includes(style.overflowY)]
        if (!cutsX && !cutsY) continue
        const inside = box.getBoundingClientRect()
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            (cutsX && (left < inside.left - 1 || right > inside.right + 1)) ||
            (cutsY && ((top + bottom) / 2 < inside.top || (top + bottom) / 2 > inside.bottom)),
        )
        if (isCut) found.add(`${box.tagName}.${box.className}: ${node.textContent?.trim().slice(0, 30)}`)
      }
    }
    return [...found]
  })
}

test('letters twice as large: no page grows wider than the window, and no words are cut off', { tag: '@whole' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  const faults: Record<string, string[]> = {}
  for (const path of [...TEMPLATES.map((template) => template.path), '/gallery/all/']) {
    await page.goto(path)
    await enlargeLetters(page)
    const overflow = await sidewaysOverflow(page)
    const cut = await findCutWords(page)
    if (overflow > 0 || cut.length > 0) faults[path] = [`${overflow} px`, ...cut]
  }
  expect(faults).toEqual({})
})
