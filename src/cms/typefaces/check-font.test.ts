import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkFont } from './check-font.ts'
import { cutFont, withRights } from './font.fixture.ts'

const font = await cutFont('口語傳播 ABC')

describe('a font', () => {
  it.each(['sfnt', 'woff2'] as const)('that is whole is kept unpacked, written anew (%s)', async (format) => {
    const checked = await checkFont(await cutFont('口語傳播 ABC', format))
    expect(checked).toMatchObject({ ok: true, extension: 'ttf' })
    expect(checked.ok && checked.bytes.toString('latin1', 0, 4)).toBe('\0\x01\0\0')
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['is no font', () => Buffer.from('<script>alert(1)</script>'), '只能用 WOFF2、TTF 或 OTF'],
    ['is nothing', () => Buffer.alloc(0), '只能用 WOFF2、TTF 或 OTF'],
    ['is several in one', () => Buffer.concat([Buffer.from('ttcf'), font]), 'TTC'],
    ['is too large', () => Buffer.concat([font, Buffer.alloc(20 * 1024 * 1024)]), '最大 20 MB'],
    ['says that it will be huge', async () => withSize(await cutFont('口', 'woff2')), '最大 20 MB'],
    ['begins as one and is none', () => Buffer.concat([font.subarray(0, 12), Buffer.alloc(500, 7)]), '已損壞或不完整'],
    ['breaks off', () => font.subarray(0, 900), '已損壞或不完整'],
    ['is packed and breaks off', async () => (await cutFont('口語', 'woff2')).subarray(0, 600), '已損壞或不完整'],
    ['has no letters', () => cutFont('0123。'), '沒有任何文字'],
    ['must not be embedded', () => withRights(font, 0x0002), '不准嵌入'],
    ['must not be cut', () => withRights(font, 0x0108), '不准只取部分字'],
    ['may be embedded as dots alone', () => withRights(font, 0x0200), '只能嵌入點陣'],
  ])('that %s is refused, and says why', async (_, make, reason) => {
    expect(await checkFont(await make())).toEqual({ ok: false, reason: expect.stringContaining(reason) })
  })

  it.each([0x0000, 0x0004, 0x0008, 0x000a])('may be used with the rights %i', async (rights) => {
    expect(await checkFont(withRights(font, rights))).toMatchObject({ ok: true })
  })

  it('in PostScript form stays so', async () => {
    expect(await checkFont(readFileSync('src/cms/typefaces/postscript-font.fixture.otf'))).toMatchObject({
      ok: true,
      extension: 'otf',
    })
  })
})

/** Of what it says of itself when it is unpacked. */
function withSize(packed: Buffer): Buffer {
  packed.writeUInt32BE(0x7fffffff, 16)
  return packed
}
