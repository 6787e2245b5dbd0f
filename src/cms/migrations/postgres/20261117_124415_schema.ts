import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "folder" varchar;
  ALTER TABLE "site" ADD COLUMN "words_order_consent" varchar;
  ALTER TABLE "site" ADD COLUMN "words_embed_notice" varchar;
  ALTER TABLE "site" ADD COLUMN "words_map_notice" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_order_consent" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_embed_notice" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_map_notice" varchar;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_folder_idx";
  ALTER TABLE "media" DROP COLUMN "folder";
  ALTER TABLE "site" DROP COLUMN "words_order_consent";
  ALTER TABLE "site" DROP COLUMN "words_embed_notice";
  ALTER TABLE "site" DROP COLUMN "words_map_notice";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_order_consent";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_embed_notice";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_map_notice";`)
}
