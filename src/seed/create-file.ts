import { uploadUrl } from '#addresses/files.ts'
import type { Planting } from './planting.ts'

interface FileSeed {
  /** What other content calls it. */
  name: string
  mimetype: string
  title: string
  alt: string
  data: Buffer
}

/** A file of the media library that is no picture. */
export async function createFile({ payload, transactionID, ledger }: Planting, file: FileSeed): Promise<void> {
  const { name, mimetype, title, alt, data } = file
  const media = await payload.create({
    collection: 'media',
    data: { alt, title, uploader: ledger.idOf('user', 'office') },
    file: { data, mimetype, name, size: data.length },
    overrideAccess: true,
    req: { transactionID },
  })
  ledger.enter('picture', name, media.id)
  ledger.noteAddress(name, uploadUrl(media.filename ?? ''))
}
