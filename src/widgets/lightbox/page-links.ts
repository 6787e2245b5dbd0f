import { opensLightbox } from '#islands/client/links.ts'
import { ATTRIBUTE, type LightboxSettings } from '#islands/wire.ts'
import { hashOf } from './action-hash.ts'
import { type Content, chooseWords, httpAddress, type LinkFacts, type Source } from './model.ts'

const CLONE = '[data-clone], [aria-hidden="true"]'

/** A link of this page that opens the lightbox. */
export interface PictureLink extends LinkFacts {
  element: HTMLAnchorElement
}

/** All of them, in the order of the document. */
export function findPictureLinks(): PictureLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((element) => {
    const address = opensLightbox(element) ? httpAddress(element.href, location.href) : null
    return address === null ? [] : [{ element, address, ...readFacts(element) }]
  })
}

function readFacts(element: HTMLAnchorElement): Omit<LinkFacts, 'address'> {
  const { lightboxGroup = '', lightboxIndex = '' } = element.dataset
  return {
    group: lightboxGroup || null,
    index: /^\d{1,6}$/.test(lightboxIndex) ? Number(lightboxIndex) : null,
    place: element.closest('[data-gallery]') ?? outermost(element, '.prose'),
    isClone: element.closest(CLONE) !== null,
  }
}

function outermost(element: Element, selector: string): Element | null {
  const found = element.closest(selector)
  return found && (found.parentElement ? (outermost(found.parentElement, selector) ?? found) : found)
}

/** What the lightbox shows for a link. */
export function contentOf({ element, address }: PictureLink, settings: LightboxSettings): Content {
  const { title = '', caption = '', description = '', alt = '' } = element.dataset
  const image = element.querySelector('img')
  // Where the site made the link, its picture is the one that it leads to; elsewhere it may be anything.
  const sources = image && element.hasAttribute(ATTRIBUTE.lightbox) ? readSources(image, address) : []
  return {
    kind: 'picture',
    address,
    hash: hashOf(address),
    sources,
    thumb: image ? image.currentSrc || sources[0]?.src || image.src : '',
    ...chooseWords({ title, caption, description, alt: image ? image.alt : alt }, settings),
  }
}

/** The page says how large the original is, and how wide the smaller files are. */
function readSources(image: HTMLImageElement, address: string): Source[] {
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  if (!(width > 0 && height > 0)) return []
  const smaller = readCandidates(image.srcset).map(({ src, shown }) => ({
    src,
    width: shown,
    height: Math.round((height / width) * shown),
  }))
  return (smaller.at(-1)?.width ?? 0) < width ? [...smaller, { src: address, width, height }] : smaller
}

function readCandidates(srcset: string): { src: string; shown: number }[] {
  return srcset.split(/,\s+/).flatMap((candidate) => {
    const [, src = '', pixels = ''] = /^(\S+) (\d+)w$/.exec(candidate.trim()) ?? []
    return src === '' ? [] : [{ src, shown: Number(pixels) }]
  })
}
