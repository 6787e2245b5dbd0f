import { type SchedulePublishHandlerArgs, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { CollectionSlug, DefaultServerFunctionArgs, PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { isDocumentId } from '#cms/access/document-id.ts'
import { refusalOfNewest } from '#cms/proofreading/before-publishing.ts'
import { findCollection } from './find-entity.ts'
import { mayDo } from './may-do.ts'

type Sent = Record<string, unknown>
const TYPES = ['publish', 'unpublish']

/** The arguments as they may be used; `null` where the schedule is not this person's to make or to cancel. */
export async function admitSchedule(args: Sent, req: PayloadRequest): Promise<Sent | null> {
  if (args.deleteID !== undefined) return admitCancelling(args.deleteID, req)
  const { type, timezone } = args
  const date = args.date instanceof Date || typeof args.date === 'string' ? new Date(args.date) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()) || !TYPES.some((known) => known === type) || args.global !== undefined) return null
  const doc = await ownTarget(args.doc, req)
  if (doc === null) return null
  return { type, date, doc, ...(timezone === 'Asia/Taipei' && { timezone }) }
}

/** Makes a schedule as Payload does, but refuses at once what would be refused at its time, when nobody is looking. */
export async function schedulePublish(args: DefaultServerFunctionArgs & SchedulePublishHandlerArgs): Promise<unknown> {
  const { type, deleteID, doc, req } = args
  if (deleteID !== undefined) {
    // Payload's own handler would queue another job, for nothing.
    await req.payload.delete({ collection: 'payload-jobs', id: Number(deleteID), overrideAccess: true, req })
    return { message: req.t('general:success') }
  }
  const refusal = doc && type !== 'unpublish' ? await refusalOfNewest(doc, req) : null
  return refusal === null ? schedulePublishHandler(args) : { refusal }
}

async function admitCancelling(id: unknown, req: PayloadRequest): Promise<Sent | null> {
  if (!isDocumentId(id)) return null
  const job = await req.payload.findByID({
    collection: 'payload-jobs',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (job?.taskSlug !== 'schedulePublish') return null
  const { doc } = (job.input ?? {}) as Sent
  return (await ownTarget(doc, req)) === null ? null : { deleteID: job.id }
}

/** The document of a schedule, where it can have one and this person may change it. */
async function ownTarget(doc: unknown, req: PayloadRequest): Promise<{ relationTo: CollectionSlug; value: string } | null> {
  const { relationTo, value } = (doc ?? {}) as Sent
  const collection = findCollection(req, relationTo)
  if (collection === null || !hasScheduledPublishEnabled(collection) || !isDocumentId(value)) return null
  const isOwn = await mayDo('update', collection, Number(value), req)
  return isOwn ? { relationTo: collection.slug, value: String(value) } : null
}
