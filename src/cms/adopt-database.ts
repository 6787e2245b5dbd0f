import type { Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'

/** The migrations from before the first release, which one that makes the same schema has replaced. */
const REPLACED = {
  sqlite: [
    '20261115_034143_schema',
    '20261115_052942_schema',
    '20261115_060144_schema',
    '20261115_085742_schema',
    '20261115_104904_schema',
    '20261115_120000_archive_and_search',
    '20261115_192155_schema',
    '20261116_025635_schema',
    '20261116_090000_archive_orders',
  ],
  postgres: [
    '20261115_034149_schema',
    '20261115_052945_schema',
    '20261115_060204_schema',
    '20261115_085747_schema',
    '20261115_104927_schema',
    '20261115_120000_archive_and_search',
    '20261115_192159_schema',
    '20261116_025700_schema',
    '20261116_090000_archive_orders',
  ],
}
const REPLACEMENT = '20261116_100000_schema'

/** Before `migrate`: a database that has all of the replaced migrations has their replacement. */
export async function adoptDatabase(payload: Payload): Promise<void> {
  const sql = await sqlOf(payload)
  const known =
    sql.dialect === 'sqlite'
      ? "select name from sqlite_master where name = 'payload_migrations'"
      : "select to_regclass('payload_migrations') as name where to_regclass('payload_migrations') is not null"
  if ((await sql.run(known)).length === 0) return
  const done = (await sql.run('select name from payload_migrations')).map(({ name }) => String(name))
  const replaced = REPLACED[sql.dialect]
  const missing = done.includes(REPLACEMENT) ? [] : replaced.filter((name) => !done.includes(name))
  if (missing.length === replaced.length) return
  if (missing.length > 0)
    throw new Error(`This database is older than one that can be taken over: it lacks ${missing.join(', ')}`)
  // The last becomes the replacement, the others go. Whoever dies in between is made up for at the next start.
  await sql.run('update payload_migrations set name = ? where name = ?', [REPLACEMENT, replaced.at(-1)])
  for (const name of replaced) await sql.run('delete from payload_migrations where name = ?', [name])
}
