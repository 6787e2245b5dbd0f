import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import type { WpBlock } from './parse-blocks.ts'

/** How a block is turned into pieces; `inner` converts the blocks in it. */
export type BlockRow = (block: WpBlock, tools: BlockTools) => Piece[]

export interface BlockTools {
  conversion: Conversion
  inner(block: WpBlock): Piece[]
  /** The block opens its document. */
  isFirst: boolean
}

/** One row for each block, by its name without `core/`. */
export type BlockRows = Readonly<Record<string, BlockRow>>

/** A value of a block's attributes. */
export function textAttribute({ attributes }: WpBlock, name: string): string {
  const value = attributes[name]
  return typeof value === 'string' ? value : ''
}

export function numberAttribute({ attributes }: WpBlock, name: string): number | undefined {
  const value = attributes[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
