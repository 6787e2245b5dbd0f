import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-sqlite'
import { createLinkTable, dropLinkTable } from '#dead-links/state.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  await createLinkTable(await sqlOf(payload, req))
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropLinkTable(await sqlOf(payload, req))
}
