import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, type Hex, WHITE } from './colour.ts'
import { CHOSEN, type Choices, COLOURS, PAIRS, type Palette, readablePalette } from './palette.ts'
import { refusalsOf } from './refusals.ts'
import { FIRST_SCHEME, SCHEMES } from './schemes.ts'

const RUNS = { numRuns: 1000, seed: 18 }
const TOKENS = path.resolve(import.meta.dirname, '../site/ui/styles/tokens.css')

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((code): Hex => `#${code.toString(16).padStart(6, '0')}`)
const anyChoices = fc.record(Object.fromEntries(CHOSEN.map((choice) => [choice, anyColour]))) as fc.Arbitrary<Choices>

function unreadable(palette: Palette) {
  const find = (name: keyof Palette | 'white') => (name === 'white' ? WHITE : palette[name])
  return PAIRS.filter(([sign, ground, least]) => contrast(find(sign), find(ground)) < least)
}

describe('colours that an editor chooses', () => {
  it('come out readable in every pair that the design uses, whatever they are', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(unreadable(readablePalette(choices))).toEqual([])
      }),
      RUNS,
    )
  })

  it('stay as they are once they are readable', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const palette = readablePalette(choices)
        expect(readablePalette(palette)).toEqual(palette)
      }),
      RUNS,
    )
  })

  it('are refused with a reason where they would become others, and taken when the advice is followed', () => {
    let refused = 0
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const refusals = refusalsOf(choices)
        refused += refusals.length
        for (const { reason, nearest } of refusals) expect(reason).toMatch(new RegExp(`。最接近而看得清楚的顏色是 ${nearest}。$`))
        const advised = Object.fromEntries(refusals.map(({ choice, nearest }) => [choice, nearest]))
        expect(refusalsOf({ ...choices, ...advised })).toEqual([])
      }),
      RUNS,
    )
    expect(refused).toBeGreaterThan(0)
  })

  it.each([
    ['yellow as the accent', { zhu: '#ffd400' }, 'zhu'],
    ['black paper', { paper: '#000000' }, 'paper'],
    ['white ink', { ink: '#ffffff' }, 'ink'],
  ] as const)('refuse %s', (_, chosen, choice) => {
    expect(refusalsOf({ ...SCHEMES[FIRST_SCHEME].colours, ...chosen }).map((refusal) => refusal.choice)).toEqual([choice])
  })
})

describe('a ready scheme', () => {
  it.each(Object.entries(SCHEMES))('%s is readable as it is drawn', (_, { colours }) => {
    expect(readablePalette(colours)).toMatchObject(colours)
    expect(unreadable(readablePalette(colours))).toEqual([])
  })

  it('comes first that the style sheet is written in', () => {
    const sheet = readFileSync(TOKENS, 'utf8')
    const written = COLOURS.map((colour) => [colour, new RegExp(`--c-${colour}: (#[0-9a-f]{6});`).exec(sheet)?.[1]])
    expect(readablePalette(SCHEMES[FIRST_SCHEME].colours)).toEqual(Object.fromEntries(written))
  })
})
