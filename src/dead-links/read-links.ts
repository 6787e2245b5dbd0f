/** A link as a page has it. */
export interface PageLink {
  href: string
  words: string
}

/** Written by our own renderer: attributes are quoted, and links do not stand in each other. */
const LINK = /<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g
const ID = /<[a-z][^>]*?\sid="([^"]+)"/g
const TAG = /<[^>]*>/g
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'", nbsp: ' ' }
const LONGEST_WORDS = 80

export function readLinks(html: string): PageLink[] {
  return [...html.matchAll(LINK)].map(([, href = '', inside = '']) => ({ href: decode(href), words: wordsOf(inside) }))
}

/** What `#…` may lead to. */
export function readIds(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, id = '']) => decode(id)))
}

function wordsOf(html: string): string {
  const words = decode(html.replaceAll(TAG, '')).replaceAll(/\s+/g, ' ').trim()
  return [...words].slice(0, LONGEST_WORDS).join('')
}

function decode(text: string): string {
  return text.replaceAll(/&([a-z]+|#x?[0-9a-f]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
}
