import { WIDGETS_IN_POSTS } from '#cms/widgets-in-posts.ts'
import type { RichTextDocument, StoredBlock } from '#published/types.ts'
import { MAX_NODES } from '#settings/limits.ts'
import { documentOf, type Node } from '#settings/rich-text/compose.ts'
import { readNodes, walkNodes } from '#settings/rich-text/nodes.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { textOfNode } from '../conversion/node-text.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { oneLine } from '../conversion/words.ts'
import { closeHeadings } from './close-headings.ts'
import { contentsOf } from './to-blocks.ts'

const IN_POSTS = new Set<string>(WIDGETS_IN_POSTS)

export interface PostBody {
  body: RichTextDocument
  /** The words before the mark at which WordPress cuts a post; empty where there is none. */
  teaser: string
}

export function postBody(pieces: readonly Piece[], conversion: Conversion): PostBody {
  const { pieces: closed, changed } = closeHeadings(pieces)
  if (changed > 0) conversion.note('heading-levels', 'post', String(changed))
  const flat = closed.flatMap((piece) => flatten(piece, conversion))
  const more = flat.findIndex(({ kind }) => kind === 'more')
  const before = more === -1 ? [] : flat.slice(0, more)
  const teaser = oneLine(before.map((piece) => (piece.kind === 'node' ? textOfNode(piece.node) : '')).join(' '))
  const nodes = flat.flatMap((piece) => nodeOf(piece, conversion))
  return { body: documentOf(...withinLimit(nodes, conversion)), teaser }
}

type Flat = Exclude<Piece, { kind: 'section' | 'columns' }>

/** Sections and columns become what stands in them, and widgets that belong on pages what they show. */
function flatten(piece: Piece, conversion: Conversion): Flat[] {
  const again = (pieces: readonly Piece[]) => pieces.flatMap((one) => flatten(one, conversion))
  switch (piece.kind) {
    case 'section':
      return again(piece.pieces)
    case 'columns':
      conversion.note('flattened', 'columns')
      return again(piece.cells.flat())
    case 'widget': {
      const { block } = piece
      if (IN_POSTS.has(block.blockType)) return [piece]
      if (block.blockType === 'tabs' || block.blockType === 'toggle') return asAccordion(block, conversion)
      if (block.blockType !== 'text' && block.blockType !== 'heading') conversion.note('flattened', block.blockType)
      return again(contentsOf(block))
    }
    default:
      return [piece]
  }
}

function asAccordion({ items }: StoredBlock, conversion: Conversion): Flat[] {
  const rows = Array.isArray(items) ? items : []
  const panes = rows.map(({ title, text, content, fragment, isOpen }) => ({ title, text, content, fragment, isOpen }))
  const block = placeBlock('accordion', { items: panes }, conversion)
  return block === null ? [] : [{ kind: 'widget', block }]
}

function nodeOf(piece: Flat, conversion: Conversion): Node[] {
  switch (piece.kind) {
    case 'node':
      return [piece.node]
    case 'more':
      return []
    case 'widget':
      return [widgetNode(piece.block)]
    case 'picture': {
      const { picture, caption, link, zoom } = piece
      if (caption === '' && link === null) {
        return [
          { type: 'upload', version: 3, format: '', id: conversion.newId(), relationTo: 'media', value: picture, fields: {} },
        ]
      }
      const block = placeBlock(
        'image',
        { picture, caption, zoom: zoom || link === null, ...(link !== null && { link }) },
        conversion,
      )
      return block === null ? [] : [widgetNode(block)]
    }
  }
}

function widgetNode(block: StoredBlock): Node {
  return { type: 'block', version: 2, format: '', fields: { ...block, blockName: '' } }
}

/** What the site would not read is left out and said. */
function withinLimit(nodes: readonly Node[], conversion: Conversion): Node[] {
  const kept: Node[] = []
  let count = 0
  for (const node of nodes) {
    count += [...walkNodes(readNodes({ root: { children: [node] } }))].length
    if (count > MAX_NODES) {
      conversion.note('cut', 'posts.body', `超過 ${MAX_NODES} 個節點，其後 ${nodes.length - kept.length} 段沒有匯入`)
      break
    }
    kept.push(node)
  }
  return kept
}
