import type { PayloadRequest } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { PlannedRedirect } from '../plan/redirects.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, reasonOf, type Written } from './outcomes.ts'

const REDIRECT = 'redirect'

/** Redirects from old addresses. One that is there already stays as it is. */
export async function writeRedirects(
  ledger: Ledger,
  redirects: readonly PlannedRedirect[],
  documentId: (wpId: number) => number | null,
  written: Written,
): Promise<void> {
  for (const { from, kind, wpId, to } of redirects) {
    const target = kind === 'url' ? null : documentId(wpId)
    if (kind !== 'url' && target === null) continue
    const data = kind === 'url' ? { from, kind, to } : { from, kind, [kind]: target }
    try {
      const outcome = await ledger.settle(
        { wpType: REDIRECT, wpId: from, hash: hashOf(data), collection: 'redirects' },
        {
          async make(req) {
            const known = await findRedirect(req, from)
            return known === null
              ? req.payload.create({ collection: 'redirects', data, depth: 0, overrideAccess: true, req })
              : { id: known, state: 'linked' }
          },
          async update(req, id) {
            await req.payload.update({ collection: 'redirects', id, data, depth: 0, overrideAccess: true, req })
          },
        },
      )
      countOutcome(written, 'redirects', outcome, from)
    } catch (error) {
      written.failed.push({ title: from, reason: reasonOf(error) })
    }
  }
}

async function findRedirect(req: PayloadRequest, from: string): Promise<number | null> {
  const [row] = await (await sqlOf(req.payload, req)).run('select id from redirects where "from" = ? limit 1', [from])
  return row === undefined ? null : Number(row.id)
}
