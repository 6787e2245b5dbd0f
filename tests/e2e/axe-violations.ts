import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Off unless asked for by name.
  rules: { 'target-size': { enabled: true } },
}

/** Where the page is scrolled to while it is judged. */
interface Standpoint {
  from?: 'top' | 'here'
}

/**
 * What axe has to complain about, one line for each element: in the whole page, or in a part of it. Half-faded texts have no
 * contrast, so nothing may move meanwhile. Of siblings that differ in words, addresses and places alone, two are judged: axe
 * takes a millisecond for each element, and lists of forty are all alike. Judged from the top, where nothing lies half under the
 * header that stays, whatever the fonts measure; from `here` where what is judged is gone as soon as the page is scrolled.
 */
export async function findAxeViolations(page: Page, part = ':root', { from = 'top' }: Standpoint = {}): Promise<string[]> {
  return from === 'here' ? judge(page, part, OPTIONS) : fromTop(page, () => judge(page, part, OPTIONS))
}

/** The same for colours alone, which takes a fraction of the time. */
export async function findContrastViolations(page: Page): Promise<string[]> {
  const options: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] }
  return fromTop(page, () => judge(page, ':root', options))
}

/** In which nothing scrolls. */
const STILL_FRAMES = 10
/** Five seconds: no smooth scrolling takes as long. */
const MOST_FRAMES = 300

/** Leaves the page where it was. */
async function fromTop<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const before = await page.evaluate(() => scrollY)
  if (before === 0) return look()
  // Until what follows the scrolling, such as the header that stays, has done so. A smooth scrolling that is under way goes on
  // after this one, and is called back.
  const isStill = await page.evaluate(
    async ([stillFrames, mostFrames]) => {
      for (let frame = 0, still = 0; frame < mostFrames; frame++) {
        still = scrollY === 0 ? still + 1 : 0
        if (still > stillFrames) return true
        window.scrollTo({ top: 0, behavior: 'instant' })
        await new Promise((painted) => requestAnimationFrame(painted))
      }
      return false
    },
    [STILL_FRAMES, MOST_FRAMES] as const,
  )
  if (!isStill) throw new Error('Something scrolls the page all the time: it cannot be judged from its top')
  const result = await look()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
  return result
}

async function judge(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return atRest(
    page,
    () => page.evaluate(run, { part, options }),
    (violations) => violations.length === 0,
  )
}

/** In the page. */
async function run({ part, options }: { part: string; options: RunOptions }): Promise<string[]> {
  const ownWords = /^(id|href|src|srcset|alt|title|datetime|aria-(label|labelledby|describedby|controls))$/
  const looks = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (name === 'style') return value.match(/(?:color|background)[^;]*/g)?.join()
      const isOwn = ownWords.test(name) || !Number.isNaN(Number(value))
      return `${name}=${isOwn ? value !== '' : value}`
    })
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const inside = [...element.children].map((child) => `(${lookOf(child)})`)
    const look = [element.tagName, ...attributes, hasWords, ...inside].join(' ')
    looks.set(element, look)
    return look
  }
  const findRepeats = (parent: Element): Element[] => {
    // Nothing to read in a drawing, whatever it is made of.
    if (parent instanceof SVGSVGElement && !parent.querySelector('text, a, [tabindex]')) return [...parent.children]
    const seen = new Map<string, number>()
    return [...parent.children].flatMap((child) => {
      const look = lookOf(child)
      const times = (seen.get(look) ?? 0) + 1
      seen.set(look, times)
      return times > 2 ? [child] : findRepeats(child)
    })
  }
  const parts = [...document.querySelectorAll(part)]
  if (parts.length === 0) throw new Error(`There is no ${part}`)
  const context = { include: parts, exclude: parts.flatMap(findRepeats) }
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}

/** Until nothing has moved for as long as `work` took: what was found meanwhile is true of the page as it rests. */
async function atRest<Result>(page: Page, work: () => Promise<Result>, isFine: (result: Result) => boolean): Promise<Result> {
  for (;;) {
    await standStill(page)
    const starts = await page.evaluateHandle(() => {
      const seen = { count: 0 }
      for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, () => seen.count++, true)
      const { animate } = Element.prototype
      Element.prototype.animate = function (...movement) {
        seen.count++
        return animate.apply(this, movement)
      }
      return seen
    })
    const result = await work()
    const hasMoved = await starts.evaluate(({ count }) => count > 0)
    if (isFine(result) || !hasMoved) return result
  }
}

/**
 * Until what moves has arrived. What goes round for ever is not waited for, nor what has no words, nor what stands still because
 * nobody sees it.
 */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const isArriving = playState === 'running' && timeline instanceof DocumentTimeline
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isSeen = target?.checkVisibility({ contentVisibilityAuto: true }) === true
      const hasWords = target?.textContent?.trim() !== ''
      return !isArriving || !isSeen || !hasWords || !Number.isFinite(effect?.getComputedTiming().endTime)
    }),
  )
}
