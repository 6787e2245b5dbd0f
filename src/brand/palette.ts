import { darkenUntil, type Hex, lightenUntil, luminance, mix, ratioOf, WHITE } from './colour.ts'

/** The colours of the look, by the names of their tokens. */
export const COLOURS = [
  'ink',
  'ink-2',
  'ink-3',
  'ink-inv-2',
  'line',
  'line-strong',
  'line-inv',
  'paper',
  'bone',
  'straw',
  'peach',
  'celadon',
  'sky',
  'zhu',
  'zhu-deep',
  'ok',
] as const

type Colour = (typeof COLOURS)[number]
export type Palette = Readonly<Record<Colour, Hex>>

/** What editors choose. All others are made from these. */
export const CHOSEN = ['zhu', 'ink', 'paper', 'bone', 'straw', 'peach', 'celadon', 'sky'] as const
export type Choice = (typeof CHOSEN)[number]
export type Choices = Readonly<Record<Choice, Hex> & Partial<Palette>>

/** The coloured papers that sections and posters are printed on. */
const STOCKS = ['bone', 'straw', 'peach', 'celadon', 'sky'] as const
const TEXT = 4.5
const GRAPHIC = 3
/** On paper and on every coloured one: leaves room for a second, paler ink. */
const INK = 7

/** Every pair that the design uses: text or sign, ground, and how far apart they must be (WCAG 2.2 AA; ink more than that). */
export const PAIRS: readonly (readonly [Colour | 'white', Colour | 'white', number])[] = [
  ...(['paper', ...STOCKS] as const).flatMap(
    (ground) =>
      [
        ['ink', ground, INK],
        ['ink-2', ground, TEXT],
        ['zhu-deep', ground, TEXT],
      ] as const,
  ),
  ['ink', 'white', INK],
  ['ink-2', 'white', TEXT],
  ['zhu-deep', 'white', TEXT],
  ['ink-3', 'paper', TEXT],
  ['ink-3', 'bone', TEXT],
  ['ink-3', 'white', TEXT],
  ['zhu', 'paper', TEXT],
  ['zhu', 'white', TEXT],
  ['ok', 'paper', TEXT],
  ['ok', 'white', TEXT],
  ['line-strong', 'paper', GRAPHIC],
  ['line-strong', 'bone', GRAPHIC],
  ['line-strong', 'white', GRAPHIC],
  ['ink-inv-2', 'ink', TEXT],
  ['paper', 'ink', INK],
  ['paper', 'line-inv', TEXT],
  ['straw', 'ink', INK],
  ['peach', 'ink', INK],
]

// The least light that a ground gives back. Below it no ink is dark enough for all that is written on it.
const LIGHT = { paper: 0.78, bone: 0.7, stock: 0.5 }
const OK: Hex = '#1a6b40'

/**
 * A palette in which everything can be read, whatever was chosen: grounds are made lighter, and inks darker, as far as the pairs
 * need it and no further. What is readable stays as it is.
 */
export function readablePalette(chosen: Choices): Palette {
  const paper = lightenUntil(chosen.paper, isAsLightAs(LIGHT.paper))
  const bone = lightenUntil(chosen.bone, isAsLightAs(LIGHT.bone))
  const [straw, peach, celadon, sky] = [chosen.straw, chosen.peach, chosen.celadon, chosen.sky].map((stock) =>
    lightenUntil(stock, isAsLightAs(LIGHT.stock)),
  ) as [Hex, Hex, Hex, Hex]
  const grounds = [paper, bone, straw, peach, celadon, sky, WHITE]
  const ink = darkenUntil(chosen.ink, stands(INK, grounds))
  const zhu = darkenUntil(chosen.zhu, stands(TEXT, [paper, WHITE]))
  return {
    paper,
    bone,
    straw,
    peach,
    celadon,
    sky,
    ink,
    zhu,
    'zhu-deep': darkenUntil(chosen['zhu-deep'] ?? mix(zhu, ink, 0.3), stands(TEXT, grounds)),
    'ink-2': darkenUntil(chosen['ink-2'] ?? mix(ink, paper, 0.27), stands(TEXT, grounds)),
    'ink-3': darkenUntil(chosen['ink-3'] ?? mix(ink, paper, 0.36), stands(TEXT, [paper, bone, WHITE])),
    'ink-inv-2': lightenUntil(chosen['ink-inv-2'] ?? mix(paper, ink, 0.22), stands(TEXT, [ink])),
    line: chosen.line ?? mix(paper, ink, 0.16),
    'line-strong': darkenUntil(chosen['line-strong'] ?? mix(ink, paper, 0.5), stands(GRAPHIC, [paper, bone, WHITE])),
    'line-inv': darkenUntil(chosen['line-inv'] ?? mix(ink, paper, 0.22), stands(TEXT, [paper])),
    ok: darkenUntil(chosen.ok ?? OK, stands(TEXT, [paper, WHITE])),
  }
}

function isAsLightAs(least: number) {
  return (colour: Hex) => luminance(colour) >= least
}

function stands(ratio: number, grounds: readonly Hex[]) {
  const lights = grounds.map(luminance)
  return (colour: Hex) => {
    const own = luminance(colour)
    return lights.every((light) => ratioOf(own, light) >= ratio)
  }
}
