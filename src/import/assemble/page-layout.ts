import type { StoredBlock } from '#published/types.ts'
import { MAX_DEPTH } from '#settings/limits.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { textOfNode } from '../conversion/node-text.ts'
import type { Piece, SectionSettings } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { lengthOf, oneLine } from '../conversion/words.ts'
import { closeHeadings } from './close-headings.ts'
import { toBlocks } from './to-blocks.ts'

const MOST_SECTIONS = 60
const LONGEST_HERO = 60
const MOST_HERO_BUTTONS = 3

export interface LayoutOptions {
  isHome: boolean
}

/** Pieces as sections: what stands outside of every section is collected in sections of its own. */
export function pageLayout(pieces: readonly Piece[], conversion: Conversion, { isHome }: LayoutOptions): StoredBlock[] {
  const { pieces: closed, changed } = closeHeadings(pieces)
  if (changed > 0) conversion.note('heading-levels', 'page', String(changed))
  const sections = collectSections(closed)
  const blocks = sections.flatMap(({ settings, pieces: inner }, index) => {
    const hero = isHome && index === 0 ? heroFrom(settings, inner, conversion) : null
    if (hero !== null) return [hero]
    const content = toBlocks(inner, conversion, MAX_DEPTH - 1)
    const section =
      content.length === 0 && settings.background === undefined
        ? null
        : placeBlock('section', { ...settings, content }, conversion)
    return section === null ? [] : [section]
  })
  if (blocks.length <= MOST_SECTIONS) return blocks
  return joinRest(blocks, conversion)
}

interface Section {
  settings: SectionSettings
  pieces: Piece[]
}

function collectSections(pieces: readonly Piece[]): Section[] {
  const sections: Section[] = []
  let loose: Section | null = null
  for (const piece of pieces) {
    if (piece.kind === 'section') {
      sections.push(piece)
      loose = null
    } else if (loose === null) {
      loose = { settings: {}, pieces: [piece] }
      sections.push(loose)
    } else loose.pieces.push(piece)
  }
  return sections
}

/** A home page opens with a hero where its first section says just that: a short title, a few words, up to three buttons. */
function heroFrom({ background, paper }: SectionSettings, pieces: readonly Piece[], conversion: Conversion): StoredBlock | null {
  const [first, ...others] = pieces
  if (background === undefined || first === undefined) return null
  const title = headingText(first)
  const texts = others.flatMap((piece) =>
    piece.kind === 'node' && piece.node.type === 'paragraph' ? [oneLine(textOfNode(piece.node))] : [],
  )
  const buttons = others.flatMap((piece) => (piece.kind === 'widget' && piece.block.blockType === 'button' ? [piece.block] : []))
  const isOnlyThat = texts.length + buttons.length === others.length
  if (title === null || lengthOf(title) > LONGEST_HERO || buttons.length > MOST_HERO_BUTTONS || !isOnlyThat) return null
  return placeBlock(
    'hero',
    {
      title,
      lead: texts.join('\n'),
      buttons: buttons.map(({ label, link, style }) => ({ label, link, style })),
      art: 'none',
      paper,
    },
    conversion,
  )
}

function headingText(piece: Piece): string | null {
  if (piece.kind === 'node' && piece.node.type === 'heading') return oneLine(textOfNode(piece.node))
  return piece.kind === 'widget' && piece.block.blockType === 'heading' ? String(piece.block.text) : null
}

/** A layout has so many rows and no more: the last takes what the others hold. */
function joinRest(blocks: readonly StoredBlock[], conversion: Conversion): StoredBlock[] {
  conversion.note('flattened', 'sections', `${blocks.length} → ${MOST_SECTIONS}`)
  const kept = blocks.slice(0, MOST_SECTIONS - 1)
  const content = blocks.slice(MOST_SECTIONS - 1).flatMap((block) => (Array.isArray(block.content) ? block.content : []))
  const last = placeBlock('section', { content }, conversion)
  return last === null ? kept : [...kept, last]
}
