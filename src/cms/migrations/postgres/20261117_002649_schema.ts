import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createShownMediaTable, dropShownMediaTable } from '#published/records/shown-media.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "pinned" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_pinned" boolean DEFAULT false;`)
  await createShownMediaTable(await sqlOf(payload, req))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropShownMediaTable(await sqlOf(payload, req))
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "pinned";
  ALTER TABLE "_posts_v" DROP COLUMN "version_pinned";`)
}
