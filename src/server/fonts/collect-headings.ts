/** From the largest print to the smallest; `h1` and the name of the site are 1. Also in the site's style sheet. */
export type Tier = 1 | 2 | 3 | 4

export interface Heading {
  tier: Tier
  text: string
  /** Where in the page an attribute of its element can be put. */
  at: number
}

const STARTS = /<(?:h[1-4]|blockquote|caption)(?=[\s>])|\sdata-headline="[14]"/g
const ELEMENT = /<(?<tag>\w+)(?:[^>]*\sdata-headline="(?<tier>[14])")?[^>]*>(?<content>.*?)<\/\1>/sy
const TIERS: Record<string, Tier | undefined> = { h1: 1, '1': 1, h2: 2, h3: 3, h4: 3 }
const TAG = /<[^>]*>/g
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|nbsp));/gi
const NAMED: Record<string, string | undefined> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/**
 * Everything in a page that the style sheet sets in the heading typeface: headings, quotations, captions of tables, and what says
 * `data-headline` (and holds no element of its own kind).
 */
export function collectHeadings(html: string): Heading[] {
  const headings: Heading[] = []
  for (const { index } of html.matchAll(STARTS)) {
    // What stands in attributes is escaped: the nearest bracket begins the tag.
    const start = html.lastIndexOf('<', index)
    ELEMENT.lastIndex = start
    const { tag, tier = tag, content = '' } = ELEMENT.exec(html)?.groups ?? {}
    if (tag === undefined) continue
    headings.push({ tier: TIERS[tier ?? ''] ?? 4, text: decode(content.replace(TAG, '')), at: start + 1 + tag.length })
  }
  return headings
}

function decode(text: string): string {
  return text.replace(REFERENCE, (_, hex?: string, decimal?: string, name = '') => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return NAMED[name.toLowerCase()] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : '')
  })
}
