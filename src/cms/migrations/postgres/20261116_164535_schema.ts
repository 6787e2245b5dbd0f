import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_menus_items_children_children_kind" ADD VALUE 'file' BEFORE 'close-popup';
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'file' BEFORE 'close-popup';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'file' BEFORE 'close-popup';
  ALTER TABLE "media" ADD COLUMN "original_name" varchar;
  ALTER TABLE "media" ADD COLUMN "file_hash" varchar;
  ALTER TABLE "menus_items_children_children" ADD COLUMN "file_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "file_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "file_id" integer;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_file_hash_idx" ON "media" USING btree ("file_hash");
  CREATE INDEX "menus_items_children_children_file_idx" ON "menus_items_children_children" USING btree ("file_id");
  CREATE INDEX "menus_items_children_file_idx" ON "menus_items_children" USING btree ("file_id");
  CREATE INDEX "menus_items_file_idx" ON "menus_items" USING btree ("file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_items_children_children" DROP CONSTRAINT "menus_items_children_children_file_id_media_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_file_id_media_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_file_id_media_id_fk";
  
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_children_children_kind";
  CREATE TYPE "public"."enum_menus_items_children_children_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_children_children_kind" USING "kind"::"public"."enum_menus_items_children_children_kind";
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_children_kind";
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_children_kind" USING "kind"::"public"."enum_menus_items_children_kind";
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_kind";
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_kind" USING "kind"::"public"."enum_menus_items_kind";
  DROP INDEX "media_file_hash_idx";
  DROP INDEX "menus_items_children_children_file_idx";
  DROP INDEX "menus_items_children_file_idx";
  DROP INDEX "menus_items_file_idx";
  ALTER TABLE "media" DROP COLUMN "original_name";
  ALTER TABLE "media" DROP COLUMN "file_hash";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "file_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "file_id";
  ALTER TABLE "menus_items" DROP COLUMN "file_id";`)
}
