import { ALWAYS, MAX_FONT_BYTES } from './choose-characters.ts'
import type { FontPart } from './font-files.ts'
import type { FontContent } from './font-name.ts'
import { restOf } from './heading-face.ts'
import type { OwnTypefaces } from './own-typefaces.ts'
import type { Subsetter } from './subset-in-worker.ts'

/** How much of a department's own typeface is reckoned only; up to here a page loses no headings for a bad guess. */
const MAX_OWN_BYTES = 2 * MAX_FONT_BYTES

/** Returns what cuts a font from our typeface, from a department's own, or from ours what that one lacks. */
export function createFontCutter(ours: Pick<Subsetter, 'subset'>, own: Pick<OwnTypefaces, 'open'>) {
  return async function cutFont({ characters, typeface }: FontContent, part: FontPart): Promise<Buffer> {
    if (typeface === null) return bounded(await ours.subset(ALWAYS + characters), MAX_FONT_BYTES)
    const opened = await own.open(typeface)
    if (opened === null) throw new Error('The typeface of the department is not there')
    if (part === 'rest') return bounded(await ours.subset(restOf(characters, opened.typeface)), MAX_FONT_BYTES)
    return bounded(await opened.subsetter.subset(ALWAYS + characters), MAX_OWN_BYTES)
  }
}

function bounded(font: Buffer, most: number): Buffer {
  if (font.length > most) throw new Error(`${font.length} bytes are too many for a page`)
  return font
}
