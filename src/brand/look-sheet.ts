import { CORNERS, FACES, LINES, type Look } from './brand.ts'
import { channelsOf, type Hex } from './colour.ts'
import { COLOURS, type Palette, readablePalette } from './palette.ts'
import { FIRST_SCHEME, SCHEMES } from './schemes.ts'

const NAME = /^(?<colours>[0-9a-f]{96})(?<face>[0-9])(?<corners>[0-9])(?<lines>[0-9])$/

const SANS = '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif'
const RADII: Record<Look['corners'], Record<'r-0' | 'r-1', string> | null> = {
  square: null,
  soft: { 'r-0': '4px', 'r-1': '6px' },
  round: { 'r-0': '12px', 'r-1': '12px' },
}
const RULES: Record<Look['lines'], Record<'rule-thick' | 'rule-gap', string> | null> = {
  double: null,
  single: { 'rule-thick': '2px', 'rule-gap': '0px' },
  thin: { 'rule-thick': '1px', 'rule-gap': '0px' },
}

/** The look as part of an address: all that its style sheet says. `null`: the site's own sheet says it already. */
export function nameLook({ palette, face, corners, lines }: Omit<Look, 'typeface'>): string | null {
  const name = `${COLOURS.map((colour) => palette[colour].slice(1)).join('')}${FACES.indexOf(face)}${CORNERS.indexOf(corners)}${LINES.indexOf(lines)}`
  return name === FIRST_LOOK ? null : name
}

const FIRST_LOOK = `${Object.values(inOrder(readablePalette(SCHEMES[FIRST_SCHEME].colours))).join('')}000`

/** `null` for what names no look. The typeface is named by the fonts that are cut from it. */
export function readLookName(name: string): Omit<Look, 'typeface'> | null {
  const found = NAME.exec(name)?.groups
  const face = FACES[Number(found?.face)]
  const corners = CORNERS[Number(found?.corners)]
  const lines = LINES[Number(found?.lines)]
  if (found?.colours === undefined || face === undefined || corners === undefined || lines === undefined) return null
  const { colours } = found
  const palette = COLOURS.map((colour, place): [string, Hex] => [colour, `#${colours.slice(place * 6, place * 6 + 6)}`])
  return { palette: Object.fromEntries(palette) as Palette, face, corners, lines }
}

/** The tokens of a look, in the layer of the others. */
export function writeLookSheet({ palette, face, corners, lines }: Omit<Look, 'typeface'>): string {
  const ink = channelsOf(palette.ink).join(' ')
  const tokens = {
    ...Object.fromEntries(COLOURS.map((colour) => [`c-${colour}`, palette[colour]])),
    'c-scrim': `rgb(${ink} / .72)`,
    'shadow-pop': `0 1.5rem 4rem -1rem rgb(${ink} / .34),0 .25rem .75rem rgb(${ink} / .08)`,
    ...(face === 'sans' && { 'f-serif': SANS }),
    ...RADII[corners],
    ...RULES[lines],
  }
  const written = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `@layer tokens{:root{${written.join(';')}}}`
}

function inOrder(palette: Palette): Record<string, string> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, palette[colour].slice(1)]))
}
