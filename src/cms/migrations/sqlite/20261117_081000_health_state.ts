import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-sqlite'
import { createHealthTable, dropHealthTable } from '#health/state.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  await createHealthTable(await sqlOf(payload, req))
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropHealthTable(await sqlOf(payload, req))
}
