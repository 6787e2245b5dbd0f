import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { createFactorTables, dropFactorTables } from '#cms/second-factor/store.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  await createFactorTables(await sqlOf(payload, req))
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropFactorTables(await sqlOf(payload, req))
}
