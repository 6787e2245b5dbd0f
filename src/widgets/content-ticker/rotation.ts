import { indexAfter } from './model.ts'
import type { Motion, MotionOptions } from './motion.ts'
import { createTypist, type Typist } from './typing.ts'

const SWIPE_PX = 40

/** One item at a time. Timers wait, the browser animates. */
export function createRotation(list: HTMLElement, options: MotionOptions): Motion {
  const { effect, speed, delay, isReversed } = options
  const items = [...list.children] as HTMLElement[]
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
    from.removeAttribute('data-current')
    to.setAttribute('data-current', '')
    for (const animation of animations) animation.cancel()
    animations = animateChange(from, to, direction, options)
    current = index
  }

  function turnBy(step: number): void {
    turnTo(indexAfter(current, step, items.length), step)
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    if (isPlaying && items.length > 1) timer = window.setTimeout(advance, ms)
  }

  function advance(): void {
    turnBy(ahead)
    const typist: Typist | undefined = typists[current]
    if (typist === undefined) wait(speed + delay)
    else typist.type(() => wait(delay))
  }

  return {
    play() {
      isPlaying = true
      wait(delay)
    },
    pause() {
      isPlaying = false
      clearTimeout(timer)
      typists[current]?.complete()
    },
    step(direction) {
      turnBy(direction)
      wait(speed + delay)
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
      for (const item of items) item.toggleAttribute('data-current', item === items[0])
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
