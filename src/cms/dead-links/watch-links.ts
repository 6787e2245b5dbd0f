import type { Payload } from 'payload'
import type { LinkReport } from '#dead-links/find-dead-links.ts'
import { claimLook, giveUpLook, storeLook } from '#dead-links/state.ts'
import { sqlOf } from '#platform/db/sql.ts'

const ASK_MS = 10_000
/** The site shows a change within a second; whoever saves often is waited for. */
const QUIET_MS = 15_000
const DAY_MS = 24 * 60 * 60_000
const LONGEST_LOOK_MS = 2 * 60 * 60_000
const TRY_AGAIN_MS = 10 * 60_000
/** A large site is not read all day: looking takes at most a tenth of the time. */
const REST_PER_LOOK = 9

type Look = () => Promise<LinkReport>

/** Looks for links that lead nowhere: after whatever is published, and once a day. */
export function watchLinks(payload: Payload, look: Look): void {
  let isUnderWay = false
  const run = async () => {
    if (isUnderWay) return
    isUnderWay = true
    await lookIfDue(payload, look).catch((error) =>
      payload.logger.warn({ err: error, msg: 'links could not be looked at; it is tried again' }),
    )
    isUnderWay = false
  }
  setInterval(run, ASK_MS).unref()
}

export async function lookIfDue(payload: Payload, look: Look, now = new Date()): Promise<void> {
  const sql = await sqlOf(payload)
  const { docs } = await payload.find({
    collection: 'changes',
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const [newest] = docs
  if (newest && now.getTime() - Date.parse(newest.createdAt) < QUIET_MS) return
  const change = newest?.id ?? 0
  const until = new Date(now.getTime() + LONGEST_LOOK_MS)
  if (!(await claimLook(sql, { now, until, change, tooOld: new Date(now.getTime() - DAY_MS) }))) return
  const begun = performance.now()
  let report: LinkReport
  try {
    report = await look()
  } catch (error) {
    const rest = Math.max(TRY_AGAIN_MS, (performance.now() - begun) * REST_PER_LOOK)
    await giveUpLook(sql, new Date(Math.max(now.getTime(), Date.now()) + rest))
    throw error
  }
  const restMs = (performance.now() - begun) * REST_PER_LOOK
  await storeLook(sql, report, { now, restUntil: new Date(Date.now() + restMs), change })
}
