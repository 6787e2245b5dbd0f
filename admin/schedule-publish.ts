import { type SchedulePublishHandlerArgs, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { DefaultServerFunctionArgs } from 'payload'
import { refusalOfNewest } from '#content/proofreading/before-publishing.ts'

/** Makes a schedule as Payload does, but refuses at once what would be refused at its time, when nobody is looking. */
export async function schedulePublish(args: DefaultServerFunctionArgs & SchedulePublishHandlerArgs): Promise<unknown> {
  const { type, doc, req } = args
  const refusal = doc && type !== 'unpublish' ? await refusalOfNewest(doc, req) : null
  return refusal === null ? schedulePublishHandler(args) : { refusal }
}
