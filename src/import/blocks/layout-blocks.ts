import { columnsPieces } from '../assemble/to-blocks.ts'
import { nearestPaper } from '../conversion/paper.ts'
import type { Piece, SectionSettings } from '../conversion/pieces.ts'
import { attributeOf, findElement, parseHtml } from '../html/dom.ts'
import { findPicture } from '../html/pictures.ts'
import { ratioOf } from '../shortcodes/table.ts'
import type { WpBlock } from './parse-blocks.ts'
import { type BlockRow, type BlockRows, numberAttribute, textAttribute } from './table.ts'

const MOST_SIDE_BY_SIDE = 4
/** Above it, the colour over a picture leaves little of it. */
const FAINT_FROM = 50

const columns: BlockRow = (block, { inner }) => {
  const cells = block.inner.filter(({ name }) => name === 'core/column')
  const widths = cells.map((cell) => Number.parseFloat(textAttribute(cell, 'width')) || (numberAttribute(cell, 'width') ?? 0))
  return asSection(block, columnsPieces(cells.map(inner), ratioOf(widths)))
}

const group: BlockRow = (block, { inner }) => {
  const layout = block.attributes.layout
  const { type, orientation } = typeof layout === 'object' && layout !== null ? (layout as Record<string, unknown>) : {}
  const isRow = type === 'grid' || (type === 'flex' && orientation !== 'vertical')
  const count = block.inner.length
  const pieces =
    isRow && count >= 2 && count <= MOST_SIDE_BY_SIDE
      ? columnsPieces(block.inner.map((one) => inner({ ...block, inner: [one] })))
      : inner(block)
  return asSection(block, pieces, true)
}

const cover: BlockRow = (block, { conversion, inner }) => {
  const img = findElement(parseHtml(block.html), 'img')
  const id = numberAttribute(block, 'id')
  const url = textAttribute(block, 'url') || (img === undefined ? '' : attributeOf(img, 'src'))
  const isFilm = textAttribute(block, 'backgroundType') === 'video'
  if (isFilm) conversion.note('look', 'core/cover', '影片背景')
  const picture = isFilm ? null : findPicture({ url, ...(id !== undefined && { id }) }, conversion)
  // Before WordPress 5 the words stood in the block's own HTML.
  const own = block.inner.length > 0 ? [] : conversion.html(block.html).filter(({ kind }) => kind === 'node')
  const pieces = [...inner(block), ...own]
  if (picture === null) return [{ kind: 'section', settings: settingsOf(block), pieces }]
  if (conversion.target === 'post') return [{ kind: 'picture', picture, caption: '', link: null, zoom: false }, ...pieces]
  const dim = numberAttribute(block, 'dimRatio') ?? FAINT_FROM
  const backgroundStyle = dim < FAINT_FROM ? 'full' : 'faint'
  return [{ kind: 'section', settings: { ...settingsOf(block), background: picture, backgroundStyle }, pieces }]
}

export const layoutBlocks: BlockRows = {
  columns,
  column: (block, { inner }) => inner(block),
  group,
  cover,
}

/** What is wide or has a ground of its own starts a section; a group always does. */
function asSection(block: WpBlock, pieces: Piece[], always = false): Piece[] {
  const settings = settingsOf(block)
  const isWide = ['full', 'wide'].includes(textAttribute(block, 'align'))
  return always || isWide || settings.paper !== undefined ? [{ kind: 'section', settings, pieces }] : pieces
}

function settingsOf(block: WpBlock): SectionSettings {
  const style = block.attributes.style
  const color =
    typeof style === 'object' && style !== null ? (style as { color?: { background?: unknown } }).color?.background : undefined
  const named = textAttribute(block, 'backgroundColor') || textAttribute(block, 'overlayColor')
  const paper = nearestPaper(typeof color === 'string' ? color : named)
  const anchor = textAttribute(block, 'anchor')
  return {
    ...(paper !== undefined && { paper }),
    ...(textAttribute(block, 'align') === 'full' && { width: 'full' as const }),
    ...(anchor !== '' && { anchor }),
  }
}
