import { COUNTING_DURATION_MS } from './durations.ts'
import { textOnTheWay } from './model.ts'
import type { Motion } from './motion.ts'

/** Counts from nothing to a `CountedNumber`, over it: the number itself stays where it is, unseen. */
export function countUp(counted: HTMLElement, { duration = COUNTING_DURATION_MS }: { duration?: number } = {}): Motion {
  const target = Number(counted.dataset.count)
  const shown = coverWith(counted, textOnTheWay(target, 0))
  let frame = 0
  let start = 0

  function draw(now: number): void {
    start ||= now
    const progress = (now - start) / duration
    if (progress >= 1) {
      uncover(counted, shown)
      return
    }
    shown.textContent = textOnTheWay(target, progress)
    frame = requestAnimationFrame(draw)
  }

  return {
    play() {
      frame = requestAnimationFrame(draw)
    },
    cancel() {
      cancelAnimationFrame(frame)
      uncover(counted, shown)
    },
  }
}

/** Lays something that only eyes need over a number. */
export function coverWith(counted: HTMLElement, ...content: (Node | string)[]): HTMLElement {
  const cover = document.createElement('span')
  cover.className = 'counting__now'
  cover.ariaHidden = 'true'
  cover.append(...content)
  counted.append(cover)
  counted.dataset.state = 'counting'
  return cover
}

export function uncover(counted: HTMLElement, cover: Element): void {
  cover.remove()
  delete counted.dataset.state
}
