import type { Enhance } from '#islands/wire.ts'
import { countUp } from '#kit/counting/count-up.ts'
import { grow } from '#kit/counting/motion.ts'
import { playWhenSeen } from '#kit/counting/play-when-seen.ts'

/** Draws the bar, and counts, when it is first seen. */
export const enhance: Enhance = (element) => {
  const bar = element.querySelector<HTMLElement>('.w-progress-bar')
  if (!bar) return () => {}
  const duration = Number(bar.dataset.duration)
  const all = <Found extends Element>(selector: string) => [...bar.querySelectorAll<Found & Element>(selector)]
  return playWhenSeen(bar, () => [
    ...all<HTMLElement>('.counting').map((number) => countUp(number, { duration })),
    ...all('.w-progress-bar__fill').map((fill) => grow(fill, { width: '0%' }, { duration })),
    // Slid and not laid out anew, as everything that moves over a page.
    ...all('.w-progress-bar__mark > *').map((mark) =>
      grow(mark, { translate: `${startOf(bar) - startOf(mark)}px 0` }, { duration }),
    ),
  ])
}

function startOf(element: Element): number {
  return element.getBoundingClientRect().left
}
