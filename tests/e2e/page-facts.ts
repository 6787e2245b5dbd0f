import { expect, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 375, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

/** Where an element stands once nothing moves it any more: pages scroll smoothly. */
export async function boxAtRest(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await element.hover({ trial: true })
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} has no box`)
  return box
}

/**
 * Stops the clock of the page that is opened next: what turns, fades or ends by itself waits until the test runs the clock on,
 * however long a machine takes. Frames, timers and idle moments come with that clock, too.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  // Far enough ahead: a clock cannot be stopped at a moment that has passed.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Levels of the headings, in the order of the document. */
export function headingLevels(page: Page): Promise<number[]> {
  return page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
}

/** How many pixels of the page stick out sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** No page of the site is as long; one that grows with every step would be read for ever. */
const MOST_STEPS = 1000

/** Scrolls from top to bottom as a reader does, until every picture on the way is there. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page)
  await expect.poll(() => missingPictures(page), { timeout: 90_000 }).toEqual([])
}

/** The same for whom no pictures matter. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (mostSteps) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    let steps = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      if (++steps > mostSteps) throw new Error(`After ${mostSteps} steps this page has no end yet.`)
      scrollTo({ top, behavior: 'instant' })
      await painted()
    }
  }, MOST_STEPS)
}

/**
 * Shown pictures that did not come yet; the reader goes back to the first of them. A slide that turned up after the reader had
 * passed it has not even asked for its own.
 */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Slides out of sight are inert, and their pictures wait until they come.
    const isShown = (picture: HTMLImageElement) => picture.checkVisibility() && picture.closest('[inert]') === null
    const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
    const missing = [...document.images].filter((picture) => picture.src !== '' && isShown(picture) && !isThere(picture))
    missing[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (missing.length === 0) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return missing.map(({ src }) => src)
  })
}

/** Until the whole page, with its fonts, is laid out, though a script that is held back keeps it from being loaded. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Everything that moved by itself since the page was opened. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    // Those of the past are there as soon as it observes; its callback would come later, and never without any.
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    observer.disconnect()
    // In ten thousandths of the window, as pages are judged: a part of a pixel is none.
    return Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4))
  })
}

/** As the browser gets it from a real keyboard: Playwright's own presses leave out the text that access keys are compared with. */
export async function pressAccessKey(page: Page, key: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const press = {
    modifiers: 1,
    key,
    code: `Key${key}`,
    windowsVirtualKeyCode: key.charCodeAt(0),
    unmodifiedText: key.toLowerCase(),
  }
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press })
  await session.detach()
}

/** Headings and menu items of which a part is outside the window or under something that cuts it off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator('h1, header a, header summary').evaluateAll((elements: HTMLElement[]) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isClipped = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
        return left < 0 || right > innerWidth || (isClipped && element.scrollWidth > element.clientWidth)
      })
      .map(({ outerHTML }) => outerHTML),
  )
}

/** Links in running text are as high as their line; all others count. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a, button, summary, input, [role=button]').evaluateAll((targets: HTMLElement[]) =>
    targets
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map(({ outerHTML }) => outerHTML),
  )
}

/** What is moving at this moment. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML ?? ''),
  )
}

/** Every state that an element goes through from now on; some last for less time than one may take to look. */
export async function recordStates(element: Locator): Promise<() => Promise<string[]>> {
  const states = await element.evaluateHandle((watched) => {
    const seen: string[] = []
    const note = () => seen.push(watched.getAttribute('data-state') ?? '')
    new MutationObserver(note).observe(watched, { attributes: true, attributeFilter: ['data-state'] })
    return seen
  })
  return () => states.jsonValue()
}
