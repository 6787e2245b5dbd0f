import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { documentId } from '#published/links.ts'
import { hasRole, mayPublish } from '../access/roles.ts'

/** The arguments of Payload's operations as far as a browser may choose them. */
interface Asked {
  req?: unknown
  id?: unknown
  draft?: unknown
  where?: object
  data?: Record<string, unknown> | null
}

const FORBIDDEN = 403

/**
 * Whoever may not publish changes no post that visitors see: they write drafts, over published posts too, and neither publish, nor
 * withdraw, nor remove what is public.
 */
export const leavePublicAlone: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const asked: Asked = args
  if (overrideAccess === true || !['create', 'update', 'delete'].includes(operation)) return args
  if (!hasRole(req.user, 'author') || mayPublish(req.user)) return args
  const { _status: status, deletedAt } = asked.data ?? {}
  if (status !== undefined && status !== null && status !== 'draft') refuse('文章由編輯發布。寫好之後，請按「送審」。')
  if (operation === 'create') return args
  const isDraft = operation === 'update' && asked.draft === true && (deletedAt === undefined || deletedAt === null)
  if (isDraft) return args
  const published = await findPublished(req)
  if (published.length === 0) return args
  const id = documentId(asked.id)
  if (id === null) return Object.assign({}, args, { where: { and: [asked.where ?? {}, { id: { not_in: published } }] } })
  if (published.includes(id)) refuse('這篇文章已經公開，只有編輯可以取消發布或刪除。要改內容，請存成草稿再送審。')
  return args
}

/** The posts of this person that visitors see. */
async function findPublished(req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { and: [{ author: { equals: req.user?.id } }, { _status: { equals: 'published' } }] },
    select: {},
    depth: 0,
    // One in the trash is public again as soon as it is taken out.
    trash: true,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

function refuse(words: string): never {
  throw new APIError(words, FORBIDDEN, undefined, true)
}
