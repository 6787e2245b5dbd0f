import { APIError, type GlobalBeforeOperationHook } from 'payload'

/** Settings are always published: a site without them has no name. What is not saved as a draft goes public. */
export const keepPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft === true) return args
  const data: { _status?: unknown } = args.data ?? {}
  if (data._status === 'draft') throw new APIError('網站設定不能取消發布，只能改好再發布。', 400, undefined, true)
  return { ...args, data: { ...data, _status: 'published' } }
}
