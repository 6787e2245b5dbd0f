import sharp from 'sharp'
import { uploadUrl } from '#addresses/files.ts'
import { hashOf as hashOfBytes } from '#cms/media/hash-file.ts'
import { UPLOAD_KINDS } from '#cms/media/upload-kinds.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { OldSite } from '../plan/old-site.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, reasonOf, type Written } from './outcomes.ts'
import type { Uploads } from './uploads.ts'
import { USER } from './write-users.ts'

export const FILE = 'attachment'
/** As WordPress itself makes large photographs smaller. */
const LARGEST_SIDE = 2560
const MOST_PIXELS = 50_000_000
const MB = 1024 * 1024

interface MediaSources {
  files: OldSite['files']
  uploads: Uploads
}

/** Files of the media library; the same bytes are one file, whatever they were called. Answers those that are there, with their addresses here. */
export async function writeMedia(
  ledger: Ledger,
  { files, uploads }: MediaSources,
  written: Written,
  onProgress: (done: number, all: number) => void,
): Promise<OldSite['files']> {
  const { payload } = ledger
  const usable = files.filter(({ file }) => file.refusal === null)
  for (const [index, { link, creator, file }] of usable.entries()) {
    onProgress(index + 1, usable.length)
    const { wpId, path, alt, title, caption, description, createdAt, extension } = file
    const item = {
      wpType: FILE,
      wpId: String(wpId),
      hash: hashOf({ ...file, href: '' }),
      collection: 'media',
      link,
      path,
    } as const
    const texts = { alt, title, caption, description }
    const isKnown = ledger.idOf(FILE, item.wpId) !== null
    const bytes = isKnown ? null : await uploads.read(path)
    if (!isKnown && bytes === null) {
      written.missingFiles.push(path)
      continue
    }
    try {
      const outcome = await ledger.settle(item, {
        async make(req) {
          const data = await fitPicture(bytes ?? Buffer.alloc(0), extension)
          const sql = await sqlOf(payload, req)
          const [same] = await sql.run('select id from media where file_hash = ? order by id limit 1', [await hashOfBytes(data)])
          if (same !== undefined) return { id: Number(same.id), state: 'linked' }
          return payload.create({
            collection: 'media',
            data: { ...texts, uploader: ledger.idOf(USER, creator), ...(createdAt !== null && { createdAt }) },
            file: {
              data,
              name: path.split('/').at(-1) ?? path,
              mimetype: UPLOAD_KINDS[extension]?.type ?? '',
              size: data.length,
            },
            depth: 0,
            overrideAccess: true,
            req,
          })
        },
        async update(req, id) {
          await payload.update({ collection: 'media', id, data: texts, depth: 0, overrideAccess: true, req })
        },
      })
      countOutcome(written, 'media', outcome, path)
    } catch (error) {
      written.failed.push({ title: path, reason: reasonOf(error) })
    }
  }
  return withAddresses(ledger, usable)
}

/** Photographs that are larger than the library takes become smaller; everything else stays as it is. */
async function fitPicture(bytes: Buffer, extension: string): Promise<Buffer> {
  if (!['jpg', 'jpeg', 'png'].includes(extension)) return bytes
  const picture = sharp(bytes, { limitInputPixels: false })
  const { width, height } = await picture.metadata().catch(() => ({ width: 0, height: 0 }))
  const isLarge = bytes.length > (UPLOAD_KINDS[extension]?.mostMb ?? 0) * MB || width * height > MOST_PIXELS
  // A camera's picture may lie on its side; made anew it has to be upright.
  return isLarge && width > 0
    ? picture.rotate().resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true }).toBuffer()
    : bytes
}

async function withAddresses(ledger: Ledger, files: OldSite['files']): Promise<OldSite['files']> {
  const rows = await (await sqlOf(ledger.payload)).run('select id, filename from media')
  const names = new Map(rows.map((row) => [Number(row.id), String(row.filename)]))
  return files.flatMap(({ file, ...more }) => {
    const name = names.get(ledger.idOf(FILE, String(file.wpId)) ?? 0)
    return name === undefined ? [] : [{ ...more, file: { ...file, href: uploadUrl(name) } }]
  })
}
