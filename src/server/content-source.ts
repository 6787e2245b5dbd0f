import { getPayload, type Payload } from 'payload'
import { createConfig } from '#cms/config.ts'
import { ping } from '#platform/db/ping.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { Env } from '#platform/env.ts'
import type { Sql } from '#platform/sql.ts'
import { createReaders, type Readers } from '#published/create-reader.ts'
import type { ChangeRow } from './change-tail.ts'

const MAX_ROWS_PER_LOOK = 500

export interface ContentSource {
  payload: Payload
  sql: Sql
  readers: Readers
  readChangesSince(id: number): Promise<ChangeRow[]>
  newestChangeId(): Promise<number>
  /** The database answers. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the content for reading: Payload's Local API in this process, without any of its routes. */
export async function openContent(env: Env, root: string): Promise<ContentSource> {
  return contentSourceOf(await getPayload({ config: createConfig({ env, program: 'site', root }) }))
}

export async function contentSourceOf(payload: Payload): Promise<ContentSource> {
  const sql = await sqlOf(payload)
  return {
    payload,
    sql,
    readers: createReaders({ payload, sql }),
    async readChangesSince(id) {
      const rows = await sql.run('select id, tags from changes where id > ? order by id limit ?', [id, MAX_ROWS_PER_LOOK])
      return rows.map((row) => ({ id: Number(row.id), tags: typeof row.tags === 'string' ? JSON.parse(row.tags) : row.tags }))
    },
    async newestChangeId() {
      const [row] = await sql.run('select max(id) as newest from changes')
      return Number(row?.newest ?? 0)
    },
    ping: () => ping(sql),
    close: () => payload.destroy(),
  }
}
