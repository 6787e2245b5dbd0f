import { createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import { ALWAYS } from './choose-characters.ts'
import { writeFontSheet } from './heading-face.ts'
import { SUBSET_OPTIONS } from './subset-in-worker.ts'

const { version } = createRequire(import.meta.url)('@expo-google-fonts/noto-serif-tc/package.json')
/** All that a font and its style sheet are made from, but for the characters that their names tell. */
const RECIPE = JSON.stringify([version, ALWAYS, SUBSET_OPTIONS, writeFontSheet('', 4)])

/** The key that names are signed with. Browsers keep what a name stands for: another recipe makes other names. */
export function fontKeyOf(secret: Uint8Array, recipe = RECIPE): Uint8Array {
  return createHmac('sha256', secret).update(recipe).digest()
}
