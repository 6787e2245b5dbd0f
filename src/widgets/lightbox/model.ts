import type { LightboxSettings, LightboxText } from '#islands/wire.ts'
import { safeUrl } from '#platform/safe-url.ts'

/** One of the things that the lightbox shows. All texts are plain text. */
export type Content = Words &
  /** `sources`: narrowest first, the last one as wide as the original; none where the page does not know. */
  (
    | { kind: 'picture'; address: string; sources: Source[]; thumb: string; hash: string }
    | { kind: 'video'; address: string; autoplay: boolean }
    /** A film that is shown where it lives: the lightbox frames nobody. */
    | { kind: 'elsewhere'; address: string; service: string }
    | { kind: 'missing' }
  )

interface Words {
  title: string
  description: string
  alt: string
}

/** A file of a picture, smaller or the original. */
export interface Source {
  src: string
  width: number
  height: number
}

/** What decides which links are shown together. */
export interface LinkFacts {
  address: string
  /** Named by whoever made the page; `null` for most links. */
  group: string | null
  index: number | null
  /** The post body or gallery that it stands in. */
  place: unknown
  /** A copy that a carousel made to run in circles. */
  isClone: boolean
}

export const MAX_TITLE = 300
export const MAX_DESCRIPTION = 2000

/** The links that are shown together, in their order, and where among them the clicked one is. */
export function chooseGroup<Link extends LinkFacts>(links: readonly Link[], clicked: Link): { together: Link[]; start: number } {
  const together = links
    .filter((link) => !link.isClone && belongTogether(link, clicked))
    .sort((one, other) => rank(one) - rank(other))
  const own = together.indexOf(clicked)
  const start = own === -1 ? together.findIndex(({ address }) => address === clicked.address) : own
  return start === -1 ? { together: [clicked], start: 0 } : { together, start }
}

function belongTogether(link: LinkFacts, clicked: LinkFacts): boolean {
  if (clicked.group !== null) return link.group === clicked.group
  if (clicked.place !== null) return link.group === null && link.place === clicked.place
  return link === clicked
}

function rank({ index }: LinkFacts): number {
  return index ?? Number.MAX_SAFE_INTEGER
}

/** The words under a picture, taken from where the site's settings say, and those for who can't see it. */
export function chooseWords(
  fields: Readonly<Record<Exclude<LightboxText, 'none'>, string>>,
  { title: titleFrom, description: descriptionFrom }: Pick<LightboxSettings, 'title' | 'description'>,
): Words {
  const title = titleFrom === 'none' ? '' : cleanWords(fields[titleFrom], MAX_TITLE)
  const description = descriptionFrom === 'none' ? '' : cleanWords(fields[descriptionFrom], MAX_DESCRIPTION)
  return { title, description, alt: besides(cleanWords(fields.alt, MAX_DESCRIPTION), title, description) }
}

/** The words for who can't see a picture; none where they stand under it already. */
export function besides(alt: string, ...shown: string[]): string {
  return shown.includes(alt) ? '' : alt
}

/** The whole address, if it is one that a page may load. */
export function httpAddress(url: unknown, base: string): string | null {
  const safe = safeUrl(url)
  if (safe === null || !URL.canParse(safe, base)) return null
  const { protocol, href } = new URL(safe, base)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

/** Whether our pages may load it: their policy allows nothing from other hosts. */
export function isOwn(address: string, base: string): boolean {
  return new URL(address).origin === new URL(base).origin
}

/** Text from anywhere: one line, of a length that can be shown, every character whole. */
export function cleanWords(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return ''
  // Cut first: a megabyte is not worth cleaning.
  const cut = value.slice(0, maxLength).toWellFormed()
  return cut.replaceAll(/[\p{Cc}\s\u{FFFD}]+/gu, ' ').trim()
}
