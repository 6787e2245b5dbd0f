import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { createAuditTables, dropAuditTables } from '#audit/log.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  await createAuditTables(await sqlOf(payload, req))
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropAuditTables(await sqlOf(payload, req))
}
