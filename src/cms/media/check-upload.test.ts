import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkUpload } from './check-upload.ts'

const FILMS = resolve(import.meta.dirname, '../../seed/films')
const film = readFileSync(resolve(FILMS, 'listen.webm'))
const sound = readFileSync(resolve(FILMS, 'chime.ogg'))
const captions = readFileSync(resolve(FILMS, 'listen.vtt'))
const PNG = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()

function box(type: string, ...bodies: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(bodies.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The bare bones of an MP4 file. */
function mp4({ brand = 'isom', codec = 'avc1', sample = 'film', more = Buffer.alloc(0) } = {}): Buffer {
  const description = box('stsd', Buffer.alloc(7), '\x01', box(codec, Buffer.alloc(70)))
  return Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4), brand),
    box('moov', box('trak', description), more),
    box('mdat', sample),
  ])
}

function withTexts(png: Buffer, count: number): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), Buffer.alloc(4)])
  chunk.writeUInt32BE(crc32('tEXt'), 8)
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), ...Array.from({ length: count }, () => chunk), png.subarray(end)])
}

async function upload(name: string, data: Buffer, size = data.length) {
  const file = { name, data, mimetype: 'application/octet-stream', size }
  const hook = { args: {}, operation: 'create', req: { file, context: {} } } as unknown as Parameters<typeof checkUpload>[0]
  await checkUpload(hook)
  return file
}

describe('films, sounds and captions', () => {
  it.each([
    ['film.mp4', mp4(), 'video/mp4'],
    ['from-a-phone.MP4', mp4({ brand: 'M4V ' }), 'video/mp4'],
    ['film.webm', film, 'video/webm'],
    [
      'sound.mp3',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from('fffb9064', 'hex'), Buffer.alloc(64)]),
      'audio/mpeg',
    ],
    ['sound.m4a', mp4({ brand: 'M4A ', codec: 'mp4a' }), 'audio/mp4'],
    ['recorded.m4a', mp4({ codec: 'mp4a' }), 'audio/mp4'],
    ['sound.ogg', sound, 'audio/ogg'],
    ['captions.vtt', captions, 'text/vtt'],
  ])('%s is taken', async (name, data, type) => {
    expect((await upload(name, data)).mimetype).toBe(type)
  })

  it('captions lose the mark at their start', async () => {
    const { data, size } = await upload('captions.vtt', Buffer.concat([Buffer.from('\ufeff'), captions]))
    expect([data.toString(), size]).toEqual([captions.toString(), captions.length])
  })
})

describe('is refused with a reason', () => {
  const MB = 1024 * 1024
  it.each([
    ['a film that says it is a sound', 'sound.mp3', film, '檔案內容與副檔名不符'],
    ['a page that says it is a film', 'film.mp4', Buffer.from('<html><script>alert(1)</script>'), '檔案內容與副檔名不符'],
    ['a film that is no WebM', 'film.webm', mp4(), '檔案內容與副檔名不符'],
    ['a film cut off half-way', 'film.mp4', mp4({ sample: 'x'.repeat(100) }).subarray(0, -20), '檔案不完整'],
    [
      'a film without its contents',
      'film.mp4',
      Buffer.concat([box('ftyp', 'isom', Buffer.alloc(4), 'isom'), box('mdat', 'x'.repeat(40))]),
      '檔案不完整',
    ],
    ['a film that few browsers play', 'film.mp4', mp4({ codec: 'hvc1' }), '請轉存成 H.264 的 MP4'],
    ['a film that describes itself without end', 'film.mp4', mp4({ more: Buffer.from('stsd'.repeat(300)) }), '結構太複雜'],
    [
      'a film of boxes without end, each with few in it',
      'film.mp4',
      mp4({
        more: Buffer.concat(Array.from({ length: 250 }, () => box('trak', ...Array.from({ length: 900 }, () => box('free'))))),
      }),
      '結構太複雜',
    ],
    ['a picture of texts without end', 'picture.png', withTexts(PNG, 20_000), '這個圖檔已損壞或太大'],
    ['captions that are none', 'captions.vtt', Buffer.from('1\n00:01,000 --> 00:02,000\n你好'), '第一行必須是「WEBVTT」'],
    ['captions without a line', 'captions.vtt', Buffer.from('WEBVTT\n\n你好'), '沒有任何一句字幕'],
    [
      'captions in Big5',
      'captions.vtt',
      Buffer.from([...Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), 0xa7, 0x41]),
      '不是 UTF-8 編碼',
    ],
    ['a camera’s film', 'film.mov', mp4({ brand: 'qt  ' }), '不能上傳「.mov」檔。影片請轉存成 MP4（H.264）或 WebM。'],
    ['captions of another kind', 'captions.srt', Buffer.from('1'), '字幕請轉存成 WebVTT（.vtt）。'],
    ['anything else', 'setup.exe', Buffer.from('MZ'), '不能上傳「.exe」檔。可以用 jpg、'],
    ['what a prototype has', 'x.constructor', Buffer.from('MZ'), '不能上傳「.constructor」檔。'],
  ])('%s', async (_what, name, data, reason) => {
    await expect(upload(name, data)).rejects.toThrow(reason)
  })

  it.each([
    ['film.mp4', mp4(), 200],
    ['sound.ogg', sound, 50],
    ['captions.vtt', captions, 1],
    ['picture.png', Buffer.from(''), 20],
    ['drawing.svg', Buffer.from('<svg/>'), 2],
  ])('%s above its size', async (name, data, most) => {
    const reason = `檔案太大：「.${name.split('.')[1]}」檔最大 ${most} MB。`
    await expect(upload(name, data, most * MB + 1)).rejects.toThrow(reason)
  })
})
