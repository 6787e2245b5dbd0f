import type { Picture, RichTextDocument, StoredBlock } from '#published/types.ts'
import { BLANK_PICTURE } from './blank-picture.ts'
import type { Catalogue } from './catalogue.ts'
import { parseSettings, type Settings } from './define-settings.ts'
import { storedBlocks } from './kinds/content.ts'
import { MAX_DEPTH } from './limits.ts'
import type { OutlineItem } from './outline.ts'
import { type RichNode, readNodes, walkNodes } from './rich-text/nodes.ts'
import { inlineText } from './rich-text/plain-text.ts'
import { linkTarget, uploadId } from './rich-text/references.ts'
import type { ResolvedReferences, SlotContent } from './setting.ts'

/** Where something stands, for the editor. */
export interface Place {
  /** Of the form's row or field, as Payload names it: `layout.0.content.2`. */
  path: string
  /** In Chinese, from the outside in. */
  words: string[]
}

/** Something that a page is validated by. Marks of one `layer` follow each other; a dialog is a layer of its own. */
export type Mark = { place: Place; layer: number } & (
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'picture'; id: number }
  | { kind: 'table'; hasHeader: boolean }
  | { kind: 'fragment'; id: number }
)

export const PAGE_LAYER = 0

interface Standing {
  place: Place
  layer: number
  depth: number
}

/** What a layout and a rich text show, in reading order, without rendering anything. Fragments are documents of their own. */
export function createOutlineReader({ settingsNamed }: Pick<Catalogue, 'settingsNamed'>) {
  let layers = PAGE_LAYER

  function readBlocks(blocks: readonly StoredBlock[], { place, layer, depth }: Standing): Mark[] {
    if (depth > MAX_DEPTH) return []
    return blocks.flatMap((block, index) => {
      const settings = settingsNamed(block.blockType)
      if (settings === undefined) return []
      const words = [...place.words, `第 ${index + 1} 個${depth === 1 ? '區段' : '元件'}（${settings.label}）`]
      return readBlock(settings, block, { place: { path: `${place.path}.${index}`, words }, layer, depth })
    })
  }

  function readBlock(settings: Settings, block: StoredBlock, standing: Standing): Mark[] {
    const parsed = parseSettings(settings, block)
    const values = parsed.resolve(EVERYTHING)
    const items = settings.outline?.(values) ?? parsed.slots.map(({ name }): OutlineItem => ({ kind: 'slot', name }))
    const decorations = new Set(items.flatMap((item) => (item.kind === 'decoration' ? [item.picture] : [])))
    const pictures = parsed.references.flatMap((reference): Mark[] =>
      reference.kind === 'picture' && !reference.isDecorative && !decorations.has(reference.id)
        ? [{ ...markOf(standing), kind: 'picture', id: reference.id }]
        : [],
    )
    return [...pictures, ...readItems(items, parsed.slots, standing)]
  }

  function readItems(items: readonly OutlineItem[], slots: readonly SlotContent[], standing: Standing): Mark[] {
    return items.flatMap((item) => readItem(item, slots, standing))
  }

  function readItem(item: OutlineItem, slots: readonly SlotContent[], standing: Standing): Mark[] {
    switch (item.kind) {
      case 'heading':
      case 'fragment':
        return [{ ...markOf(standing), ...item }]
      case 'link':
        return [{ ...markOf(standing), ...item, url: '' }]
      case 'decoration':
        return []
      case 'apart':
        layers += 1
        return readItems(item.items, slots, { ...standing, layer: layers })
      case 'slot':
        return slots.filter(({ name }) => name === item.name).flatMap((slot) => readSlot(slot, standing))
    }
  }

  function readSlot(slot: SlotContent, { place, layer, depth }: Standing): Mark[] {
    const inner = { place: { ...place, path: `${place.path}.${slot.name}` }, layer, depth: depth + 1 }
    return slot.kind === 'blocks' ? readBlocks(slot.blocks, inner) : readDocument(slot.document, inner)
  }

  function readDocument(document: RichTextDocument | null, standing: Standing): Mark[] {
    return [...walkNodes(readNodes(document))].flatMap((node) => readNode(node, standing))
  }

  function readNode(node: RichNode, standing: Standing): Mark[] {
    const text = inlineText(node).trim()
    const picture = uploadId(node)
    const target = linkTarget(node)
    if (picture !== null) return [{ ...markOf(standing), kind: 'picture', id: picture }]
    if (target !== null) return [{ ...markOf(standing), kind: 'link', text, url: target.kind === 'url' ? target.url : '' }]
    if (node.type === 'heading' && text !== '') return [{ ...markOf(standing), kind: 'heading', level: levelOf(node), text }]
    if (node.type === 'table') return [{ ...markOf(standing), kind: 'table', hasHeader: hasHeader(node) }]
    if (node.type === 'block') {
      const inner = { ...standing, depth: Math.max(standing.depth, 2) }
      return readBlocks(storedBlocks([node.source.fields]), inner).map((mark) => ({ ...mark, place: standing.place }))
    }
    return []
  }

  return {
    layout: (stored: unknown, path: string): Mark[] =>
      readBlocks(storedBlocks(stored), { place: { path, words: [] }, layer: PAGE_LAYER, depth: 1 }),
    richText: (document: RichTextDocument | null, path: string, words: string): Mark[] =>
      readDocument(document, { place: { path, words: [words] }, layer: PAGE_LAYER, depth: 1 }),
  }
}

/** Every reference leads somewhere: whether a target is published is another question. */
const EVERYTHING: ResolvedReferences = {
  picture: (id): Picture => ({ ...BLANK_PICTURE, id }),
  href: () => '/',
}

function markOf({ place, layer }: Standing): { place: Place; layer: number } {
  return { place, layer }
}

/** As the site shows them: a page has its h1 elsewhere, and nothing is below h4. */
function levelOf({ source }: RichNode): number {
  return Math.min(4, Math.max(2, Number(String(source.tag).slice(1)) || 4))
}

function hasHeader(table: RichNode): boolean {
  return [...walkNodes(table.children)].some(
    ({ type, source }) => type === 'tablecell' && typeof source.headerState === 'number' && source.headerState > 0,
  )
}
