import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { afterTransaction } from '#platform/db/transactions.ts'
import type { FileStore } from '#platform/file-store.ts'
import type { Media } from '#platform/payload-types.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { idIn } from './admit-file.ts'
import { dropOriginal } from './kept-original.ts'
import { ReplacedFiles } from './replaced-files.ts'
import { isDocument, isRaster } from './upload-kinds.ts'

// Nobody changes a file so often, except to fill the database.
const MOST_STEMS = 200

/**
 * A file gives way to one of its kind. Those in a folder follow the transaction of their document (see `ReplacedFiles`); a bucket, for which
 * `uploadsDir` is `null`, is written to and deleted from at the end of a save anyway. Comes after the file has its name.
 */
export function createReplaceFile(uploadsDir: string | null, store: FileStore): CollectionBeforeOperationHook {
  const files = uploadsDir === null ? null : new ReplacedFiles(uploadsDir)
  return async ({ args, operation, overrideAccess: isTrusted = false, req }) => {
    const { file, payload } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return args
    const stem = stemOf(file.name)
    const id = idIn(args)
    const old =
      id === undefined ? null : await payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: isTrusted, req })
    // Widths, sizes and the focal point would stay those of a picture.
    if (old?.mimeType && kindOf(old.mimeType) !== kindOf(file.mimetype))
      refuseWith('只能換成同一類的檔案，例如圖片換圖片。不同類的檔案請另外上傳。')
    const data: Record<string, unknown> = { ...('data' in args ? args.data : {}) }
    if (old?.originalFilename && data.originalFilename !== old.originalFilename)
      await dropOriginal(req, store, old.originalFilename)
    const following = old === null ? args : { ...args, data: { ...data, formerStems: formerStemsOf(old) } }
    if (files === null) return following
    await files.keep(stem, old === null ? [] : namesIn(old))
    const report = (error: unknown) => payload.logger.error({ err: error, msg: 'files do not follow their document' })
    const isFollowing = afterTransaction(payload.db, {
      stored: () => files.drop(stem).catch(report),
      undone: () => files.restore(stem).catch(report),
    })
    if (!isFollowing) await files.drop(stem)
    return following
  }
}

function stemOf(filename: string): string {
  return path.parse(filename).name
}

/** Its old addresses lead to the file that there is now (`published/old-addresses.ts`). */
function formerStemsOf({ filename, formerStems }: Media): string {
  const stems = (formerStems ?? '').split(' ').filter(Boolean)
  if (filename) stems.push(stemOf(filename))
  return stems.slice(-MOST_STEMS).join(' ')
}

function kindOf(type: string): string {
  if (isRaster(type)) return 'picture'
  if (isDocument(type)) return 'document'
  return /^(?:audio|video)\//.exec(type)?.[0] ?? type
}

function namesIn({ filename, sizes }: Media): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')
}
