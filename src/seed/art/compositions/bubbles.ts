import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import type { Composition } from '../sheet.ts'
import { circle, path, round } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const LONGEST = 14

/** 社群: two speech bubbles, and the words that run through both. */
export const drawBubbles: Composition = ({ width, height, unit, voice, random }) => {
  const isFlipped = random() < 0.5
  const jitter = () => (random() - 0.5) * 0.05
  const [red, white] = isFlipped ? [0.66, 0.33] : [0.34, 0.67]
  const sun = circle(width * (red + (isFlipped ? -0.1 : 0.1)), height * (0.2 + jitter()), unit * 0.17, STRAW)
  const back = path(bubble(width * (white + jitter()), height * (0.57 + jitter()), unit * 0.56, isFlipped), WHITE)
  const front = path(bubble(width * (red + jitter()), height * (0.44 + jitter()), unit * 0.62, !isFlipped), ZHU)
  const spoken = voice.slice(0, LONGEST)
  const gap = (width * 0.88) / spoken.length
  const words = spoken.map(({ loudness, tone }, index) => {
    const high = height * (0.07 + 0.44 * loudness)
    return toneBar({ x: width * 0.06 + (index + 0.27) * gap, base: (height + high) / 2, width: gap * 0.46, height: high, tone })
  })
  return sun + back + front + path(words.join(''), INK)
}

/** A square with a tail at its lower left or right corner. */
function bubble(cx: number, cy: number, size: number, hasLeftTail: boolean): string {
  const [left, right, top, foot] = [cx - size / 2, cx + size / 2, cy - size / 2, cy + size / 2].map(round)
  const tail = size * 0.2
  const tip = round(cy + size / 2 + tail)
  const edge = hasLeftTail
    ? `H${round(cx - size / 2 + tail)}L${left} ${tip}`
    : `L${right} ${tip}L${round(cx + size / 2 - tail)} ${foot}H${left}`
  return `M${left} ${top}H${right}V${foot}${edge}Z`
}
