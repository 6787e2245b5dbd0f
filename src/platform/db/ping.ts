import type { Sql } from '../sql.ts'

/** After which to ask again where the database is away, for `Retry-After`. */
export const AWAY_SECONDS = '5'

/** Whether the database answers; throws what keeps it from answering. */
export async function ping(sql: Sql): Promise<boolean> {
  return (await sql.run('select 1 as alive')).length === 1
}
