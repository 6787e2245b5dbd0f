import { columnsPieces } from '../assemble/to-blocks.ts'
import { linkPiece, wordsPiece } from '../conversion/paragraphs.ts'
import type { Piece } from '../conversion/pieces.ts'
import { oneLine } from '../conversion/words.ts'
import { attributeOf, elementsIn, findElement, hasClass, parseHtml, wordsOf } from '../html/dom.ts'
import { audioPieces, embedPieces, filmPieces } from '../html/embedded.ts'
import { findPicture } from '../html/pictures.ts'
import { pictureGallery } from '../shortcodes/gallery.ts'
import { buttonPieces } from '../shortcodes/table.ts'
import type { WpBlock } from './parse-blocks.ts'
import { type BlockRow, type BlockRows, numberAttribute, textAttribute } from './table.ts'

const image: BlockRow = ({ html, attributes }, { conversion }) => {
  const pieces = conversion.html(withNumber(html, attributes.id))
  const isZoomed = attributes.lightbox !== undefined || attributes.linkDestination === 'media'
  return pieces.map((piece) => (piece.kind === 'picture' && isZoomed ? { ...piece, link: null, zoom: true } : piece))
}

/** Since WordPress 5.9 the pictures are blocks; before that, figures in a list, and before that only their numbers. */
const gallery: BlockRow = (block, { conversion }) => {
  const inner = block.inner.filter(({ name }) => name === 'core/image')
  const own = galleryFigures(block)
  const ids = Array.isArray(block.attributes.ids) ? block.attributes.ids.map(Number) : []
  const pictures = inner.length > 0 ? inner.map(pictureIn) : own.length > 0 ? own : ids.map((id) => ({ id }))
  const isLinked = ['media', 'file'].includes(textAttribute(block, 'linkTo'))
  const options = {
    columns: numberAttribute(block, 'columns') ?? 3,
    lightbox: isLinked || inner.some(({ attributes }) => attributes.lightbox !== undefined),
    isRandom: block.attributes.randomOrder === true,
  }
  return [...pictureGallery(pictures, options, conversion), ...wordsPiece(galleryCaption(block))]
}

const mediaText: BlockRow = (block, { conversion, inner }) => {
  const width = numberAttribute(block, 'mediaWidth') ?? 50
  const isRight = textAttribute(block, 'mediaPosition') === 'right'
  const media = mediaOf(block, conversion)
  const cells = isRight ? [inner(block), media] : [media, inner(block)]
  const first = isRight ? 100 - width : width
  const ratio = first > 55 ? 'wide-first' : first < 45 ? 'wide-last' : 'equal'
  return columnsPieces(cells, ratio, isRight && block.attributes.isStackedOnMobile !== false)
}

const embed: BlockRow = (block, { conversion }) => embedPieces(textAttribute(block, 'url'), captionOf(block), conversion)

const button: BlockRow = (block, { conversion }) => {
  const link = findElement(parseHtml(block.html), 'a')
  const words = oneLine(parseHtml(block.html).map(wordsOf).join(''))
  const isOutline = textAttribute(block, 'className').includes('is-style-outline')
  return buttonPieces(words, link === undefined ? textAttribute(block, 'url') : attributeOf(link, 'href'), conversion, {
    ...(isOutline && { style: 'line' }),
  })
}

export const mediaBlocks: BlockRows = {
  image,
  gallery,
  'media-text': mediaText,
  file: (block, { conversion }) => {
    const link = findElement(parseHtml(block.html), 'a')
    return linkPiece(link === undefined ? '' : wordsOf(link), textAttribute(block, 'href'), conversion)
  },
  video: (block, { conversion }) => filmPieces(mediaSource(block, 'video'), captionOf(block), conversion, posterOf(block)),
  audio: (block, { conversion }) => {
    const { url = '', id } = mediaSource(block, 'audio')
    return audioPieces(url, captionOf(block), conversion, id)
  },
  embed,
  buttons: (block, { inner }) => inner(block),
  button,
}

function mediaOf(block: WpBlock, conversion: Parameters<BlockRow>[1]['conversion']): Piece[] {
  if (textAttribute(block, 'mediaType') === 'video') return filmPieces(mediaSource(block, 'video', 'mediaId'), '', conversion)
  const img = findElement(parseHtml(block.html), 'img')
  const id = numberAttribute(block, 'mediaId')
  const url = img === undefined ? textAttribute(block, 'mediaUrl') : attributeOf(img, 'src')
  const picture = findPicture({ url, ...(id !== undefined && { id }) }, conversion)
  return picture === null ? [] : [{ kind: 'picture', picture, caption: '', link: null, zoom: false }]
}

function mediaSource(block: WpBlock, tag: string, idName = 'id'): { id?: number; url: string } {
  const element = findElement(parseHtml(block.html), tag)
  const id = numberAttribute(block, idName)
  return {
    url: element === undefined ? textAttribute(block, 'src') : attributeOf(element, 'src'),
    ...(id !== undefined && { id }),
  }
}

function posterOf(block: WpBlock): { poster: string; captions: string } {
  const nodes = parseHtml(block.html)
  const film = findElement(nodes, 'video')
  const track = findElement(nodes, 'track')
  return {
    poster: film === undefined ? '' : attributeOf(film, 'poster'),
    captions: track === undefined ? '' : attributeOf(track, 'src'),
  }
}

/** Below a film, a sound or what was embedded: what it is called here. */
function captionOf({ html }: WpBlock): string {
  const caption = findElement(parseHtml(html), 'figcaption')
  return caption === undefined ? '' : oneLine(wordsOf(caption))
}

function galleryCaption({ html }: WpBlock): string {
  const caption = [...elementsIn(parseHtml(html))].find((element) => hasClass(element, 'blocks-gallery-caption'))
  return caption === undefined ? '' : oneLine(wordsOf(caption))
}

function galleryFigures({ html }: WpBlock): { id?: number; url: string; caption: string }[] {
  const items = [...elementsIn(parseHtml(html))].filter((element) => hasClass(element, 'blocks-gallery-item'))
  return items.flatMap(({ childNodes: nodes }) => {
    const img = findElement(nodes, 'img')
    const caption = findElement(nodes, 'figcaption')
    if (img === undefined) return []
    const id = attributeOf(img, 'data-id')
    return [
      {
        url: attributeOf(img, 'data-full-url') || attributeOf(img, 'src'),
        caption: caption === undefined ? '' : oneLine(wordsOf(caption)),
        ...(/^\d+$/.test(id) && { id: Number(id) }),
      },
    ]
  })
}

function pictureIn({ html, attributes }: WpBlock): { id?: number; url: string; caption: string } {
  const nodes = parseHtml(html)
  const img = findElement(nodes, 'img')
  const caption = findElement(nodes, 'figcaption')
  return {
    url: img === undefined ? '' : attributeOf(img, 'src'),
    caption: caption === undefined ? '' : oneLine(wordsOf(caption)),
    ...(typeof attributes.id === 'number' && { id: attributes.id }),
  }
}

/** The block knows the picture's number, which its HTML may lack. */
function withNumber(html: string, id: unknown): string {
  return typeof id === 'number' && !/\bwp-image-\d/.test(html) ? html.replace(/<img\b/, `<img data-id="${id}"`) : html
}
