import type { StoredBlock } from '#published/types.ts'
import type { Node } from '#settings/rich-text/compose.ts'

/**
 * What a document of the old site is made of, in reading order. Every source (HTML, blocks, Elementor) becomes pieces; what they turn into in a
 * post or a page is decided once, in `assemble/`.
 */
export type Piece =
  /** A paragraph, heading, list, quote, table or rule. */
  | { kind: 'node'; node: Node; anchor?: string }
  | PicturePiece
  | { kind: 'widget'; block: StoredBlock }
  | { kind: 'columns'; cells: Piece[][]; ratio: ColumnRatio; lastFirstOnMobile: boolean }
  | { kind: 'section'; settings: SectionSettings; pieces: Piece[] }
  /** What stands before it sums up the rest. */
  | { kind: 'more' }

export interface PicturePiece {
  kind: 'picture'
  picture: number
  caption: string
  link: StoredLink | null
  zoom: boolean
}

type ColumnRatio = 'equal' | 'wide-first' | 'wide-last'

/** Those settings of a section that the old site can have meant. */
export interface SectionSettings {
  background?: number
  backgroundStyle?: 'faint' | 'full'
  paper?: string
  width?: 'wrap' | 'full'
  spacing?: 'normal' | 'small'
  anchor?: string
}

/** A link as form fields store it. */
export interface StoredLink {
  kind: 'page' | 'post' | 'category' | 'url'
  page?: number
  post?: number
  category?: number
  url?: string
  newTab: boolean
}

export function nodePiece(node: Node, anchor?: string): Piece {
  return anchor === undefined ? { kind: 'node', node } : { kind: 'node', node, anchor }
}
