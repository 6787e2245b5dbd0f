import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { ReviewRequest } from '#platform/payload-types.ts'
import { hasRole } from '../access/roles.ts'
import { describeDocument, type FoundDocument, type StoredDocument, titleFieldOf } from './search-everything.ts'

/** A request to publish, as the start page tells of it. */
export interface ToldReview extends FoundDocument {
  state: ReviewRequest['state']
  /** Of whoever asked, or for them: of whoever decided. */
  name: string
  at: string
  reason: string
}

export interface ToldReviews {
  /** What waits for this person to decide. */
  toDecide: ToldReview[]
  /** What became of what this person asked for. */
  own: ToldReview[]
}

/** How long somebody is told that their post has been published. */
const TOLD_MS = 14 * 24 * 60 * 60_000
const MOST_TOLD = 50

export async function findReviews(req: PayloadRequest, now = Date.now()): Promise<ToldReviews> {
  const { user } = req
  if (user?.collection !== 'users') return { toDecide: [], own: [] }
  const isWaiting: Where = { state: { equals: 'waiting' } }
  const isFresh: Where = { decidedAt: { greater_than: new Date(now - TOLD_MS).toISOString() } }
  const isTold: Where = {
    or: [{ state: { in: ['waiting', 'returned'] } }, { and: [{ state: { equals: 'published' } }, isFresh] }],
  }
  const mayDecide = hasRole(user, 'administrator', 'editor')
  const [toDecide, own] = await Promise.all([
    mayDecide ? tell({ and: [isWaiting, { askedBy: { not_equals: user.id } }] }, 'askedAt', req) : [],
    tell({ and: [{ askedBy: { equals: user.id } }, isTold] }, 'updatedAt', req),
  ])
  return { toDecide, own }
}

async function tell(where: Where, sort: string, req: PayloadRequest): Promise<ToldReview[]> {
  const { docs } = await req.payload.find({
    collection: 'review-requests',
    where,
    sort,
    limit: MOST_TOLD,
    depth: 1,
    populate: { users: { name: true } },
    pagination: false,
    overrideAccess: true,
    req,
  })
  const told = await Promise.all(docs.map((review) => tellOne(review, req)))
  return told.filter((review) => review !== null)
}

/** `null` where the document is gone, in the trash, or not this person's to read. */
async function tellOne(review: ReviewRequest, req: PayloadRequest): Promise<ToldReview | null> {
  const collection = req.payload.config.collections.find(({ slug }) => slug === review.kind)
  if (collection === undefined) return null
  const document = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: review.document,
    draft: true,
    depth: 0,
    select: { [titleFieldOf(collection)]: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (document === null) return null
  const { askedBy, askedAt, decidedBy, decidedAt, state, reason } = review
  const person = state === 'waiting' ? askedBy : decidedBy
  return {
    ...describeDocument(collection, document as unknown as StoredDocument),
    state,
    name: typeof person === 'object' && person !== null ? person.name : '',
    at: (state === 'waiting' ? askedAt : decidedAt) ?? review.updatedAt,
    reason: reason ?? '',
  }
}
