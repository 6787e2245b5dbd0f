import { type ReadFont, readGlyphs, readTables } from '#brand/typeface/sfnt.ts'
import { type Axes, rewriteFont } from './rewrite-font.ts'

export type CheckedFont = { ok: true; bytes: Buffer; extension: 'ttf' | 'otf' } | { ok: false; reason: string }

export const FONT_EXTENSIONS = ['woff2', 'ttf', 'otf']
export const MOST_FONT_MB = 20
const MB = 1024 * 1024
/** Unpacked; a packed file says how large it will be. */
const MOST_UNPACKED_MB = 60

const WRONG_KIND = '標題字體只能用 WOFF2、TTF 或 OTF 檔。'
const COLLECTION = '這是好幾套字體合成的檔（TTC），請只匯出其中一套，存成 TTF 或 OTF。'
const UNREADABLE = '這個字體檔已損壞或不完整，無法讀取。請向字體廠商重新下載。'
const WITHOUT_OUTLINES = '這個字體檔裡沒有可以用的字形（點陣、彩色或 CFF2 字體不能用），請改用一般的 TTF 或 OTF。'
const WITHOUT_LETTERS = '這個字體檔裡沒有任何文字，不能當標題字體。'
const TOO_LARGE = `這個字體檔太大：最大 ${MOST_FONT_MB} MB。`

/** What a font says of its being embedded, in `OS/2`; a lesser permission stands beside a greater one in old fonts only. */
const EMBEDDING = { mask: 0x000e, restricted: 0x0002, noSubsetting: 0x0100, bitmapOnly: 0x0200 }
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2']
const KINDS: Record<string, string | undefined> = {
  '\0\x01\0\0': 'sfnt',
  true: 'sfnt',
  OTTO: 'sfnt',
  wOF2: 'woff2',
  ttcf: 'collection',
}
const HEAVIEST = 900

/** Whether a file is a font that may stand on web pages, cut to the characters of each; what is kept is not the file, but the font written anew. */
export async function checkFont(font: Buffer): Promise<CheckedFont> {
  if (font.length > MOST_FONT_MB * MB) return refused(TOO_LARGE)
  const kind = KINDS[font.toString('latin1', 0, 4)]
  if (kind === 'collection') return refused(COLLECTION)
  if (kind === undefined) return refused(WRONG_KIND)
  try {
    if (kind === 'woff2' && font.readUInt32BE(16) > MOST_UNPACKED_MB * MB) return refused(TOO_LARGE)
    return await checkWritten(await rewriteFont(font))
  } catch (error) {
    if (error instanceof RangeError) return refused(UNREADABLE)
    throw error
  }
}

async function checkWritten(font: Buffer | null): Promise<CheckedFont> {
  if (font === null || font.length > MOST_UNPACKED_MB * MB) return refused(UNREADABLE)
  const tables = readTables(reader(font))
  const read = (name: string) => {
    const table = tables.get(name)
    return table === undefined ? Buffer.alloc(0) : reader(font)(table.at, table.size)
  }
  if (NEEDED.some((name) => !tables.has(name))) return refused(UNREADABLE)
  const embedding = refusalOfEmbedding(read('OS/2').readUInt16BE(8))
  if (embedding !== null) return refused(embedding)
  if (tables.has('fvar')) {
    const still = await rewriteFont(font, heaviestOf(read('fvar')))
    return still === null || readTables(reader(still)).has('fvar') ? refused(UNREADABLE) : checkWritten(still)
  }
  const isPostScript = tables.has('CFF ')
  if (!isPostScript && !(tables.has('glyf') && tables.has('loca'))) return refused(WITHOUT_OUTLINES)
  const letters = [...readGlyphs(read('cmap')).keys()].filter((code) => /\p{L}/u.test(String.fromCodePoint(code)))
  if (letters.length === 0) return refused(WITHOUT_LETTERS)
  return { ok: true, bytes: font, extension: isPostScript ? 'otf' : 'ttf' }
}

/** Buffers that end too early say nothing by themselves. */
function reader(font: Buffer): ReadFont {
  return (at, size) => {
    if (at + size > font.length) throw new RangeError('The font ends too early')
    return font.subarray(at, at + size)
  }
}

function refusalOfEmbedding(rights: number): string | null {
  if ((rights & EMBEDDING.mask) === EMBEDDING.restricted)
    return '這套字體的檔案註明不准嵌入，不能放在網頁上。請改用授權可以用於網頁的版本。'
  if (rights & EMBEDDING.noSubsetting)
    return '這套字體的檔案註明不准只取部分字，而網頁只送出標題用到的字。請改用授權可以用於網頁的版本。'
  if (rights & EMBEDDING.bitmapOnly) return '這套字體的檔案註明只能嵌入點陣，不能放在網頁上。請改用授權可以用於網頁的版本。'
  return null
}

/** Headings are heavy: the weight at its heaviest, everything else as the font has it by itself. */
function heaviestOf(fvar: Buffer): Axes {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  const axes: Record<string, number> = {}
  for (let place = 0; place < count; place++) {
    const axis = fvar.subarray(start + place * size)
    const tag = axis.toString('latin1', 0, 4)
    const [usual, most] = [axis.readInt32BE(8) / 0x10000, axis.readInt32BE(12) / 0x10000]
    axes[tag] = tag === 'wght' ? Math.min(most, HEAVIEST) : usual
  }
  return axes
}

function refused(reason: string): CheckedFont {
  return { ok: false, reason }
}
