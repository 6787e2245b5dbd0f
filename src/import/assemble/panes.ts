import { documentOf } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import { toBlocks } from './to-blocks.ts'

/** What stands in one pane of an accordion, of tabs or of a slide: words alone as a text, anything else as widgets. */
export function paneContent(pieces: readonly Piece[], conversion: Conversion): Record<string, unknown> {
  const shown = pieces.filter(({ kind }) => kind !== 'more')
  const isText = shown.every((piece) => piece.kind === 'node')
  if (shown.length === 0) return {}
  return isText
    ? { text: documentOf(...shown.flatMap((piece) => (piece.kind === 'node' ? [piece.node] : []))) }
    : { content: toBlocks(shown, conversion) }
}
