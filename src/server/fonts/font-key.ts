import { createHmac } from 'node:crypto'
import { ALWAYS } from './choose-characters.ts'
import { writeFontSheet } from './heading-face.ts'
import { SUBSET_OPTIONS } from './subset-in-worker.ts'
import { HEADING_TYPEFACE_VERSION } from './typeface.ts'

/** All that a font and its style sheet are made from, but for the characters that their names tell. */
const RECIPE = JSON.stringify([HEADING_TYPEFACE_VERSION, ALWAYS, SUBSET_OPTIONS, writeFontSheet('', 4, true)])

/** The key that names are signed with. Browsers keep what a name stands for: another recipe makes other names. */
export function fontKeyOf(secret: Uint8Array, recipe = RECIPE): Uint8Array {
  return createHmac('sha256', secret).update(recipe).digest()
}
