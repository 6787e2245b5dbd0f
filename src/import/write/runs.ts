import type { Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'

type RunState = 'running' | 'done' | 'undone'

/** The number under which an import is written. One that was cut off goes on. */
export async function startRun(payload: Payload, source: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'import-runs',
    where: { and: [{ source: { equals: source } }, { state: { equals: 'running' } }] },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  if (docs[0] !== undefined) return docs[0].id
  const run = await payload.create({
    collection: 'import-runs',
    data: { source, state: 'running' },
    depth: 0,
    overrideAccess: true,
  })
  return run.id
}

export async function endRun(payload: Payload, run: number, state: RunState): Promise<void> {
  await (await sqlOf(payload)).run('update import_runs set state = ?, updated_at = ? where id = ?', [
    state,
    new Date().toISOString(),
    run,
  ])
}

export async function hasRun(payload: Payload, run: number): Promise<boolean> {
  const rows = await (await sqlOf(payload)).run('select id from import_runs where id = ?', [run])
  return rows.length > 0
}
