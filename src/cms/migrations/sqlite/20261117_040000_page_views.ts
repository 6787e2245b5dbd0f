import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-sqlite'
import { createPageViewsTable, dropPageViewsTable } from '#figures/page-views.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  await createPageViewsTable(await sqlOf(payload, req))
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropPageViewsTable(await sqlOf(payload, req))
}
