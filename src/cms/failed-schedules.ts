import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type { PayloadJob } from '#platform/payload-types.ts'

/** A schedule whose time came and that did not do what it was made for. */
export interface FailedSchedule {
  id: number
  type: 'publish' | 'unpublish'
  /** Below the admin's address. */
  path: string
  title: string
  reason: string
}

/** Stored as it came from a browser; trust nothing in it. */
interface ScheduleInput {
  type?: string
  doc?: { relationTo: CollectionSlug; value: number | string } | null
}

/** Those that still leave something to do, for whoever may change the document. */
export async function findFailedSchedules(payload: Payload, user: TypedUser): Promise<FailedSchedule[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' } },
    sort: 'id',
    select: { input: true, hasError: true, error: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  // What was done is deleted, so that the last of a document is the one that counts.
  const last = new Map(docs.map((job) => [`${typeOf(job)} ${inputOf(job).doc?.relationTo} ${inputOf(job).doc?.value}`, job]))
  const req = await createLocalReq({ user }, payload)
  const found = await Promise.all([...last.values()].filter(({ hasError }) => hasError).map((job) => explain(job, req)))
  return found.filter((schedule) => schedule !== null)
}

type Job = Pick<PayloadJob, 'id' | 'input' | 'error'>

/** `null` where the document is gone, is what it should be by now, or is not this person's to change. */
async function explain(job: Job, req: PayloadRequest): Promise<FailedSchedule | null> {
  const { doc } = inputOf(job)
  const id = Number(doc?.value)
  const config = req.payload.config.collections.find(({ slug, versions }) => slug === doc?.relationTo && versions?.drafts)
  if (config === undefined || !Number.isSafeInteger(id)) return null
  const mayChange = await config.access.update({ req })
  if (!mayChange) return null
  const type = typeOf(job)
  const titleField = config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: {
      and: [
        { id: { equals: id } },
        { _status: { equals: type === 'publish' ? 'draft' : 'published' } },
        ...(mayChange === true ? [] : [mayChange]),
      ],
    },
    draft: type === 'publish',
    select: { [titleField]: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [found] = docs as unknown as Record<string, unknown>[]
  if (found === undefined) return null
  const { message } = (job.error ?? {}) as { message?: string }
  return {
    id: job.id,
    type,
    path: `/collections/${config.slug}/${id}`,
    title: String(found[titleField] || `未命名的${config.labels.singular}`),
    reason: message || '原因不明。',
  }
}

function inputOf({ input }: Pick<Job, 'input'>): ScheduleInput {
  return (input ?? {}) as ScheduleInput
}

function typeOf(job: Pick<Job, 'input'>): FailedSchedule['type'] {
  return inputOf(job).type === 'unpublish' ? 'unpublish' : 'publish'
}
