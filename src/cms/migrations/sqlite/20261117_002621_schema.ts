import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createShownMediaTable, dropShownMediaTable } from '#published/records/shown-media.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`pinned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_pinned\` integer DEFAULT false;`)
  await createShownMediaTable(await sqlOf(payload, req))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropShownMediaTable(await sqlOf(payload, req))
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`pinned\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_pinned\`;`)
}
