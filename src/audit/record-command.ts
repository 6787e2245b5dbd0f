import { userInfo } from 'node:os'
import { Client } from 'pg'
import { splitAtPlaceholders } from '#platform/db/sql.ts'
import { openConnection, retryWhileBusy } from '#platform/db/sqlite-connection.ts'
import type { Env } from '#platform/env.ts'
import type { Sql } from '#platform/sql.ts'
import type { Deed } from './entry.ts'
import { appendEntry } from './log.ts'

const WAIT_MS = 15_000

/** Notes what somebody has done from the command line. A database that has no log yet gets none. */
export async function recordCommand({ kind, url }: Env['database'], deed: Pick<Deed, 'kind' | 'subject'>): Promise<void> {
  const entry = { ...deed, actorId: null, actor: accountName(), path: '', origin: '命令列', changes: [] }
  await (kind === 'sqlite' ? inSqlite : inPostgres)(url, (sql) => appendEntry(sql, entry))
}

/** Of the machine; a container may have none for it. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

type Work = (sql: Sql) => Promise<void>

async function inSqlite(url: string, work: Work): Promise<void> {
  const connection = await openConnection(url, 'ON', WAIT_MS)
  try {
    const writing = await retryWhileBusy(() => connection.transaction('write'), WAIT_MS)
    const run: Sql['run'] = async (sql, values = []) => (await writing.execute({ sql, args: values as string[] })).rows
    const known = await run("select name from sqlite_master where name = 'audit_log'")
    if (known.length > 0) await work({ dialect: 'sqlite', run })
    await writing.commit()
  } finally {
    connection.close()
  }
}

async function inPostgres(url: string, work: Work): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'lectern audit' })
  await client.connect()
  try {
    await client.query('begin')
    const run: Sql['run'] = async (text, values) => (await client.query(numbered(text), values)).rows
    const [known] = await run("select to_regclass('audit_log') as name")
    if (known?.name) await work({ dialect: 'postgres', run })
    await client.query('commit')
  } finally {
    await client.end()
  }
}

function numbered(text: string): string {
  return splitAtPlaceholders(text)
    .map((part) => (typeof part === 'string' ? part : `$${part.index + 1}`))
    .join('')
}
