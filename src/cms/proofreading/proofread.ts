import { documentId } from '#published/links.ts'
import type { RichTextDocument } from '#published/types.ts'
import { createOutlineReader, type Mark, PAGE_LAYER } from '#settings/read-outline.ts'
import { catalogue } from '../catalogue.ts'
import { type Fault, type FragmentState, findFaults } from './find-faults.ts'

export const PROOFREAD_COLLECTIONS = ['posts', 'pages', 'fragments', 'popups'] as const
export type ProofreadCollection = (typeof PROOFREAD_COLLECTIONS)[number]

/** A document as its form holds it; trust nothing in it. */
export type Draft = Record<string, unknown>

/** Alternative texts by the ids of pictures. */
export type Alts = ReadonlyMap<number, string>

/** What becomes of the fragments in it, by their ids. */
export type Fragments = ReadonlyMap<number, FragmentState>

/** What a document shows, in reading order. */
export function outlineOf(collection: ProofreadCollection, draft: Draft): Mark[] {
  const reader = createOutlineReader(catalogue)
  if (collection !== 'posts') return reader.layout(draft.layout, 'layout')
  const featured = documentId(draft.featuredImage)
  const picture: Mark[] =
    featured === null
      ? []
      : [{ kind: 'picture', id: featured, layer: PAGE_LAYER, place: { path: 'featuredImage', words: ['代表圖片'] } }]
  return [...picture, ...reader.richText(draft.body as RichTextDocument | null, 'body', '內文')]
}

/** Lists what readers of the document would stumble over. */
export function proofread(collection: ProofreadCollection, draft: Draft, alts: Alts, fragments: Fragments = new Map()): Fault[] {
  const marks = outlineOf(collection, draft)
  const fragmentOf = (id: number) => fragments.get(id) ?? 'shown'
  return findFaults(marks, { levelAbove: levelAbove(collection, marks), altOf: (id) => alts.get(id), fragmentOf })
}

/** The title of a post or a page is its h1, unless a hero brings one; what shows inside other pages may begin anywhere. */
function levelAbove(collection: ProofreadCollection, marks: readonly Mark[]): number | null {
  if (collection === 'fragments' || collection === 'popups') return null
  return marks.find((mark) => mark.kind === 'heading')?.level === 1 ? null : 1
}
