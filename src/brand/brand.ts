import { toHex } from './colour.ts'
import { CHOSEN, type Choices, type Palette, readablePalette } from './palette.ts'
import { FIRST_SCHEME, SCHEMES, type SchemeName } from './schemes.ts'

/** `own`: a file of the department's. */
export const FACES = ['serif', 'sans', 'own'] as const
export const CORNERS = ['square', 'soft', 'round'] as const
export const LINES = ['double', 'single', 'thin'] as const
const MOTIFS = ['voiceprint', 'arcs', 'type', 'photographs', 'none'] as const

export type Motif = (typeof MOTIFS)[number]

/** What the style sheet of a page depends on. */
export interface Look {
  palette: Palette
  face: (typeof FACES)[number]
  /** The stored file of the department's own typeface; only where `face` says so. */
  typeface: string | null
  corners: (typeof CORNERS)[number]
  lines: (typeof LINES)[number]
}

/** The site's look, apart from its pictures. */
export interface Brand extends Look {
  motif: Motif
  /** Of the drawn seal: one bar for each, 1 level, 2 rising, 3 dipping, 4 falling; empty: as the department's name sounds. */
  tones: string
}

/** As an editor stores it; whatever else it may hold, the look can be read. */
export interface StoredBrand {
  scheme?: string | null
  colours?: Partial<Record<string, unknown>> | null
  face?: string | null
  corners?: string | null
  lines?: string | null
  motif?: string | null
  tones?: string | null
}

/** By which editors name their own colours among the ready schemes. */
export const OWN_COLOURS = 'own'

/** `typeface` is the stored file of the one that was chosen; without it the department's own face is ours. */
export function readBrand(stored: StoredBrand | null | undefined, typeface: string | null = null): Brand {
  const face = oneOf(FACES, stored?.face)
  return {
    palette: readablePalette(choicesOf(stored)),
    face: face === 'own' && typeface === null ? 'serif' : face,
    typeface: face === 'own' ? typeface : null,
    corners: oneOf(CORNERS, stored?.corners),
    lines: oneOf(LINES, stored?.lines),
    motif: oneOf(MOTIFS, stored?.motif),
    tones: /^[1-4]{1,6}$/.test(stored?.tones ?? '') ? (stored?.tones ?? '') : '',
  }
}

/** Colours that are left empty are those of the first scheme. */
export function choicesOf(stored: Pick<StoredBrand, 'scheme' | 'colours'> | null | undefined): Choices {
  const { colours } = SCHEMES[FIRST_SCHEME]
  if (stored?.scheme !== OWN_COLOURS) return isScheme(stored?.scheme) ? SCHEMES[stored.scheme].colours : colours
  const own = CHOSEN.map((choice) => [choice, toHex(stored.colours?.[choice]) ?? colours[choice]])
  return Object.fromEntries(own) as Choices
}

function isScheme(name: unknown): name is SchemeName {
  return typeof name === 'string' && Object.hasOwn(SCHEMES, name)
}

function oneOf<Name extends string>(names: readonly [Name, ...Name[]], stored: unknown): Name {
  return names.find((name) => name === stored) ?? names[0]
}
