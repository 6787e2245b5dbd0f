import type { Enhance } from '#islands/wire.ts'
import { countUp } from '#kit/counting/count-up.ts'
import { playWhenSeen } from '#kit/counting/play-when-seen.ts'
import { slideDigits } from './slide-digits.ts'

/** Lets the number count, or slide, when it is first seen. */
export const enhance: Enhance = (element) => {
  const fact = element.querySelector<HTMLElement>('.w-fun-fact')
  const number = fact?.querySelector<HTMLElement>('.counting')
  if (!fact || !number) return () => {}
  const options = fact.dataset.duration === undefined ? {} : { duration: Number(fact.dataset.duration) }
  const move = fact.dataset.style === 'sliding' ? slideDigits : countUp
  return playWhenSeen(fact, () => [move(number, options)])
}
