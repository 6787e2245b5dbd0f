import type { Payload } from 'payload'

const DAY_MS = 24 * 60 * 60_000
const UNCONFIRMED_KEPT_DAYS = 30
const JOBS_KEPT_DAYS = 180

/** Once a day: forgets links that are over, people who never confirmed, and old jobs that are done. */
export async function tidyNewsletter(payload: Payload, now = Date.now()): Promise<void> {
  const before = (days: number) => ({ less_than: new Date(now - days * DAY_MS).toISOString() })
  const shared = { depth: 0, overrideAccess: true } as const
  await payload.delete({ ...shared, collection: 'subscriber-tokens', where: { expiresAt: before(0) }, overrideAccess: true })
  await payload.delete({
    ...shared,
    collection: 'subscribers',
    where: {
      and: [
        { 'list.provider': { equals: 'built-in' } },
        { status: { equals: 'pending' } },
        { updatedAt: before(UNCONFIRMED_KEPT_DAYS) },
      ],
    },
    overrideAccess: true,
  })
  await payload.delete({
    ...shared,
    collection: 'outbox',
    where: { and: [{ state: { in: ['sent', 'skipped'] } }, { doneAt: before(JOBS_KEPT_DAYS) }] },
    overrideAccess: true,
  })
}

export function tidyNewsletterDaily(payload: Payload): void {
  const run = () =>
    tidyNewsletter(payload).catch((error) =>
      payload.logger.error({ name: error.name, msg: 'the newsletter could not be tidied' }),
    )
  void run()
  setInterval(run, DAY_MS).unref()
}
