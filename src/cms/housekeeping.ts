import type { CollectionSlug, Payload } from 'payload'
import { cutOffBefore } from '#audit/log.ts'
import { forgetPageViews } from '#figures/page-views.ts'
import { forgetOldAnswers } from '#forms/stored-answers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { removeBlankDrafts } from './desk/blank-drafts.ts'

const DAY_MS = 24 * 60 * 60_000
/** Far longer than a site process may be blind and still trust its pages. */
const CHANGES_KEPT_MS = 7 * DAY_MS
/** Long enough for everybody to have seen the start page; after it, nobody means to do anything about them. */
const FAILED_SCHEDULES_KEPT_MS = 30 * DAY_MS
/** As long as the words say that ask before something is thrown away. */
const TRASH_KEPT_MS = 30 * DAY_MS
/** Two whole years to compare, and the present one. */
const VIEWS_KEPT_MS = 3 * 366 * DAY_MS

/**
 * Once a day: forgets old rows of the change log, old schedules that failed, old figures, what visitors filled in and nobody needs
 * any more, the old end of the audit log, drafts that were opened and left without a word, and what has been in the trash for a
 * month. What fails keeps nothing else.
 */
export async function keepHouse(payload: Payload, now = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(now - ms)
  const { auditDays } = payload.config.custom as { auditDays: number }
  const failures: unknown[] = []
  for (const work of [
    () => forgetChanges(payload, before(CHANGES_KEPT_MS)),
    () => forgetFailedSchedules(payload, before(FAILED_SCHEDULES_KEPT_MS)),
    async () => forgetPageViews(await sqlOf(payload), now - VIEWS_KEPT_MS),
    () => forgetOldAnswers(payload, now),
    () => inTransaction(payload, async (req) => cutOffBefore(await sqlOf(payload, req), before(auditDays * DAY_MS))),
    () => removeBlankDrafts(payload, before(DAY_MS)),
    () => emptyTrash(payload, before(TRASH_KEPT_MS)),
  ])
    await work().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

async function forgetChanges(payload: Payload, before: Date): Promise<void> {
  const newest = await payload.find({
    collection: 'changes',
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  await payload.delete({
    collection: 'changes',
    // The newest row stays, so that a log that was emptied never looks like one that starts anew.
    where: { and: [{ createdAt: { less_than: before.toISOString() } }, { id: { not_equals: newest.docs[0]?.id ?? 0 } }] },
    depth: 0,
    overrideAccess: true,
  })
}

async function forgetFailedSchedules(payload: Payload, before: Date): Promise<void> {
  await payload.delete({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before.toISOString() } }] },
    depth: 0,
    overrideAccess: true,
  })
}

/** One that can't be removed keeps no other. */
async function emptyTrash(payload: Payload, before: Date): Promise<void> {
  const where = { deletedAt: { less_than: before.toISOString() } }
  const refused: string[] = []
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const collection = slug as CollectionSlug
    const { errors } = await payload.delete({ collection, where, trash: true, depth: 0, overrideAccess: true })
    refused.push(...errors.map(({ id, message }) => `${slug} ${id}: ${message}`))
  }
  if (refused.length > 0) throw new Error(`Still in the trash after its time: ${refused.join('; ')}`)
}

export function keepHouseDaily(payload: Payload): void {
  const run = () => keepHouse(payload).catch((error) => payload.logger.error({ err: error, msg: 'housekeeping failed' }))
  void run()
  setInterval(run, DAY_MS).unref()
}
