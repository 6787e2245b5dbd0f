import { existsSync, readdirSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A real picture of the asked size. */
export function drawPicture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#364f3f' } })
    .toFormat(format)
    .toBuffer()
}

export const PNG = await drawPicture('png', 4, 4)

/** A paper without a page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 0\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)

/** Names of the files of the media library; what is kept until a save has ended is not among them. */
export function filesIn(uploadsDir: string): string[] {
  return existsSync(uploadsDir)
    ? readdirSync(uploadsDir)
        .filter((name) => name !== '.replaced')
        .sort()
    : []
}

/** A ZIP file of small, uncompressed entries. */
export function zipOf(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const body = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(body), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(body.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), body])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(locals.length, 4)
  end.writeUInt16LE(locals.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end])
}

/** The bare bones of a document of Microsoft Office since 2007, of the given content type. */
export function officeFile(contentType: string, ...others: string[]): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${contentType}.main+xml"/></Types>`
  const rest = Object.fromEntries(others.map((name) => [name, 'x']))
  return zipOf({ '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', ...rest })
}

/** The bare bones of one of before 2007, with these parts. */
export function oleFile(...parts: string[]): Buffer {
  const head = Buffer.alloc(512)
  head.write('d0cf11e0a1b11ae1', 'hex')
  return Buffer.concat([head, ...parts.map((part) => Buffer.from(part.padEnd(64, '\0'), 'utf16le'))])
}
