import type { Payload } from 'payload'

const DAY_MS = 24 * 60 * 60_000
/** Far longer than a site process may be blind and still trust its pages. */
const CHANGES_KEPT_MS = 7 * DAY_MS
/** Long enough for everybody to have seen the start page; after it, nobody means to do anything about them. */
const FAILED_SCHEDULES_KEPT_MS = 30 * DAY_MS

const UNNAMED = [
  ['posts', 'title'],
  ['pages', 'title'],
  ['fragments', 'name'],
  ['popups', 'name'],
] as const

/** Once a day: forgets old rows of the change log, old schedules that failed, and drafts that were opened and left without a word. */
export async function keepHouse(payload: Payload, now = Date.now()): Promise<void> {
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
    where: {
      and: [
        { createdAt: { less_than: new Date(now - CHANGES_KEPT_MS).toISOString() } },
        { id: { not_equals: newest.docs[0]?.id ?? 0 } },
      ],
    },
    depth: 0,
    overrideAccess: true,
  })
  await payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [{ hasError: { equals: true } }, { updatedAt: { less_than: new Date(now - FAILED_SCHEDULES_KEPT_MS).toISOString() } }],
    },
    depth: 0,
    overrideAccess: true,
  })
  for (const [collection, title] of UNNAMED) {
    await payload.delete({
      collection,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [title]: { exists: false } },
          { updatedAt: { less_than: new Date(now - DAY_MS).toISOString() } },
        ],
      },
      depth: 0,
      overrideAccess: true,
    })
  }
}

export function keepHouseDaily(payload: Payload): void {
  const run = () => keepHouse(payload).catch((error) => payload.logger.error({ err: error, msg: 'housekeeping failed' }))
  void run()
  setInterval(run, DAY_MS).unref()
}
