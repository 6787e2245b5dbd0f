import { createHash } from 'node:crypto'
import type { Paper, Site } from '#published/types.ts'
import { fullNameOf } from './names.ts'

/** What is drawn of a document; the rest is the site's. */
export interface SharedDocument {
  kind: 'post' | 'page'
  id: number
  title: string
  paper: Paper | null
}

/** Changes with the way in which it is drawn, so that networks fetch it anew. */
const DRAWING = 1

/** Tells the picture of a document from the one that it had under another title or in another look. */
export function shareVersion({ title, paper }: SharedDocument, site: Site): string {
  const { palette, typeface, lines, motif, mark, tones } = site.brand
  const recipe = [DRAWING, title, paper, fullNameOf(site), palette, lines, motif, mark?.url ?? tones]
  if (typeface !== null) recipe.push(typeface)
  return createHash('sha256').update(JSON.stringify(recipe)).digest('base64url').slice(0, 10)
}
