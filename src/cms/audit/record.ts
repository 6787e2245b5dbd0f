import type { Payload, PayloadRequest } from 'payload'
import type { Deed } from '#audit/entry.ts'
import { appendEntry } from '#audit/log.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOn } from '#platform/db/sql.ts'
import { beforeCommit } from '#platform/db/transactions.ts'
import { originOf } from '../access/client-address.ts'

const BY_SCHEDULE = '排程'

/** Whether there is somebody behind a request, or the program that keeps their schedules. What a seed or an import writes is told as a whole. */
export function isSomebodys(req: PayloadRequest): boolean {
  return req.user !== null || isOfJobs(req) || originOf(req.headers) !== ''
}

/** Notes what is done in a request: in its transaction, so that neither is stored without the other, or in one of its own. */
export async function recordDeed(
  req: PayloadRequest,
  deed: Pick<Deed, 'kind'> & Partial<Pick<Deed, 'actorId' | 'actor' | 'subject' | 'path' | 'changes'>>,
): Promise<void> {
  const { payload, user } = req
  const whole: Deed = {
    actorId: user ? Number(user.id) : null,
    actor: user?.collection === 'users' ? user.name : isOfJobs(req) ? BY_SCHEDULE : '',
    subject: '',
    path: '',
    origin: isOfJobs(req) ? BY_SCHEDULE : originOf(req.headers),
    changes: [],
    ...deed,
  }
  if (!appendLast(payload, whole)) await inTransaction(payload, async () => void appendLast(payload, whole))
}

function appendLast(payload: Payload, deed: Deed): boolean {
  return beforeCommit(payload.db, (db) =>
    appendEntry(
      sqlOn(() => db),
      deed,
    ),
  )
}

function isOfJobs({ payload }: PayloadRequest): boolean {
  return payload.config.custom?.program === 'jobs'
}
