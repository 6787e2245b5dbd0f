import type { Block } from 'payload'
import type { RichTextDocument, StoredBlock } from '#published/types.ts'
import { blockOf, parseSettings, RANKS, type Rank, type Settings } from './define-settings.ts'
import { storedBlocks } from './kinds/content.ts'
import { MAX_DEPTH } from './limits.ts'
import { placementField } from './placement.ts'
import { type RichNode, readNodes } from './rich-text/nodes.ts'
import { plainParagraphs } from './rich-text/plain-text.ts'

/** All widgets as those see them who edit, search and check content: their settings, never their views. */
export interface Catalogue {
  /** In the order in which editors find them. */
  settings: readonly Settings[]
  /** One Payload block per widget, for `config.blocks`; fields name them with `blockReferences`. */
  blocks: Block[]
  settingsNamed(name: string): Settings | undefined
  /** Widgets that a widget of this rank may hold. */
  allowedIn(rank: Rank): string[]
  /** Those of them that Payload's block form offers there. */
  nestableIn(rank: Rank): string[]
  /** What visitors read in a layout, in reading order, for the search index. */
  extractTexts(blocks: readonly StoredBlock[]): string[]
  /** The same for a rich text, with the widgets inside it. */
  extractRichTextTexts(document: RichTextDocument | null): string[]
}

export function createCatalogue(unordered: readonly Settings[]): Catalogue {
  const settings = [...unordered].sort((a, b) => a.place - b.place)
  const byName = new Map(settings.map((widget) => [widget.name, widget]))

  function allowedIn(rank: Rank): string[] {
    return rank === 'widget' ? [] : settings.filter((widget) => rankOf(widget) !== 'page').map(({ name }) => name)
  }

  function nestableIn(rank: Rank): string[] {
    return settings.filter((widget) => RANKS.indexOf(rankOf(widget)) > RANKS.indexOf(rank)).map(({ name }) => name)
  }

  function textsOfBlocks(blocks: readonly StoredBlock[], depth: number): string[] {
    if (depth > MAX_DEPTH) return []
    return blocks.flatMap((block) => {
      const widget = byName.get(block.blockType)
      if (widget === undefined) return []
      const { texts, slots } = parseSettings(widget, block)
      const inner = slots.flatMap((slot) =>
        slot.kind === 'blocks' ? textsOfBlocks(slot.blocks, depth + 1) : textsOfNodes(readNodes(slot.document), depth + 1),
      )
      return [...texts, ...inner]
    })
  }

  function textsOfNodes(nodes: readonly RichNode[], depth: number): string[] {
    return plainParagraphs(nodes, (node) => textsOfBlocks(storedBlocks([node.source.fields]), depth))
  }

  return {
    settings,
    blocks: settings.map((widget) => {
      const rank = rankOf(widget)
      const nestable = nestableIn(rank)
      const block = blockOf(widget, { nestable, deeper: allowedIn(rank).filter((name) => !nestable.includes(name)) })
      return { ...block, fields: [...block.fields, placementField(rank)] }
    }),
    settingsNamed: (name) => byName.get(name),
    allowedIn,
    nestableIn,
    extractTexts: (blocks) => textsOfBlocks(storedBlocks(blocks), 1),
    extractRichTextTexts: (document) => textsOfNodes(readNodes(document), 1),
  }
}

function rankOf({ rank = 'widget' }: Settings): Rank {
  return rank
}
