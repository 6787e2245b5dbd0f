import { createRequire } from 'node:module'

interface UnpackOptions {
  targetFormat: 'sfnt'
  keepAllGlyphs: true
  preserveNameIds: number[]
}

/** The characters of a font, in their order, and its licence. */
export async function readFont(font: Buffer): Promise<{ characters: string; licence: string }> {
  const unpack: (font: Buffer, text: '', options: UnpackOptions) => Promise<Buffer> = createRequire(import.meta.url)(
    'subset-font',
  )
  const sfnt = await unpack(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true, preserveNameIds: [13] })
  const codes = [...readCodes(sfnt)].sort((a, b) => a - b)
  // Names are UTF-16.
  const text = sfnt.toString('latin1').replaceAll('\0', '')
  return { characters: String.fromCodePoint(...codes), licence: /SIL Open Font License, Version \d\.\d/.exec(text)?.[0] ?? '' }
}

function readCodes(sfnt: Buffer): Set<number> {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  const entry = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no cmap table')
  const cmap = sfnt.subarray(sfnt.readUInt32BE(entry + 8))
  const codes = new Set<number>()
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + place * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) readSegments(subtable, codes)
    if (format === 12) readGroups(subtable, codes)
  }
  return codes
}

function readSegments(subtable: Buffer, codes: Set<number>): void {
  const size = subtable.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const last = subtable.readUInt16BE(at)
    if (last === 0xffff) continue
    for (let code = subtable.readUInt16BE(at + size + 2); code <= last; code++) codes.add(code)
  }
}

function readGroups(subtable: Buffer, codes: Set<number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    for (let code = subtable.readUInt32BE(at); code <= subtable.readUInt32BE(at + 4); code++) codes.add(code)
  }
}
