import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** Who takes over a lock takes it for themselves, and it stays the lock of the same document. */
export const takeOverInOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess === true || operation !== 'update') return args
  if (!req.user) throw new Forbidden(req.t)
  return Object.assign({}, args, { data: { user: { relationTo: req.user.collection, value: req.user.id } } })
}
