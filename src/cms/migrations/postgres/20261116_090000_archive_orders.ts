import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { ask } from '#platform/sql.ts'
import { addArchiveOrders, dropArchiveOrders } from '#published/archive/orders.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  const sql = await sqlOf(payload, req)
  await addArchiveOrders(sql)
  // Without this row the archive is built anew at the next start.
  await ask(sql, 'delete from search_state')
}

export async function down({ payload, req }: MigrateDownArgs): Promise<void> {
  await dropArchiveOrders(await sqlOf(payload, req))
}
