import type { Hex } from './colour.ts'

/** A speech bubble, 48 wide, whose corner hangs down to 59. */
const BUBBLE = 'M0 0H48V48H12L0 59Z'
const FOOT = 39
/** Where the bars stand between. */
const ROOM = { from: 6, to: 42, gap: 3.2 }
const MOST_BARS = 6
const USUAL_BARS = 4

export interface Seal {
  bubble: string
  bars: string
}

/** The department's mark where it has none of its own: a speech bubble with the tones of what it says. */
export function drawSeal(tones: string): Seal {
  const bars = [...tones].slice(0, MOST_BARS)
  const width = (ROOM.to - ROOM.from - ROOM.gap * (bars.length - 1)) / bars.length
  return {
    bubble: BUBBLE,
    bars: bars.map((tone, place) => drawBar(Number(tone), ROOM.from + place * (width + ROOM.gap), width, place)).join(''),
  }
}

/** The tones of a name as the seal speaks it: not those of a dictionary, but the same for the same name. */
export function tonesOfName(name: string): string {
  const spoken = [...name].filter((character) => /[\p{L}\p{N}]/u.test(character)).slice(0, USUAL_BARS)
  if (spoken.length === 0) return '1234'
  return spoken.map((character) => 1 + ((character.codePointAt(0) ?? 0) % 4)).join('')
}

/** The seal as a file: in the browser's tab, on a home screen. */
export function sealSvg(tones: string, colour: Hex): string {
  const { bubble, bars } = drawSeal(tones)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5.5 0 59 59"><path fill="${colour}" d="${bubble}"/><path fill="#fff" d="${bars}"/></svg>`
}

function drawBar(tone: number, x: number, width: number, place: number): string {
  const right = round(x + width)
  const left = round(x)
  const middle = round(x + width / 2)
  if (tone === 2) return `M${left} ${FOOT}V13.1L${right} 9V${FOOT}Z`
  if (tone === 4) return `M${left} ${FOOT}V16L${right} 20.1V${FOOT}Z`
  const top = place % 2 === 0 ? 15 : 22
  if (tone === 3) return `M${left} ${FOOT}V${top}L${middle} ${round(top + 4.1)}L${right} ${top}V${FOOT}Z`
  return `M${left} ${FOOT}V${top}H${right}V${FOOT}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
