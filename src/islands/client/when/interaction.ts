import { ATTRIBUTE, type Moment } from '../../wire.ts'
import { isPlainClick } from '../plain-click.ts'

const SLEEPING = `[${ATTRIBUTE.module}]:not([${ATTRIBUTE.state}])`
const WARM = `${SLEEPING}:has(> [${ATTRIBUTE.warm}])`
const MOMENT: Moment = 'interaction'
/** What does its duty without a script. Only islands that wait for interaction may want such a click for themselves. */
const NATIVE = 'a[href]:not([href^="#"]),audio,video'
/** Who says which keys it wants, or keeps all of them for itself. */
const KEY_OWNER = `[${ATTRIBUTE.keys}],input,select,textarea,audio,video`

type Wake = (island: HTMLElement) => Promise<void>

/**
 * Wakes the innermost sleeping island that a pointer, the focus, a finger, a click or a key reaches; those that wait for another
 * moment too, since nobody should press a dead button.
 */
export function watchInteraction(wake: Wake): void {
  const notice = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>(SLEEPING)
    if (island) wake(island)
    return island
  }
  const warm = ({ target }: Event) => {
    const header = target instanceof Element && target.closest('header')
    if (header) header.querySelectorAll<HTMLElement>(WARM).forEach(wake)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    for (const react of [notice, warm]) document.addEventListener(type, react, { capture: true, passive: true })
  }
  holdClicks(notice, wake)
  holdKeys(notice, wake)
}

type Notice = (event: Event) => HTMLElement | false | null

/**
 * The first click is held until the island answers and is then repeated on the same target; more clicks on an island that is
 * waking up are dropped.
 */
function holdClicks(notice: Notice, wake: Wake): void {
  const clicked = new WeakSet<Element>()
  const hold = async (event: MouseEvent) => {
    const island = notice(event)
    if (!island || isForBrowser(event, island)) return
    stop(event)
    if (clicked.has(island)) return
    clicked.add(island)
    await wake(island)
    clicked.delete(island)
    const Click = event.constructor as typeof MouseEvent
    event.target?.dispatchEvent(new Click(event.type, event))
  }
  document.addEventListener('click', hold, true)
}

/** Keys that an island asks for are held, all of them, and are pressed again in their order where the focus is by then. */
function holdKeys(notice: Notice, wake: Wake): void {
  // Each waits for the one before, whose changes are then on the page.
  let held = Promise.resolve()
  const hold = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    const wanted = target.closest(KEY_OWNER)?.getAttribute(ATTRIBUTE.keys)?.split(' ')
    const island = wanted?.includes(key) && notice(event)
    if (!island) return
    stop(event)
    held = held
      .then(() => wake(island))
      .then(() => {
        // One key may move the focus from which the next goes on.
        const focused = document.activeElement
        const next = focused && island.contains(focused) ? focused : target
        next.dispatchEvent(new KeyboardEvent(event.type, event))
      })
  }
  document.addEventListener('keydown', hold, true)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isForBrowser(event: MouseEvent, island: Element): boolean {
  if (!isPlainClick(event)) return true
  if (!(event.target instanceof Element)) return false
  // What the browser opens or ticks by itself does so at once; what its island adds can come after.
  if (event.target.closest('summary,[popovertarget],[commandfor],[type=checkbox],[type=radio],label') !== null) return true
  const isWaitingForIt = island.getAttribute(ATTRIBUTE.when) === MOMENT
  return !isWaitingForIt && event.target.closest(NATIVE) !== null
}
