import type { Enhance } from '#islands/wire.ts'
import { type Act, showsBack, type Trigger } from './model.ts'

const CONTROL = 'a, button, input, select, textarea, summary'

/** Turns the box by pointer, finger, focus and keys. The face that is turned away can't be reached. */
export const enhance: Enhance = (element) => {
  const box = element.querySelector<HTMLElement>(':scope > .w-flip-box')
  const [front, back] = box?.querySelectorAll<HTMLElement>('.w-flip-box__face') ?? []
  const turn = box?.querySelector<HTMLElement>('.w-flip-box__turn')
  if (!box || !front || !back || !turn) return () => {}
  const life = new AbortController()
  const trigger = box.dataset.trigger as Trigger
  let isBack = false
  let pointerType = ''
  let isMovingFocus = false

  const show = (next: boolean) => {
    isBack = next
    box.toggleAttribute('data-flipped', isBack)
    front.inert = isBack
    back.inert = !isBack
    turn.ariaPressed = String(isBack)
  }
  const act = (what: Act) => {
    const next = showsBack(isBack, trigger, what)
    if (next === isBack) return
    const hadFocus = (isBack ? back : front).contains(document.activeElement)
    show(next)
    // A face that is turned away must not keep the focus.
    const open = isBack ? null : front.querySelector<HTMLElement>('.w-flip-box__open')
    const isTurnGone = open !== null && document.activeElement === turn
    if (!hadFocus && !isTurnGone) return
    isMovingFocus = true
    ;(open ?? turn).focus()
    isMovingFocus = false
  }
  const hasKeyFocus = () => box.querySelector(':focus-visible') !== null
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    box.addEventListener(name, listener, { signal: life.signal })

  listen('pointerenter', (event) => event.pointerType === 'mouse' && act('enter'))
  listen('pointerleave', (event) => event.pointerType === 'mouse' && !hasKeyFocus() && act('leave'))
  listen('pointerdown', (event) => {
    pointerType = event.pointerType
  })
  listen('focusin', () => !isMovingFocus && hasKeyFocus() && act('focus'))
  listen('focusout', ({ relatedTarget }) => {
    const isInside = isMovingFocus || (relatedTarget instanceof Node && box.contains(relatedTarget))
    if (!isInside && !box.matches(':hover')) act('blur')
  })
  listen('keydown', ({ key }) => key === 'Escape' && act('escape'))
  listen('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('.w-flip-box__turn')) act('turn')
    else if (target.closest('.w-flip-box__open')) act('open')
    // A mouse has turned the box by coming.
    else if (!target.closest(CONTROL) && (trigger !== 'hover' || pointerType !== 'mouse')) act('tap')
  })

  if (!CSS.supports('width: attr(data-height px)')) {
    box.style.setProperty('--turn', `${box.dataset.duration}s`)
    box.style.setProperty('--height', `${box.dataset.height}px`)
  }
  show(false)
  // The pointer or the focus that woke it is already there.
  if (hasKeyFocus()) act('focus')
  else if (box.matches(':hover') && matchMedia('(hover: hover)').matches) act('enter')
  return () => {
    life.abort()
    show(false)
    back.inert = false
  }
}
