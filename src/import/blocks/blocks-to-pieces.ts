import { isRecord } from '#platform/is-record.ts'
import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import { findPicture } from '../html/pictures.ts'
import { layoutBlocks } from './layout-blocks.ts'
import { mediaBlocks } from './media-blocks.ts'
import { parseBlocks, type WpBlock } from './parse-blocks.ts'
import { postBlock, siteBlocks } from './site-blocks.ts'
import type { BlockRow, BlockRows } from './table.ts'
import { textBlocks } from './text-blocks.ts'

const ROWS: BlockRows = { ...textBlocks, ...mediaBlocks, ...layoutBlocks, ...siteBlocks }
const UPLOADED = /\/uploads\/.+\.(?:jpe?g|png|webp|gif|svg)$/i

/** Contents of WordPress' block editor. */
export function blocksToPieces(content: string, conversion: Conversion): Piece[] {
  const inner = (block: WpBlock) => block.inner.flatMap((one) => convert(one))
  const convert = (block: WpBlock, isFirst = false): Piece[] => {
    if (block.name === '') return conversion.classic(block.html)
    const row = rowFor(block.name)
    return row === undefined ? unknownBlock(block, inner, conversion) : row(block, { conversion, inner, isFirst })
  }
  return parseBlocks(content).flatMap((block, index) => convert(block, index === 0))
}

function rowFor(name: string): BlockRow | undefined {
  if (name.startsWith('core-embed/')) return ROWS.embed
  if (!name.startsWith('core/')) return undefined
  const own = name.slice('core/'.length)
  if (Object.hasOwn(ROWS, own)) return ROWS[own]
  // Parts of templates, which show the post around them.
  return /^(?:post-|comment|query-)/.test(own) ? postBlock : undefined
}

/** The blocks in it, then its own HTML; pictures that it names in its settings are kept. */
function unknownBlock(block: WpBlock, inner: (block: WpBlock) => Piece[], conversion: Conversion): Piece[] {
  conversion.note('unknown-block', block.name)
  const pieces = [...inner(block), ...conversion.html(block.html)]
  const shown = new Set(pieces.flatMap((piece) => (piece.kind === 'picture' ? [piece.picture] : [])))
  const more = [...textsIn(block.attributes)]
    .filter((text) => UPLOADED.test(text))
    .flatMap((url) => findPicture({ url }, conversion) ?? [])
  const missing = [...new Set(more)].filter((picture) => !shown.has(picture))
  return [...pieces, ...missing.map((picture): Piece => ({ kind: 'picture', picture, caption: '', link: null, zoom: false }))]
}

function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value
  if (depth > 8) return
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, depth + 1)
  else if (isRecord(value)) for (const item of Object.values(value)) yield* textsIn(item, depth + 1)
}
