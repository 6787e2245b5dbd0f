import { ATTRIBUTE, type Moment } from '../../wire.ts'
import { isPlainClick } from '../plain-click.ts'

const SLEEPING = `[${ATTRIBUTE.module}]:not([${ATTRIBUTE.state}])`
const MOMENT: Moment = 'interaction'
/** What does its duty without a script. Only islands that wait for interaction may want such a click for themselves. */
const NATIVE = 'a[href]:not([href^="#"]),audio,video'

/**
 * Wakes the innermost sleeping island that a pointer, the focus, a finger or a click reaches; those that wait for another
 * moment too, since nobody should press a dead button. The first click is held until the island answers and is then
 * repeated on the same target; more clicks on an island that is waking up are dropped.
 */
export function watchInteraction(wake: (island: HTMLElement) => Promise<void>): void {
  const clicked = new WeakSet<Element>()

  const notice = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>(SLEEPING)
    if (island) wake(island)
    return island
  }

  const hold = async (event: MouseEvent) => {
    const island = notice(event)
    if (!island || isForBrowser(event, island)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (clicked.has(island)) return
    clicked.add(island)
    await wake(island)
    clicked.delete(island)
    const Click = event.constructor as typeof MouseEvent
    event.target?.dispatchEvent(new Click(event.type, event))
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, notice, { capture: true, passive: true })
  }
  document.addEventListener('click', hold, true)
}

function isForBrowser(event: MouseEvent, island: Element): boolean {
  if (!isPlainClick(event)) return true
  if (!(event.target instanceof Element)) return false
  // What the browser opens by itself opens at once; what its island adds can come after.
  if (event.target.closest('summary,[popovertarget],[commandfor]') !== null) return true
  const isWaitingForIt = island.getAttribute(ATTRIBUTE.when) === MOMENT
  return !isWaitingForIt && event.target.closest(NATIVE) !== null
}
