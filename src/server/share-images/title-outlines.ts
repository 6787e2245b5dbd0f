import { Blob, Face, Font } from 'harfbuzzjs'
import { type Outlines, readOutlines } from '../fonts/outlines.ts'
import type { OwnTypeface, OwnTypefaces } from '../fonts/own-typefaces.ts'
import { HEADING_TYPEFACE } from '../fonts/typeface.ts'

/** The characters of a text in the department's own typeface, if it has one, and in ours where that lacks them. */
export async function readTitleOutlines(
  text: string,
  typeface: string | null,
  typefaces: Pick<OwnTypefaces, 'open'>,
): Promise<Outlines> {
  const ours = readOutlines(HEADING_TYPEFACE, text)
  const opened = typeface === null ? null : await typefaces.open(typeface)
  if (opened === null) return ours
  const own = await readOwn(text, opened)
  return { of: (character) => own.of(character) ?? ours.of(character) }
}

/** Whatever form the outlines have: from a font of the few characters alone. */
async function readOwn(text: string, { typeface, subsetter }: OwnTypeface): Promise<Outlines> {
  const face = new Face(new Blob(await subsetter.subset(text, 'sfnt')))
  const font = new Font(face)
  const unit = 1 / face.upem
  return {
    of(character) {
      const glyph = typeface.has(character) ? font.nominalGlyph(character.codePointAt(0) ?? 0) : undefined
      if (glyph === undefined) return null
      return { path: font.glyphToPath(glyph), advance: font.glyphHAdvance(glyph) * unit, unit }
    },
  }
}
