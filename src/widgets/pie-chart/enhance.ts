import type { Enhance } from '#islands/wire.ts'
import { countUp } from '#kit/counting/count-up.ts'
import { grow } from '#kit/counting/motion.ts'
import { playWhenSeen } from '#kit/counting/play-when-seen.ts'
import { DRAWING_EASING, DRAWING_MS } from './model.ts'

/** Draws the ring, and counts, when it is first seen; turns a flip card over. */
export const enhance: Enhance = (element) => {
  const pie = element.querySelector<HTMLElement>('.w-pie-chart')
  if (!pie) return () => {}
  const life = new AbortController()
  const turn = pie.querySelector('.w-pie-chart__turn')
  turn?.addEventListener('click', () => turn.setAttribute('aria-pressed', String(turn.ariaPressed !== 'true')), {
    signal: life.signal,
  })
  const stop = playWhenSeen(pie, () => [
    ...[...pie.querySelectorAll<HTMLElement>('.counting')].map((number) => countUp(number, { duration: DRAWING_MS })),
    ...[...pie.querySelectorAll('.w-pie-chart__arc')].map((arc) =>
      grow(arc, { strokeDasharray: '0, 100' }, { duration: DRAWING_MS, easing: DRAWING_EASING }),
    ),
  ])
  return () => {
    life.abort()
    turn?.setAttribute('aria-pressed', 'false')
    stop()
  }
}
