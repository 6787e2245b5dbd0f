import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-sqlite'
import { createSearchTables, dropSearchTables } from '#published/search/schema.ts'
import { createArchiveTables, dropArchiveTables } from '#published/archive/archive.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  const sql = await sqlOf(payload, req)
  await createSearchTables(sql)
  await createArchiveTables(sql)
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  const sql = await sqlOf(payload, req)
  await dropArchiveTables(sql)
  await dropSearchTables(sql)
}
