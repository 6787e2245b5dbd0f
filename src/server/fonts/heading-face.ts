import { FONTS_HREF } from '#addresses/files.ts'
import type { Look } from '#brand/brand.ts'
import { nameLook } from '#brand/look-sheet.ts'
import { ALWAYS, chooseCharacters } from './choose-characters.ts'
import { collectHeadings, type Heading } from './collect-headings.ts'
import { shortFontName, writeFontName } from './font-name.ts'
import type { Typeface } from './typeface.ts'

const SYSTEM_FACE = ' data-face="system"'

/**
 * Returns what gives a finished page the typeface of its headings: a style sheet and a font with just their characters. The
 * tokens of a look that is not the style sheet's own stand in the same sheet, so that no page waits for one more.
 */
export function createHeadingFace(
  typeface: Typeface,
  key: Uint8Array,
  openedOwn: (file: string) => Typeface | null = () => null,
): (html: string, look: Look) => string {
  return function dressPage(html, look) {
    const lookName = nameLook(look)
    const own = look.typeface === null ? null : openedOwn(look.typeface)
    const faces = own === null ? typeface : besides(own, typeface)
    const choice = look.face === 'sans' ? null : chooseCharacters(collectHeadings(html), faces)
    if (choice !== null) {
      const name = writeFontName(choice.characters, key, own && look.typeface)
      const sheet = lookName === null ? `${name}.${choice.tier}` : `${name}.${choice.tier}.${lookName}`
      const isWhole = own === null || restOf(choice.characters, own) === ''
      const fonts = isWhole ? linkToFont(name) : linkToFont(name) + linkToFont(`${name}.rest`)
      return addLinks(keepSystemFace(html, choice.uncovered), linkToSheet(sheet) + fonts)
    }
    return lookName === null ? html : addLinks(html, linkToSheet(lookName))
  }
}

/** A department's own typeface, and ours for what it lacks. */
function besides(own: Typeface, ours: Typeface): Typeface {
  return {
    file: own.file,
    has: (character) => own.has(character) || ours.has(character),
    outlineSize: (character) => (own.has(character) ? own.outlineSize(character) : ours.outlineSize(character)),
  }
}

/** What a font needs and a department's own typeface lacks. */
export function restOf(characters: string, own: Typeface): string {
  return [...(ALWAYS + characters)].filter((character) => !own.has(character)).join('')
}

function addLinks(html: string, links: string): string {
  return html.replace('</head>', () => `${links}</head>`)
}

function linkToSheet(name: string): string {
  return `<link rel="stylesheet" href="${FONTS_HREF}${name}.css" data-face>`
}

// Fetched at once, the font is mostly there before the first text is shown; found through the style sheet, it would come too late
// for `optional` on every first view of a page. Text does not wait for it: on a slow line the style sheets go first.
function linkToFont(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${FONTS_HREF}${name}.woff2">`
}

function keepSystemFace(html: string, headings: readonly Heading[]): string {
  let marked = html
  // From the end, so that places stay what they are.
  for (const { at } of headings.toSorted((a, b) => b.at - a.at)) marked = marked.slice(0, at) + SYSTEM_FACE + marked.slice(at)
  return marked
}

/**
 * A family of its own for every file: a page that gets another one while it is shown, in the live preview, must not take some
 * characters from this and some from that. `optional` never moves text that is shown and never hides it for long. A department's own
 * typeface has ours behind it, which browsers fetch only for what the first lacks.
 */
export function writeFontSheet(name: string, tier: number, isOwn = false): string {
  const family = `"Lectern ${shortFontName(name)}"`
  const rest = `"Lectern ${shortFontName(name)} rest"`
  const families = isOwn ? `${family},${rest}` : family
  const tiers = Array.from({ length: tier }, (_, place) => `--f-${place + 1}:${families},var(--f-serif)`)
  return `${writeFace(family, name)}${isOwn ? writeFace(rest, `${name}.rest`) : ''}:root{${tiers.join(';')}}`
}

function writeFace(family: string, name: string): string {
  return `@font-face{font-family:${family};src:url("${name}.woff2")format("woff2");font-weight:700 900;font-display:optional}`
}
