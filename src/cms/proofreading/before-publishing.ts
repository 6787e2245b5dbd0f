import type { CollectionBeforeChangeHook, Endpoint, PayloadRequest, UIField } from 'payload'
import { documentId } from '#published/links.ts'
import type { Mark } from '#settings/read-outline.ts'
import { whyNoDocument } from '../access/check-amount.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { isStaff } from '../access/roles.ts'
import type { Fault } from './find-faults.ts'
import { followFragments } from './follow-fragments.ts'
import { type Alts, type Draft, outlineOf, PROOFREAD_COLLECTIONS, type ProofreadCollection, proofread } from './proofread.ts'

const MOST_NAMED = 3
/** No page has as many, and no database takes many more in one question. */
const MOST_PICTURES = 10_000

/** Refuses to publish what the law does not allow: links without words, pictures without an alternative text. */
export function refuseErrors(collection: ProofreadCollection): CollectionBeforeChangeHook {
  return async ({ context, data, originalDoc, req }) => {
    // An old version is restored as a draft, though it says of itself that it was published.
    if (data._status !== 'published' || context.isRestoringVersion) return data
    const refusal = await refusalOf(collection, { ...originalDoc, ...data }, req)
    if (refusal !== null) refuseWith(refusal)
    return data
  }
}

/** Why the newest draft of a document would be refused, as far as this person may read it; `null` where it would not. */
export async function refusalOfNewest(
  { relationTo, value }: { relationTo: string; value: string },
  req: PayloadRequest,
): Promise<string | null> {
  const collection = PROOFREAD_COLLECTIONS.find((slug) => slug === relationTo)
  if (collection === undefined) return null
  const draft = await req.payload.findByID({
    collection,
    id: Number(value),
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return draft === null ? null : refusalOf(collection, { ...draft }, req)
}

/** Answers what is wrong with the form as it stands, saved or not. */
export function proofreadEndpoint(collection: ProofreadCollection): Omit<Endpoint, 'root'> {
  return {
    path: '/proofread',
    method: 'post',
    async handler(req) {
      if (!isStaff(req.user)) return Response.json({ message: '請先登入。' }, { status: 403 })
      const draft: unknown = await req.json?.().catch(() => null)
      if (typeof draft !== 'object' || draft === null) return Response.json({ message: '沒有內容。' }, { status: 400 })
      const excess = whyNoDocument(draft)
      if (excess !== null) return Response.json({ message: excess }, { status: 413 })
      const faults = await check(collection, draft as Draft, req)
      return Response.json({ faults }, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

/** The list beside the form. */
export const proofreadingField: UIField = {
  name: 'proofreading',
  type: 'ui',
  label: '發布前檢查',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/proofreading#Proofreading' },
  },
}

async function refusalOf(collection: ProofreadCollection, draft: Draft, req: PayloadRequest): Promise<string | null> {
  const errors = (await check(collection, draft, req)).filter(({ grade }) => grade === 'error')
  if (errors.length === 0) return null
  const named = errors.slice(0, MOST_NAMED).map(({ where, message }) => `${where}：${message}`)
  const rest = errors.length > MOST_NAMED ? `另外還有 ${errors.length - MOST_NAMED} 處。` : ''
  return `還不能發布。${named.join('')}${rest}`
}

async function check(collection: ProofreadCollection, draft: Draft, req: PayloadRequest): Promise<Fault[]> {
  const marks = outlineOf(collection, draft)
  const used = marks.flatMap((mark) => (mark.kind === 'fragment' ? [mark.id] : []))
  // A fragment counts itself, though it has no number yet.
  const own = collection === 'fragments' ? (documentId(draft.id) ?? 0) : null
  const [alts, fragments] = await Promise.all([readAlts(marks, req), followFragments(used, own, req)])
  return proofread(collection, draft, alts, fragments)
}

async function readAlts(marks: readonly Mark[], req: PayloadRequest): Promise<Alts> {
  const ids = [...new Set(marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.id] : [])))].slice(0, MOST_PICTURES)
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, alt }) => [Number(id), alt ?? '']))
}
