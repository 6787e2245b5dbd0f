import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPicture } from './strip-picture.ts'
import { stripPng } from './strip-png.ts'

const SECRET = 'at home in Taipei'
const noise = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const pixels = (data: Buffer) => sharp(data).raw().toBuffer()

function segment(marker: number, body: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}

describe('a JPEG', () => {
  const insert = (jpeg: Buffer, ...parts: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])

  it.each([
    ['baseline', { progressive: false }],
    ['progressive', { progressive: true }],
  ])('%s keeps its pixels bit for bit and loses everything that is not one', async (_, options) => {
    const jpeg = await noise().withIccProfile('p3').jpeg(options).toBuffer()
    const film = Buffer.concat([Buffer.from('....ftypmp42'), Buffer.from(SECRET)])
    const full = Buffer.concat([
      insert(
        jpeg,
        segment(0xe1, `Exif\0\0${SECRET}`),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
        segment(0xe2, `MPF\0${SECRET}`),
        segment(0xed, `Photoshop 3.0\0${SECRET}`),
        segment(0xe0, `JFXX\0\x10${SECRET}`),
        segment(0xfe, SECRET),
        segment(0xef, SECRET),
        Buffer.from([0xff, 0xff]),
      ),
      film,
    ])
    const stripped = stripJpeg(full)
    expect(stripped?.includes(SECRET)).toBe(false)
    expect(await pixels(stripped ?? full)).toEqual(await pixels(jpeg))
    expect((await sharp(stripped ?? full).metadata()).icc).toEqual((await sharp(jpeg).metadata()).icc)
    expect(stripped?.length).toBeLessThanOrEqual(jpeg.length)
  })

  it.each([
    ['breaks off in its header', (jpeg: Buffer) => jpeg.subarray(0, 30)],
    ['has no end', (jpeg: Buffer) => jpeg.subarray(0, -2)],
    ['has a segment that is longer than the file', (jpeg: Buffer) => insert(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
    ['has a segment of no length', (jpeg: Buffer) => insert(jpeg, Buffer.from([0xff, 0xe1, 0, 0]))],
    ['has rubbish between segments', (jpeg: Buffer) => insert(jpeg, Buffer.from(SECRET))],
    ['has segments without end', (jpeg: Buffer) => insert(jpeg, ...Array.from({ length: 5_000 }, () => segment(0xfe, '')))],
  ])('is not taken apart when it %s', async (_, spoil) => {
    expect(stripJpeg(spoil(await noise().jpeg().toBuffer()))).toBeNull()
  })
})

describe('a PNG', () => {
  function chunk(type: string, body: string): Buffer {
    const named = Buffer.from(type + body, 'latin1')
    const out = Buffer.alloc(named.length + 8)
    out.writeUInt32BE(body.length)
    named.copy(out, 4)
    out.writeUInt32BE(crc32(named), named.length + 4)
    return out
  }
  const AFTER_HEADER = 33

  it.each([
    ['colours', {}],
    ['a palette', { palette: true }],
  ])('with %s keeps its pixels bit for bit and loses its texts', async (_, options) => {
    const png = await noise().withIccProfile('p3').png(options).toBuffer()
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].map((type) => chunk(type, `Comment\0${SECRET}`))
    const full = Buffer.concat([png.subarray(0, AFTER_HEADER), ...texts, png.subarray(AFTER_HEADER), Buffer.from(SECRET)])
    const stripped = stripPng(full)
    expect(stripped?.includes(SECRET)).toBe(false)
    expect(await pixels(stripped ?? full)).toEqual(await pixels(png))
    expect((await sharp(stripped ?? full).metadata()).icc).toEqual((await sharp(png).metadata()).icc)
    expect(stripped?.length).toBeLessThanOrEqual(png.length)
  })

  it.each([
    ['breaks off', (png: Buffer) => png.subarray(0, -20)],
    [
      'has a chunk that is longer than the file',
      (png: Buffer) => Buffer.concat([png.subarray(0, AFTER_HEADER), Buffer.alloc(12, 0xff)]),
    ],
  ])('is not taken apart when it %s', async (_, spoil) => {
    expect(stripPng(spoil(await noise().png().toBuffer()))).toBeNull()
  })
})

it('what can not be taken apart is written anew, or refused by the decoder', async () => {
  const jpeg = await noise().jpeg().toBuffer()
  const odd = Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: 3_000 }, () => segment(0xfe, SECRET)),
    jpeg.subarray(2),
  ])
  const written = await stripPicture(odd, 'image/jpeg', await sharp(odd).metadata())
  expect(written.includes(SECRET)).toBe(false)
  expect(await sharp(written).metadata()).toMatchObject({ width: 64, height: 48, format: 'jpeg' })
  await expect(stripPicture(jpeg.subarray(0, 400), 'image/jpeg', await sharp(jpeg).metadata())).rejects.toThrow()
})
