import { type Hex, lightness } from './colour.ts'
import { CHOSEN, type Choice, type Choices, readablePalette } from './palette.ts'

export interface Refusal {
  choice: Choice
  /** The nearest colour that can be read. */
  nearest: Hex
  reason: string
}

/** How far a colour may be moved without being another one, of 1 from black to white. */
const UNNOTICED = 0.12

/** What is so far from readable that the colour would not be recognised: it is for whoever chose it to choose again. */
export function refusalsOf(chosen: Choices): Refusal[] {
  const palette = readablePalette(chosen)
  return CHOSEN.flatMap((choice) => {
    const nearest = palette[choice]
    if (Math.abs(lightness(chosen[choice]) - lightness(nearest)) <= UNNOTICED) return []
    return [{ choice, nearest, reason: `${REASONS[choice]}最接近而看得清楚的顏色是 ${nearest}。` }]
  })
}

const TOO_DARK = '這張紙太深，印在上面的字不夠清楚。'
const REASONS: Record<Choice, string> = {
  zhu: '這個主色太淺，寫成連結或墊在白字後面都看不清楚。',
  ink: '這個墨色太淺，印在色紙上的字不夠清楚。',
  paper: TOO_DARK,
  bone: TOO_DARK,
  straw: TOO_DARK,
  peach: TOO_DARK,
  celadon: TOO_DARK,
  sky: TOO_DARK,
}
