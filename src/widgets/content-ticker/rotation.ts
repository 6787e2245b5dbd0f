import { indexAfter } from './model.ts'
import type { Motion, MotionOptions } from './motion.ts'
import { createTypist, type Typist } from './typing.ts'

const SWIPE_PX = 40

/** One item at a time. Timers wait, the browser animates. `onCurrent` is told which one is shown. */
export function createRotation(
  items: readonly HTMLElement[],
  options: MotionOptions,
  onCurrent: (index: number) => void,
): Motion {
  const { effect, speed, pauses, isReversed } = options
  const typists = effect === 'typing' ? items.map((item) => createTypist(item, speed)) : []
  const ahead = isReversed ? -1 : 1
  let animations: Animation[] = []
  let current = 0
  let timer = 0
  let isPlaying = false
  let pulled = 0

  function turnTo(index: number, direction: number): void {
    const [from, to] = [items[current], items[index]]
    if (index === current || from === undefined || to === undefined) return
    typists[current]?.complete()
    for (const animation of animations) animation.cancel()
    animations = animateChange(from, to, direction, options)
    current = index
    onCurrent(index)
  }

  function turnBy(step: number): void {
    turnTo(indexAfter(current, step, items.length), step)
  }

  /** How long the current item stays. */
  function stay(): number {
    return pauses[current] ?? 0
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    if (isPlaying && items.length > 1) timer = window.setTimeout(advance, ms)
  }

  function advance(): void {
    turnBy(ahead)
    const typist: Typist | undefined = typists[current]
    if (typist === undefined) wait(speed + stay())
    else typist.type(() => wait(stay()))
  }

  return {
    play() {
      isPlaying = true
      wait(stay())
    },
    pause() {
      isPlaying = false
      clearTimeout(timer)
      typists[current]?.complete()
    },
    step(direction) {
      turnBy(direction)
      wait(speed + stay())
    },
    show(item) {
      const index = items.indexOf(item)
      turnTo(index, Math.sign(index - current))
    },
    drag(pixels, isDone) {
      pulled += pixels
      if (!isDone) return
      if (Math.abs(pulled) >= SWIPE_PX) turnBy(pulled < 0 ? 1 : -1)
      pulled = 0
    },
    end() {
      clearTimeout(timer)
      for (const typist of typists) typist.end()
      for (const animation of animations) animation.cancel()
      onCurrent(0)
    },
  }
}

/** `direction` says from which side the new item comes. */
function animateChange(from: HTMLElement, to: HTMLElement, direction: number, options: MotionOptions): Animation[] {
  const timing: KeyframeAnimationOptions = { duration: options.speed, easing: 'ease' }
  if (options.effect === 'slide') {
    const at = (percent: number) => (options.isVertical ? `0 ${percent}%` : `${percent}% 0`)
    return [
      from.animate([{ opacity: 1 }, { opacity: 1, translate: at(-100 * direction) }], timing),
      to.animate([{ translate: at(100 * direction) }, { translate: '0 0' }], timing),
    ]
  }
  if (options.effect === 'fade') {
    return [from.animate([{ opacity: 1 }, { opacity: 0 }], timing), to.animate([{ opacity: 0 }, { opacity: 1 }], timing)]
  }
  return []
}
