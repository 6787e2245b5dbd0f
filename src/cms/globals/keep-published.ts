import type { GlobalBeforeOperationHook } from 'payload'
import { refuseWith } from '../access/refuse-with.ts'

/** Settings are always published: a site without them has no name. What is not saved as a draft goes public. */
export const keepPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft === true) return args
  const data: { _status?: unknown } = args.data ?? {}
  if (data._status === 'draft') refuseWith('網站設定不能取消發布，只能改好再發布。')
  return { ...args, data: { ...data, _status: 'published' } }
}
