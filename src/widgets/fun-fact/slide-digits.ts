import { coverWith, uncover } from '#kit/counting/count-up.ts'
import { COUNTING_DURATION_MS } from '#kit/counting/durations.ts'
import { formatNumber } from '#kit/counting/model.ts'
import type { Motion } from '#kit/counting/motion.ts'
import { wheelsOf } from './model.ts'

/** Slides each digit of a `CountedNumber` into place, as an odometer does. */
export function slideDigits(counted: HTMLElement, { duration = COUNTING_DURATION_MS }: { duration?: number } = {}): Motion {
  const wheels = wheelsOf(formatNumber(Number(counted.dataset.count))).map(createWheel)
  const cover = coverWith(counted, ...wheels.map(({ window }) => window))
  const animations = wheels.flatMap(({ strip, digit }) => {
    if (digit === null) return []
    const slide = strip.animate([{ translate: '0 0' }, { translate: `0 ${-10 * digit}%` }], {
      duration,
      easing: 'cubic-bezier(.2, .7, .1, 1)',
      fill: 'both',
    })
    slide.pause()
    return [slide]
  })
  return {
    play() {
      for (const animation of animations) animation.play()
      Promise.all(animations.map(({ finished }) => finished)).then(
        () => uncover(counted, cover),
        // Called off: the number is uncovered already.
        () => {},
      )
    },
    cancel() {
      for (const animation of animations) animation.cancel()
      uncover(counted, cover)
    },
  }
}

function createWheel({ text, digit }: ReturnType<typeof wheelsOf>[number]) {
  const window = document.createElement('span')
  const strip = document.createElement('span')
  window.className = 'w-fun-fact__wheel'
  strip.className = 'w-fun-fact__strip'
  strip.append(...(digit === null ? [text] : Array.from('0123456789', createFigure)))
  // As wide as the figure that will stand there: those of many typefaces differ.
  window.append(createFigure(text), strip)
  return { window, strip, digit }
}

function createFigure(text: string): HTMLElement {
  const figure = document.createElement('span')
  figure.textContent = text
  return figure
}
