import { watchDrag } from './drag.ts'
import { createMarquee } from './marquee.ts'
import { messages } from './messages.ts'
import { readOptions } from './motion.ts'
import { createRotation } from './rotation.ts'

/** Why it stands still at the moment. */
type Hold = 'visitor' | 'pointer' | 'focus' | 'drag'

/** Sets a ticker in motion and follows its visitor. Returns what lets it rest. */
export function runTicker(root: HTMLElement, list: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  const options = readOptions(root)
  const motion = options.effect === 'marquee' ? createMarquee(list, options) : createRotation(list, options)
  const frame = root.querySelector<HTMLElement>('.w-content-ticker__window') ?? list
  const toggle = root.querySelector('[data-act=toggle]')
  const holds = new Set<Hold>(root.dataset.autoplay === undefined ? ['visitor'] : [])

  function hold(reason: Hold, isHeld: boolean): void {
    const wasMoving = holds.size === 0
    if (isHeld) holds.add(reason)
    else holds.delete(reason)
    const isMoving = holds.size === 0
    if (isMoving && !wasMoving) motion.play()
    if (!isMoving && wasMoving) motion.pause()
    root.toggleAttribute('data-paused', holds.has('visitor'))
    toggle?.setAttribute('aria-label', holds.has('visitor') ? messages.play : messages.pause)
  }

  function press({ target }: Event): void {
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined
    if (act === 'toggle') hold('visitor', !holds.has('visitor'))
    if (act === 'previous') motion.step(-1)
    if (act === 'next') motion.step(1)
  }

  function noticeFocus({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    hold('focus', true)
    const item = target.closest<HTMLElement>('.w-content-ticker__item')
    if (item !== null) motion.show(item)
  }

  root.addEventListener('click', press, { signal })
  frame.addEventListener('focusin', noticeFocus, { signal })
  frame.addEventListener('focusout', () => hold('focus', false), { signal })
  if (root.dataset.hover !== undefined) {
    const noticePointer = (isOver: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && hold('pointer', isOver)
    frame.addEventListener('pointerenter', noticePointer(true), { signal })
    frame.addEventListener('pointerleave', noticePointer(false), { signal })
  }
  if (root.dataset.grab !== undefined) {
    watchDrag(frame, {
      isVertical: options.isVertical,
      signal,
      onDrag(pixels, isDone) {
        motion.drag(pixels, isDone)
        hold('drag', !isDone)
      },
    })
  }
  if (holds.size === 0) motion.play()
  root.dataset.running = ''
  return () => {
    life.abort()
    motion.end()
    delete root.dataset.running
  }
}
