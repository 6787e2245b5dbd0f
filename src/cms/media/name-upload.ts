import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { cleanFileName } from '#platform/download-name.ts'
import { extensionOf } from '#platform/file-types.ts'

/**
 * Gives an upload a name of our own, `2026-11-3f9c0a7be1.jpg`, from which its public address follows:
 * `/wp-content/uploads/2026/11/3f9c0a7be1.jpg`. The name that it came with is kept beside it, for people.
 */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const extension = extensionOf(req.file.name)
  const originalName = cleanFileName(req.file.name, extension)
  const [year, month] = new Date().toISOString().split('-')
  req.file.name = `${year}-${month}-${randomBytes(5).toString('hex')}.${extension}`
  return { ...args, data: { ...('data' in args ? args.data : {}), originalName } }
}
