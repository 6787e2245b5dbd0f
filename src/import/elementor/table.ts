import type { StoredBlock } from '#published/types.ts'
import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import type { ElementorElement } from './read-elements.ts'
import type { ElementorSettings } from './settings.ts'

interface WidgetTools {
  settings: ElementorSettings
  element: ElementorElement
  conversion: Conversion
  /** Converts elements inside, such as the containers of nested tabs. */
  inner(elements: readonly ElementorElement[]): Piece[]
  /** The widget opens its section. */
  isFirst: boolean
}

/** One row of a mapping table. */
export type WidgetRow = (tools: WidgetTools) => Piece[]
export type WidgetRows = Readonly<Record<string, WidgetRow>>

/** A widget, where it has all that it needs. */
export function widgetPiece(name: string, settings: Record<string, unknown>, conversion: Conversion): Piece[] {
  const block = placeBlock(name, settings, conversion)
  return block === null ? [] : [{ kind: 'widget', block }]
}

/** The same for what holds widgets. */
export function blocksOf(name: string, settings: Record<string, unknown>, conversion: Conversion): StoredBlock[] {
  const block = placeBlock(name, settings, conversion)
  return block === null ? [] : [block]
}

export function picturePiece(picture: number | null, more: { caption?: string } = {}): Piece[] {
  return picture === null ? [] : [{ kind: 'picture', picture, caption: more.caption ?? '', link: null, zoom: false }]
}
