import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Gives an upload a name of our own, `2026-11-3f9c0a7be1.jpg`: nothing of the visitor's file name survives, and the public
 * address `/wp-content/uploads/2026/11/3f9c0a7be1.jpg` follows from it.
 */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const extension = req.file.name.split('.').pop()?.toLowerCase() ?? 'bin'
  const [year, month] = new Date().toISOString().split('-')
  req.file.name = `${year}-${month}-${randomBytes(5).toString('hex')}.${extension}`
  return args
}
