import { type SchedulePublishHandlerArgs, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { CollectionSlug, DefaultServerFunctionArgs, PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { isDocumentId } from '#cms/access/document-id.ts'
import { mayDo } from '#cms/access/may-do.ts'
import { mayPublish } from '#cms/access/roles.ts'
import { refusalOfNewest } from '#cms/proofreading/before-publishing.ts'
import { findCollection } from './find-entity.ts'

type Sent = Record<string, unknown>

const TOO_LATE = '這個時間已經過了，請選晚一點的時間。要現在就做，請直接按「發布變更」或「取消發布」。'

const Target = Type.Object({ relationTo: Type.String(), value: Type.Union([Type.String(), Type.Number()]) })
const Schedule = Type.Object({
  type: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  date: Type.Union([Type.Date(), Type.String()]),
  doc: Target,
  timezone: Type.Optional(Type.Unknown()),
  global: Type.Optional(Type.Undefined()),
})

/** The arguments as they may be used; `null` where the schedule is not this person's to make or to cancel. */
export async function admitSchedule(args: Sent, req: PayloadRequest): Promise<Sent | null> {
  if (args.deleteID !== undefined) return admitCancelling(args.deleteID, req)
  if (!Value.Check(Schedule, args)) return null
  const { type, timezone } = args
  const date = new Date(args.date)
  if (Number.isNaN(date.getTime())) return null
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
  if (new Date(args.date ?? 0).getTime() <= Date.now()) return { refusal: TOO_LATE }
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

/** The document of a schedule, where it can have one and this person may change and publish it. */
async function ownTarget(doc: unknown, req: PayloadRequest): Promise<{ relationTo: CollectionSlug; value: string } | null> {
  if (!Value.Check(Target, doc)) return null
  const { relationTo, value } = doc
  const collection = findCollection(req, relationTo)
  if (!mayPublish(req.user) || collection === null || !hasScheduledPublishEnabled(collection) || !isDocumentId(value)) return null
  const isOwn = await mayDo('update', collection, Number(value), req)
  return isOwn ? { relationTo: collection.slug, value: String(value) } : null
}
