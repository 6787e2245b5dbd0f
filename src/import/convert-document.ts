import { createHash } from 'node:crypto'
import type { RichTextDocument, StoredBlock } from '#published/types.ts'
import { pageLayout } from './assemble/page-layout.ts'
import { postBody } from './assemble/post-body.ts'
import { blocksToPieces } from './blocks/blocks-to-pieces.ts'
import { hasBlocks } from './blocks/parse-blocks.ts'
import type { Conversion, References } from './conversion/conversion.ts'
import type { Note } from './conversion/notes.ts'
import type { Piece } from './conversion/pieces.ts'
import { elementorToPieces } from './elementor/elementor-to-pieces.ts'
import { readElementor } from './elementor/read-elements.ts'
import { addParagraphs } from './html/autop.ts'
import { createHtmlReader } from './shortcodes/with-shortcodes.ts'

/** A document as the old site stored it. */
export interface DocumentSource {
  /** By which its ids are made: the same in every run. */
  key: string
  title: string
  content: string
  /** `_elementor_data`, where Elementor made it. */
  elementor: string | undefined
  /** Files that were uploaded for it, by their numbers on the old site. */
  attachments: readonly number[]
}

export interface ConversionContext {
  references: References
  siteTitle: string
  onAlt?(picture: number, words: string): void
}

export interface ConvertedPost {
  body: RichTextDocument
  teaser: string
  notes: Note[]
}

export interface ConvertedPage {
  layout: StoredBlock[]
  notes: Note[]
}

export function convertPost(source: DocumentSource, context: ConversionContext): ConvertedPost {
  const { conversion, notes } = createConversion('post', source, context)
  return { ...postBody(piecesOf(source, conversion), conversion), notes }
}

/** Pages, and whatever else has a layout: fragments and popups. */
export function convertPage(source: DocumentSource, context: ConversionContext, { isHome = false } = {}): ConvertedPage {
  const { conversion, notes } = createConversion('page', source, context)
  return { layout: pageLayout(piecesOf(source, conversion), conversion, { isHome }), notes }
}

/** What Elementor holds wins: the text beside it is a flat copy that may be stale. It is the way out where Elementor's data can't be read. */
function piecesOf({ content, elementor }: Pick<DocumentSource, 'content' | 'elementor'>, conversion: Conversion): Piece[] {
  const built = readElementor(elementor)
  if (built.state === 'elements') return elementorToPieces(built.elements, conversion)
  if (built.state === 'unreadable') conversion.note('unreadable', 'Elementor', built.reason)
  return conversion.content(content)
}

function createConversion(
  target: 'post' | 'page',
  { key, title, attachments }: DocumentSource,
  { references, siteTitle, onAlt = () => {} }: ConversionContext,
) {
  const notes: Note[] = []
  let ids = 0
  /** Templates that are being read, so that none holds itself. */
  const open = new Set<number>()
  const html = createHtmlReader(() => conversion)
  const conversion: Conversion = {
    target,
    references,
    siteTitle,
    documentTitle: title,
    attachments,
    note: (rule, what, more) => notes.push(more === undefined ? { rule, what } : { rule, what, more }),
    noteAlt: onAlt,
    newId: () => createHash('sha256').update(`${key} ${++ids}`).digest('hex').slice(0, 24),
    html,
    classic: (content) => html(addParagraphs(content)),
    content: (content) => (hasBlocks(content) ? blocksToPieces(content, conversion) : conversion.classic(content)),
    template(id) {
      const found = references.template(id)
      if (found === null || open.has(id)) {
        conversion.note('template-missing', String(id))
        return []
      }
      open.add(id)
      try {
        return piecesOf(found, conversion)
      } finally {
        open.delete(id)
      }
    },
  }
  return { conversion, notes }
}
