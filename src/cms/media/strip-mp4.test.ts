import { describe, expect, it } from 'vitest'
import { readBoxes } from './mp4-boxes.ts'
import { emptyMp4Metadata } from './strip-mp4.ts'

const PLACE = '+25.0330+121.5654/'

function box(type: string, ...bodies: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(bodies.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A box whose size needs eight bytes of its own. */
function longBox(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(body.length + 16), 8)
  return Buffer.concat([head, body])
}

const typesOf = (bytes: Buffer) => readBoxes(bytes)?.map(({ type }) => type)

describe('a film', () => {
  const place = () => box('udta', box('\xa9xyz', PLACE))
  const film = () =>
    Buffer.concat([
      box('ftyp', 'isom'),
      longBox(
        'moov',
        Buffer.concat([
          box('mvhd', 'header'),
          place(),
          box('meta', Buffer.alloc(4), 'com.apple.quicktime.location.ISO6709', PLACE),
          box(
            'trak',
            box('tkhd', 'track'),
            box('udta', PLACE),
            box('mdia', box('minf', box('stbl', 'samples'), box('meta', PLACE))),
          ),
        ]),
      ),
      box('uuid', 'XMP of a camera', PLACE),
      box('moof', box('traf', box('udta', PLACE))),
      box('mdat', 'moving pictures, and the word udta among them'),
      box('udta', PLACE),
    ])

  it('loses where it was made and with what; everything else stays in its place', () => {
    const bytes = film()
    emptyMp4Metadata(bytes)
    expect(bytes.includes('121.5654')).toBe(false)
    expect(bytes.includes('quicktime')).toBe(false)
    expect(bytes.includes('camera')).toBe(false)
    expect(bytes).toHaveLength(film().length)
    expect(typesOf(bytes)).toEqual(['ftyp', 'moov', 'free', 'moof', 'mdat', 'free'])
    for (const kept of ['header', 'track', 'samples', 'moving pictures, and the word udta among them']) {
      expect(bytes.indexOf(kept)).toBe(film().indexOf(kept))
    }
  })

  it.each([
    ['a box that is longer than its parent', box('moov', Buffer.from('ffffffff75647461', 'hex'))],
    ['a box of no length', box('moov', Buffer.from('0000000275647461', 'hex'))],
    ['half a box', box('moov', 'half')],
    [
      'boxes within boxes without end',
      Array.from({ length: 5_000 }).reduce<Buffer>((inner) => box('trak', inner), box('udta', PLACE)),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('with %s does no harm', (_, bytes) => {
    expect(() => emptyMp4Metadata(bytes)).not.toThrow()
  })

  it('with millions of boxes is no film', () => {
    expect(readBoxes(Buffer.concat(Array.from({ length: 250_000 }, () => box('free'))))).toBeNull()
  })
})
