import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum__pages_v_version_lang" AS ENUM('en', 'ja');
  ALTER TABLE "pages" ADD COLUMN "lang" "enum_pages_lang";
  ALTER TABLE "_pages_v" ADD COLUMN "version_lang" "enum__pages_v_version_lang";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "lang";
  ALTER TABLE "_pages_v" DROP COLUMN "version_lang";
  DROP TYPE "public"."enum_pages_lang";
  DROP TYPE "public"."enum__pages_v_version_lang";`)
}
