import { type Standing, walk } from '#builder/tree.ts'
import { createWidgets } from '#builder/widgets.ts'
import { catalogue } from '#cms/catalogue.ts'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { MAX_BLOCKS, MAX_DEPTH } from '#settings/limits.ts'
import { documentOf, formatted, type Node, paragraph } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { childrenOfNode, textOfNode } from '../conversion/node-text.ts'
import { wordsPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { LONGEST_HEADING, lengthOf, oneLine } from '../conversion/words.ts'

const widgets = createWidgets(catalogue)
const MOST_CELLS = 4
/** Half of what a rich text may hold: one node of ours may have several inside. */
const NODES_PER_TEXT = 400

/** Sections stand on pages alone. */
type Placeable = Exclude<Piece, { kind: 'section' }>

/** Levels that are left inside a widget of a section, wherever in it that comes to stand. */
const ROOM_IN_WIDGET = MAX_DEPTH - 2

/**
 * Pieces as widgets, in no more levels than there is `room` for. What would be deeper, or may not stand inside another, is laid out
 * one after the other, and noted.
 */
export function toBlocks(pieces: readonly Piece[], conversion: Conversion, room = ROOM_IN_WIDGET): StoredBlock[] {
  const blocks: StoredBlock[] = []
  let nodes: Node[] = []
  const flush = () => {
    for (let at = 0; at < nodes.length; at += NODES_PER_TEXT) {
      push(placeBlock('text', { body: documentOf(...nodes.slice(at, at + NODES_PER_TEXT)) }, conversion))
    }
    nodes = []
  }
  const push = (block: StoredBlock | null) => {
    if (block !== null) blocks.push(block)
  }
  for (const piece of pieces.flatMap((one) => allowed(one, room, conversion))) {
    if (piece.kind === 'more') continue
    if (piece.kind === 'node' && piece.anchor === undefined) nodes.push(piece.node)
    else {
      flush()
      push(blockOf(piece, conversion, room))
    }
  }
  flush()
  if (blocks.length > MAX_BLOCKS) conversion.note('cut', 'blocks', `${blocks.length} → ${MAX_BLOCKS}`)
  return blocks.slice(0, MAX_BLOCKS)
}

/** The same piece, or what it holds where it may not stand. */
function allowed(piece: Piece, room: number, conversion: Conversion): Placeable[] {
  const again = (pieces: readonly Piece[]) => pieces.flatMap((one) => allowed(one, room, conversion))
  switch (piece.kind) {
    case 'section':
      return again(piece.pieces)
    case 'columns': {
      const cells = piece.cells.filter((cell) => cell.length > 0)
      if (room >= 2 && cells.length >= 2) return [{ ...piece, cells }]
      if (cells.length >= 2) conversion.note('flattened', 'columns')
      return again(cells.flat())
    }
    case 'widget': {
      if (fits(piece.block, room)) return [piece]
      conversion.note('flattened', piece.block.blockType)
      return again(contentsOf(piece.block))
    }
    default:
      return [piece]
  }
}

function blockOf(piece: Exclude<Placeable, { kind: 'more' }>, conversion: Conversion, room: number): StoredBlock | null {
  switch (piece.kind) {
    case 'node': {
      const { node, anchor } = piece
      const text = oneLine(textOfNode(node))
      if (node.type !== 'heading' || lengthOf(text) > LONGEST_HEADING)
        return placeBlock('text', { body: documentOf(node) }, conversion)
      return placeBlock('heading', { text, level: String(node.tag).slice(1), anchor }, conversion)
    }
    case 'picture': {
      const { picture, caption, link, zoom } = piece
      return placeBlock('image', { picture, caption, zoom: zoom || link === null, ...(link !== null && { link }) }, conversion)
    }
    case 'columns':
      return columnsBlock(piece, conversion, room)
    case 'widget':
      return piece.block
  }
}

function columnsBlock(
  { cells, ratio, lastFirstOnMobile }: Extract<Piece, { kind: 'columns' }>,
  conversion: Conversion,
  room: number,
): StoredBlock | null {
  const columns = cells.slice(0, MOST_CELLS).map((cell) => ({ content: toBlocks(cell, conversion, room - 1) }))
  return placeBlock('columns', { columns, ratio, lastFirstOnMobile }, conversion)
}

/** A row of more than four is several rows. */
export function columnsPieces(
  cells: readonly Piece[][],
  ratio: Extract<Piece, { kind: 'columns' }>['ratio'] = 'equal',
  lastFirstOnMobile = false,
): Piece[] {
  const filled = cells.filter((cell) => cell.length > 0)
  if (filled.length < 2) return filled.flat()
  const rows = Math.ceil(filled.length / MOST_CELLS)
  const perRow = Math.ceil(filled.length / rows)
  return Array.from({ length: rows }, (_, row) => filled.slice(row * perRow, (row + 1) * perRow)).flatMap((some): Piece[] =>
    some.length < 2 ? some.flat() : [{ kind: 'columns', cells: some, ratio: rows === 1 ? ratio : 'equal', lastFirstOnMobile }],
  )
}

/** What a widget shows, without it: its words as paragraphs, titles in bold, pictures, and what stands inside. */
export function contentsOf(block: StoredBlock): Piece[] {
  const settings = catalogue.settingsNamed(block.blockType)
  if (settings === undefined) return []
  const rows = [block.items, block.slides, block.columns].find(Array.isArray)
  if (rows !== undefined && settings.rank !== undefined) {
    return rows
      .filter(isRecord)
      .flatMap((row) => [
        ...(typeof row.title === 'string' ? wordsPiece(row.title, { isBold: true }) : []),
        ...nodesIn(row.text),
        ...blocksIn(row.content),
      ])
  }
  if (block.blockType === 'text') return nodesIn(block.body)
  if (block.blockType === 'heading') return [nodePiece({ ...headingFrom(block) })]
  const { texts, references } = parseSettings(settings, block)
  const pictures = references.flatMap((reference): Piece[] =>
    reference.kind === 'picture' ? [{ kind: 'picture', picture: reference.id, caption: '', link: null, zoom: false }] : [],
  )
  return [
    ...pictures,
    ...texts.flatMap((words) => wordsPiece(words)),
    ...nodesIn(block.text),
    ...nodesIn(block.body),
    ...blocksIn(block.content),
  ]
}

function headingFrom({ text, level }: StoredBlock): Node {
  return { ...paragraph(formatted(String(text), 0)), type: 'heading', tag: `h${level === '3' || level === '4' ? level : 2}` }
}

function nodesIn(document: unknown): Piece[] {
  if (!isRecord(document) || !isRecord(document.root)) return []
  return childrenOfNode(document.root as unknown as Node).map((node) => nodePiece(node))
}

function blocksIn(blocks: unknown): Piece[] {
  return Array.isArray(blocks) ? blocks.map((block: StoredBlock) => ({ kind: 'widget', block })) : []
}

/** Whether a block has no more levels than that, and nothing in it that may not stand there. */
function fits(block: StoredBlock, room: number): boolean {
  const inside = [...walk([block], widgets)]
  const isShutOut = ({ block: { blockType } }: Standing) => widgets.shutOutOf(blockType).includes(block.blockType)
  return inside.every(({ depth }) => depth <= room) && !inside.slice(1).some(isShutOut)
}
