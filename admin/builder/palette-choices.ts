import { findInitials } from '#builder/initials.ts'
import { newBlock } from '#builder/new-block.ts'
import { readOwnPattern } from '#builder/patterns/own-pattern.ts'
import { blockOfPattern } from '#builder/patterns/pattern.ts'
import { patterns } from '#builder/patterns/patterns.ts'
import type { Place } from '#builder/tree.ts'
import { catalogue } from '#cms/catalogue.ts'
import type { StoredBlock } from '#published/types.ts'
import type { EditorState, EditorStore } from './editor-store.ts'
import { findPlace } from './find-place.ts'
import type { OwnPattern } from './own-patterns.ts'

/** Something that can be put into the page. */
export interface Choice {
  name: string
  label: string
  /** Further words that it is found by. */
  words: string
  /** Of the widget that it is drawn as. */
  drawing: string
  /** The new block itself. */
  id: string
  /** What is put there: the block, or a section around it. */
  block: StoredBlock | null
  place: Place | null
  /** Why it may not stand there. */
  reason: string
}

/** All widgets, in the order of the catalogue. */
export function widgetChoices(store: EditorStore, state: EditorState): Choice[] {
  return catalogue.settings.map(({ name, label, group }): Choice => {
    const block = newBlock(name, store.widgets, () => store.newId(), { hasSamples: true })
    return { name, label, words: group, drawing: name, ...placed(block, store, state) }
  })
}

/** What the section or the block in the middle of it is drawn as, by the name of the pattern. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'three-cards': 'columns',
  'call-to-action': 'button',
  people: 'team',
  numbers: 'fun-fact',
  partners: 'client-logos',
  faq: 'accordion',
  news: 'post-list',
  gallery: 'image-gallery',
  contact: 'map',
  downloads: 'text',
}

/** The patterns that come along. */
export function patternChoices(store: EditorStore, state: EditorState, pictures: readonly number[]): Choice[] {
  return patterns.map((pattern): Choice => {
    const { name, label, words } = pattern
    const block = blockOfPattern(pattern, { pictures, now: new Date() }, store.widgets, () => store.newId())
    return { name: `pattern-${name}`, label, words, drawing: DRAWINGS[name] ?? name, ...placed(block, store, state) }
  })
}

/** A pattern that the department has kept. */
export function ownChoice({ id, name, content }: OwnPattern, store: EditorStore, state: EditorState): Choice {
  const shared = { name: `own-${id}`, label: name, words: '' }
  const read = readOwnPattern(content, store.widgets, () => store.newId())
  if (!read.ok) return { ...shared, drawing: 'section', id: '', block: null, place: null, reason: read.reason }
  return { ...shared, drawing: read.block.blockType, ...placed(read.block, store, state) }
}

function placed(
  block: StoredBlock,
  { widgets, newId }: EditorStore,
  { editing, selected, slot }: EditorState,
): Pick<Choice, 'id' | 'block' | 'place' | 'reason'> {
  const { id } = block
  const found = findPlace(editing.layout, block, { selected, slot }, widgets)
  if (found.ok) return { id, block, place: found.place, reason: '' }
  // What stands in no section yet gets one around it, unless a place inside something was picked.
  const section = { ...newBlock('section', widgets, newId), content: [block] }
  const wrapped = slot === null || slot.parent === null ? findPlace(editing.layout, section, { selected, slot }, widgets) : found
  return { id, block: section, place: wrapped.ok ? wrapped.place : null, reason: found.reason }
}

/** Those that are meant, what may stand there first; of these the best met, and then the most used. */
export function findChoices(choices: readonly Choice[], query: string, used: ReadonlyMap<string, number>): Choice[] {
  const typed = query.trim().toLowerCase()
  return choices
    .map((choice) => ({ choice, distance: distanceOf(choice, typed), count: used.get(choice.name) ?? 0 }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => order(a.choice) - order(b.choice) || Number(a.distance) - Number(b.distance) || b.count - a.count)
    .map(({ choice }) => choice)
}

const order = ({ place }: Choice) => Number(place === null)

/** How far what was typed is from what a choice is called; `null` where it is not meant. */
function distanceOf({ name, label, words }: Choice, typed: string): number | null {
  if (typed === '') return 0
  const called = label.toLowerCase()
  if (called === typed || name === typed) return 0
  const places = [called.indexOf(typed), name.indexOf(typed), findInitials(label, typed)]
  if (places.includes(0)) return 1
  if (places.some((at) => at > 0)) return 2
  return words.includes(typed) ? 3 : null
}
