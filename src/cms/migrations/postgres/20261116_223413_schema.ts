import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_brand_scheme" AS ENUM('programme', 'indigo', 'pine', 'plum', 'sea', 'ochre', 'graphite', 'wine', 'own');
  CREATE TYPE "public"."enum_site_brand_face" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum_site_brand_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_site_brand_lines" AS ENUM('double', 'single', 'thin');
  CREATE TYPE "public"."enum_site_brand_motif" AS ENUM('voiceprint', 'arcs', 'type', 'photographs', 'none');
  CREATE TYPE "public"."enum__site_v_version_brand_scheme" AS ENUM('programme', 'indigo', 'pine', 'plum', 'sea', 'ochre', 'graphite', 'wine', 'own');
  CREATE TYPE "public"."enum__site_v_version_brand_face" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum__site_v_version_brand_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__site_v_version_brand_lines" AS ENUM('double', 'single', 'thin');
  CREATE TYPE "public"."enum__site_v_version_brand_motif" AS ENUM('voiceprint', 'arcs', 'type', 'photographs', 'none');
  ALTER TABLE "site" ADD COLUMN "brand_scheme" "enum_site_brand_scheme" DEFAULT 'programme';
  ALTER TABLE "site" ADD COLUMN "brand_colours_zhu" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_ink" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_paper" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_bone" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_straw" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_peach" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_celadon" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_colours_sky" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_face" "enum_site_brand_face" DEFAULT 'serif';
  ALTER TABLE "site" ADD COLUMN "brand_corners" "enum_site_brand_corners" DEFAULT 'square';
  ALTER TABLE "site" ADD COLUMN "brand_lines" "enum_site_brand_lines" DEFAULT 'double';
  ALTER TABLE "site" ADD COLUMN "brand_logo_id" integer;
  ALTER TABLE "site" ADD COLUMN "brand_logo_on_dark_id" integer;
  ALTER TABLE "site" ADD COLUMN "brand_mark_id" integer;
  ALTER TABLE "site" ADD COLUMN "brand_tones" varchar;
  ALTER TABLE "site" ADD COLUMN "brand_motif" "enum_site_brand_motif" DEFAULT 'voiceprint';
  ALTER TABLE "site" ADD COLUMN "words_copyright" varchar;
  ALTER TABLE "site" ADD COLUMN "words_footer_note" varchar;
  ALTER TABLE "site" ADD COLUMN "words_social_title" varchar;
  ALTER TABLE "site" ADD COLUMN "words_not_found_title" varchar;
  ALTER TABLE "site" ADD COLUMN "words_not_found_text" varchar;
  ALTER TABLE "site" ADD COLUMN "words_search_start" varchar;
  ALTER TABLE "site" ADD COLUMN "words_search_none" varchar;
  ALTER TABLE "site" ADD COLUMN "words_no_news" varchar;
  ALTER TABLE "site_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_scheme" "enum__site_v_version_brand_scheme" DEFAULT 'programme';
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_zhu" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_ink" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_paper" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_bone" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_straw" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_peach" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_celadon" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_colours_sky" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_face" "enum__site_v_version_brand_face" DEFAULT 'serif';
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_corners" "enum__site_v_version_brand_corners" DEFAULT 'square';
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_lines" "enum__site_v_version_brand_lines" DEFAULT 'double';
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_logo_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_logo_on_dark_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_mark_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_tones" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_motif" "enum__site_v_version_brand_motif" DEFAULT 'voiceprint';
  ALTER TABLE "_site_v" ADD COLUMN "version_words_copyright" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_footer_note" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_social_title" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_not_found_title" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_not_found_text" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_search_start" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_search_none" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_words_no_news" varchar;
  ALTER TABLE "_site_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "site" ADD CONSTRAINT "site_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_rels" ADD CONSTRAINT "site_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_rels" ADD CONSTRAINT "_site_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_brand_brand_logo_idx" ON "site" USING btree ("brand_logo_id");
  CREATE INDEX "site_brand_brand_logo_on_dark_idx" ON "site" USING btree ("brand_logo_on_dark_id");
  CREATE INDEX "site_brand_brand_mark_idx" ON "site" USING btree ("brand_mark_id");
  CREATE INDEX "site_rels_media_id_idx" ON "site_rels" USING btree ("media_id");
  CREATE INDEX "_site_v_version_brand_version_brand_logo_idx" ON "_site_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_site_v_version_brand_version_brand_logo_on_dark_idx" ON "_site_v" USING btree ("version_brand_logo_on_dark_id");
  CREATE INDEX "_site_v_version_brand_version_brand_mark_idx" ON "_site_v" USING btree ("version_brand_mark_id");
  CREATE INDEX "_site_v_rels_media_id_idx" ON "_site_v_rels" USING btree ("media_id");`)
  // Sites that are there already keep the seal that they have shown.
  await db.execute(sql`UPDATE "site" SET "brand_tones" = '3324'; UPDATE "_site_v" SET "version_brand_tones" = '3324';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_brand_logo_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_brand_mark_id_media_id_fk";
  
  ALTER TABLE "site_rels" DROP CONSTRAINT "site_rels_media_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_brand_logo_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_brand_mark_id_media_id_fk";
  
  ALTER TABLE "_site_v_rels" DROP CONSTRAINT "_site_v_rels_media_fk";
  
  DROP INDEX "site_brand_brand_logo_idx";
  DROP INDEX "site_brand_brand_logo_on_dark_idx";
  DROP INDEX "site_brand_brand_mark_idx";
  DROP INDEX "site_rels_media_id_idx";
  DROP INDEX "_site_v_version_brand_version_brand_logo_idx";
  DROP INDEX "_site_v_version_brand_version_brand_logo_on_dark_idx";
  DROP INDEX "_site_v_version_brand_version_brand_mark_idx";
  DROP INDEX "_site_v_rels_media_id_idx";
  ALTER TABLE "site" DROP COLUMN "brand_scheme";
  ALTER TABLE "site" DROP COLUMN "brand_colours_zhu";
  ALTER TABLE "site" DROP COLUMN "brand_colours_ink";
  ALTER TABLE "site" DROP COLUMN "brand_colours_paper";
  ALTER TABLE "site" DROP COLUMN "brand_colours_bone";
  ALTER TABLE "site" DROP COLUMN "brand_colours_straw";
  ALTER TABLE "site" DROP COLUMN "brand_colours_peach";
  ALTER TABLE "site" DROP COLUMN "brand_colours_celadon";
  ALTER TABLE "site" DROP COLUMN "brand_colours_sky";
  ALTER TABLE "site" DROP COLUMN "brand_face";
  ALTER TABLE "site" DROP COLUMN "brand_corners";
  ALTER TABLE "site" DROP COLUMN "brand_lines";
  ALTER TABLE "site" DROP COLUMN "brand_logo_id";
  ALTER TABLE "site" DROP COLUMN "brand_logo_on_dark_id";
  ALTER TABLE "site" DROP COLUMN "brand_mark_id";
  ALTER TABLE "site" DROP COLUMN "brand_tones";
  ALTER TABLE "site" DROP COLUMN "brand_motif";
  ALTER TABLE "site" DROP COLUMN "words_copyright";
  ALTER TABLE "site" DROP COLUMN "words_footer_note";
  ALTER TABLE "site" DROP COLUMN "words_social_title";
  ALTER TABLE "site" DROP COLUMN "words_not_found_title";
  ALTER TABLE "site" DROP COLUMN "words_not_found_text";
  ALTER TABLE "site" DROP COLUMN "words_search_start";
  ALTER TABLE "site" DROP COLUMN "words_search_none";
  ALTER TABLE "site" DROP COLUMN "words_no_news";
  ALTER TABLE "site_rels" DROP COLUMN "media_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_scheme";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_zhu";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_ink";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_paper";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_bone";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_straw";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_peach";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_celadon";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_colours_sky";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_face";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_corners";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_lines";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_logo_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_logo_on_dark_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_mark_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_tones";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_motif";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_copyright";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_footer_note";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_social_title";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_not_found_title";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_not_found_text";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_search_start";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_search_none";
  ALTER TABLE "_site_v" DROP COLUMN "version_words_no_news";
  ALTER TABLE "_site_v_rels" DROP COLUMN "media_id";
  DROP TYPE "public"."enum_site_brand_scheme";
  DROP TYPE "public"."enum_site_brand_face";
  DROP TYPE "public"."enum_site_brand_corners";
  DROP TYPE "public"."enum_site_brand_lines";
  DROP TYPE "public"."enum_site_brand_motif";
  DROP TYPE "public"."enum__site_v_version_brand_scheme";
  DROP TYPE "public"."enum__site_v_version_brand_face";
  DROP TYPE "public"."enum__site_v_version_brand_corners";
  DROP TYPE "public"."enum__site_v_version_brand_lines";
  DROP TYPE "public"."enum__site_v_version_brand_motif";`)
}
