import type { Page } from '@playwright/test'

interface Walk {
  /** How many things took the focus. */
  stops: number
  /** What the keyboard cannot reach although a mouse can. */
  missed: string[]
  /** What takes the focus where nobody sees it: hidden, outside the window, covered, or without a mark. */
  unseen: string[]
}

// No page of a department has as many; one that goes on holds the focus.
const MOST_STOPS = 1000

/** Goes through a page with the Tab key, from its first stop to its last. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  // Without gliding, so that the page is where it goes as soon as a key is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const focusable =
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], audio[controls], video[controls]'
    const isWaiting = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type=hidden]') &&
      // Of a group of radio buttons one takes the focus, and arrow keys go on.
      !(element.matches('input[type=radio]:not(:checked)') && element.closest('form, fieldset')?.querySelector(':checked'))
    const waiting = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isWaiting)
    Object.assign(window, { keyboardWalk: { waiting: new Set(waiting), unseen: [] } })
    document.body.focus()
    getSelection()?.removeAllRanges()
  })
  let stops = 0
  let losses = 0
  while (stops < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(noteStop)
    if (stop === 'first again') break
    if (stop === 'seen') stops++
    // What has the focus may go away when a script wakes, and the next press goes on from there; at the end nothing has it.
    losses = stop === 'lost' ? losses + 1 : 0
    if (losses > 1) break
  }
  const { missed, unseen } = await page.evaluate(() => {
    const { waiting, unseen } = (window as unknown as WalkedWindow).keyboardWalk
    const isStillThere = (element: HTMLElement) =>
      // Slides out of sight are turned to by arrows.
      element.tabIndex >= 0 && element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true })
    return { missed: [...waiting].filter(isStillThere).map(({ outerHTML }) => outerHTML.slice(0, 200)), unseen }
  })
  return { stops, missed, unseen }
}

interface WalkedWindow {
  keyboardWalk: { first?: HTMLElement; waiting: Set<HTMLElement>; unseen: string[] }
}

/** In the page: looks at what has the focus now. */
function noteStop(): 'seen' | 'lost' | 'first again' {
  const walk = (window as unknown as WalkedWindow).keyboardWalk
  const { first, waiting, unseen } = walk
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'lost'
  if (element === first) return 'first again'
  walk.first ??= element
  waiting.delete(element)
  const complain = (what: string) => void unseen.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
  if (!element.checkVisibility({ visibilityProperty: true })) complain('hidden')
  const hasMark = (marked: Element | null | undefined, part?: string) => {
    if (!marked) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(marked, part)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  }
  // A card is marked as a whole when its one link has the focus, as is a list of choices in the admin.
  const around = [element.closest('.card, .row, .react-select'), element]
  const isMarked = around.some((marked) => hasMark(marked)) || hasMark(element, '::after') || hasMark(element, '::before')
  if (element.matches(':focus-visible') && !isMarked) complain('no mark')
  const boxes = [...element.getClientRects()]
  const isSeenAt = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const isSeen = boxes.some(({ left, right, top, bottom }) =>
    [0.1, 0.5, 0.9].some((part) =>
      [0.1, 0.5, 0.9].some((down) => isSeenAt(left + (right - left) * part, top + (bottom - top) * down)),
    ),
  )
  if (!isSeen) complain('covered or outside the window')
  return 'seen'
}
