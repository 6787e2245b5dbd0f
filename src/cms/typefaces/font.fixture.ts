import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NOTO = 'src/server/fonts/noto-serif-tc/NotoSerifTC-Black.ttf'
type Subset = (font: Buffer, text: string, options: { targetFormat: 'sfnt' | 'woff2' }) => Promise<Buffer>
const subset: Subset = createRequire(import.meta.url)('subset-font')

/** A small font with these characters. */
export function cutFont(characters: string, targetFormat: 'sfnt' | 'woff2' = 'sfnt'): Promise<Buffer> {
  return subset(readFileSync(NOTO), characters, { targetFormat })
}

/** The same with other rights, as its makers would have written them. */
export function withRights(font: Buffer, rights: number): Buffer {
  const changed = Buffer.from(font)
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + place * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'OS/2',
  )
  changed.writeUInt16BE(rights, font.readUInt32BE((entry ?? 0) + 8) + 8)
  return changed
}
