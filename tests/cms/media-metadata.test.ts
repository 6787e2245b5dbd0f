import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Media } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'

const SECRET = 'Nikon of Wang Xiaoming'
const EXIF = {
  IFD0: { Make: SECRET, ImageDescription: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 3/1 4/1' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRET}"/></rdf:RDF></x:xmpmeta>`
const RED = { r: 230, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 230 }

/** 600 × 300, red above blue. A camera that was turned says by its orientation that red is to be on the right. */
function draw() {
  const below = { create: { width: 600, height: 150, channels: 3 as const, background: BLUE } }
  return sharp({ create: { width: 600, height: 300, channels: 3, background: RED } }).composite([
    { input: below, left: 0, top: 150 },
  ])
}

/** As a phone makes it: turned, with a place, in Display P3. */
const fromPhone = (format: 'jpeg' | 'png' | 'webp') =>
  draw()
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge(EXIF)
    .withXmp(XMP)
    .toFormat(format, { quality: 95 })
    .toBuffer()

describe('what a picture says of its maker', PATIENTLY, () => {
  let content: Content
  beforeAll(async () => {
    content = await openContent('sqlite')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const upload = (name: string, data: Buffer, query = {}) =>
    content.payload.create({
      collection: 'media',
      data: { alt: '說明' },
      file: { name, data, mimetype: 'application/octet-stream', size: data.length },
      overrideAccess: true,
      req: { query },
    })
  const filesOf = ({ filename, sizes }: Media) =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) =>
      name ? [readFileSync(join(content.env.uploadsDir, name))] : [],
    )
  const colourAt = async (data: Buffer, left: number, top: number) => {
    const pixel = await sharp(data).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
  }

  async function expectBare(files: Buffer[]): Promise<void> {
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, comments, orientation }).toEqual({})
      expect(file.includes(SECRET)).toBe(false)
    }
  }

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is gone from a %s and its smaller pictures; its colours and its way up stay',
    async (format) => {
      const data = await fromPhone(format)
      expect(await sharp(data).metadata()).toMatchObject({ orientation: 6, exif: expect.anything(), xmp: expect.anything() })
      const doc = await upload(`photo.${format}`, data)
      expect(doc).toMatchObject({ width: 300, height: 600 })
      const files = filesOf(doc)
      await expectBare(files)
      for (const file of files) {
        const { width, height, icc } = await sharp(file).metadata()
        expect(height).toBe(2 * width)
        expect(icc?.equals((await sharp(data).metadata()).icc ?? Buffer.alloc(0))).toBe(true)
        expect(await colourAt(file, width - 10, 10)).toBe('red')
        expect(await colourAt(file, 10, 10)).toBe('blue')
      }
      expect(doc.filesize).toBe(files[0]?.length)
    },
  )

  it('is gone from what is cut, and from the original that is kept; a cut that comes with an upload waits', async () => {
    const data = await fromPhone('jpeg')
    const cut = (x: number) => ({ uploadEdits: { crop: { x, y: 0 }, widthInPixels: 150, heightInPixels: 600 } })
    const whole = await upload('photo.jpg', data, cut(50))
    expect(whole).toMatchObject({ width: 300, height: 600 })
    await expectBare(filesOf(whole))

    for (const [x, colour] of [
      [50, 'red'],
      [0, 'blue'],
    ] as const) {
      const later = await content.payload.update({
        collection: 'media',
        id: whole.id,
        data: {},
        overrideAccess: true,
        req: { query: cut(x) },
      })
      expect(later).toMatchObject({ width: 150, height: 600 })
      const [shown = data, ...smaller] = filesOf(later)
      await expectBare([shown, ...smaller, readFileSync(join(content.env.uploadsDir, later.originalFilename ?? ''))])
      expect(await colourAt(shown, 75, 300)).toBe(colour)
      expect((await sharp(shown).metadata()).icc).toBeDefined()
    }
  })

  it('is gone from a file that is uploaded in place of another', async () => {
    const { id } = await upload('a.png', await draw().png().toBuffer())
    const data = await fromPhone('jpeg')
    const file = { name: 'b.jpg', data, mimetype: 'image/jpeg', size: data.length }
    const doc = await content.payload.update({ collection: 'media', id, data: {}, file, overrideAccess: true })
    await expectBare(filesOf(doc))
  })

  it('is gone from an animation, which goes on moving', async () => {
    const drawFrame = (background: typeof RED) =>
      sharp({ create: { width: 500, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([RED, BLUE].map(drawFrame))
    for (const format of ['gif', 'webp'] as const) {
      const data = await sharp(frames, { join: { animated: true } })
        .withXmp(XMP)
        .toFormat(format, { loop: 3, delay: [70, 90] })
        .toBuffer()
      const doc = await upload(`moving.${format}`, format === 'gif' ? withGifComment(data) : data)
      await expectBare(filesOf(doc))
      const original = await sharp(filesOf(doc)[0], { animated: true }).metadata()
      expect(original).toMatchObject({ format, pages: 2, loop: 3, delay: [70, 90], pageHeight: 40 })
    }
  })

  it('a picture in the colours of ink is shown in those of a screen', async () => {
    const data = await draw().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
    expect(await sharp(data).metadata()).toMatchObject({ space: 'cmyk', icc: expect.anything() })
    for (const file of filesOf(await upload('print.jpg', data))) {
      expect(await sharp(file).metadata()).toMatchObject({ space: 'srgb' })
      expect((await sharp(file).metadata()).icc).toBeUndefined()
      expect(await colourAt(file, 10, 10)).toBe('red')
    }
  })
})

/** Puts a comment where a GIF may have one: after its header and colour table. */
function withGifComment(gif: Buffer): Buffer {
  const flags = gif[10] ?? 0
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(SECRET), Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)])
}
