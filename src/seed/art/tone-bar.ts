import { round } from './svg.ts'
import type { Tone } from './tones.ts'

export interface Bar {
  x: number
  /** Where it stands. */
  base: number
  width: number
  height: number
  tone: Tone
  /** Depth of the cut, in bar widths. */
  cut?: number
}

/** Path of one 聲調柱: a bar whose top is cut by the tone, ˉ level, ˊ rising, ˇ dipping, ˋ falling. */
export function toneBar({ x, base, width, height, tone, cut = 0.62 }: Bar): string {
  const depth = Math.min(width * cut, height * 0.42)
  const [left, right, foot, top, low] = [x, x + width, base, base - height, base - height + depth].map(round)
  if (tone === 2) return `M${left} ${foot}V${low}L${right} ${top}V${foot}Z`
  if (tone === 4) return `M${left} ${foot}V${top}L${right} ${low}V${foot}Z`
  if (tone === 3) return `M${left} ${foot}V${top}L${round(x + width / 2)} ${low}L${right} ${top}V${foot}Z`
  return `M${left} ${foot}V${top}H${right}V${foot}Z`
}
