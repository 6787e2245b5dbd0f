import { chooseCharacters } from './choose-characters.ts'
import { collectHeadings, type Heading, type Tier } from './collect-headings.ts'
import { shortFontName, writeFontName } from './font-name.ts'
import type { Typeface } from './typeface.ts'

/** Below it are the style sheets and font files of pages. */
export const FONTS_HREF = '/fonts/'
const SYSTEM_FACE = ' data-face="system"'

/** Returns what gives a finished page the typeface of its headings: a style sheet and a font with just their characters. */
export function createHeadingFace(typeface: Typeface, key: Uint8Array): (html: string) => string {
  return function dressHeadings(html) {
    const choice = chooseCharacters(collectHeadings(html), typeface)
    if (choice === null) return html
    const name = writeFontName(choice.characters, key)
    return keepSystemFace(html, choice.uncovered).replace('</head>', () => `${linksTo(name, choice.tier)}</head>`)
  }
}

// Fetched at once, the font is mostly there before the first text is shown; found through the style sheet, it would come too late
// for `optional` on every first view of a page. Text does not wait for it: on a slow line the style sheets go first.
function linksTo(name: string, tier: Tier): string {
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${FONTS_HREF}${name}.woff2">`
  return `<link rel="stylesheet" href="${FONTS_HREF}${name}.${tier}.css" data-face>${font}`
}

function keepSystemFace(html: string, headings: readonly Heading[]): string {
  let marked = html
  // From the end, so that places stay what they are.
  for (const { at } of headings.toSorted((a, b) => b.at - a.at)) marked = marked.slice(0, at) + SYSTEM_FACE + marked.slice(at)
  return marked
}

/**
 * A family of its own for every file: a page that gets another one while it is shown, in the live preview, must not take some
 * characters from this and some from that. `optional` never moves text that is shown and never hides it for long.
 */
export function writeFontSheet(name: string, tier: number): string {
  const family = `"Lectern ${shortFontName(name)}"`
  const face = `font-family:${family};src:url("${name}.woff2")format("woff2");font-weight:700 900;font-display:optional`
  const tiers = Array.from({ length: tier }, (_, place) => `--f-${place + 1}:${family},var(--f-serif)`)
  return `@font-face{${face}}:root{${tiers.join(';')}}`
}
