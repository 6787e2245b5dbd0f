import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_rules_required_for" AS ENUM('administrator', 'editor', 'author');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'form-answer' BEFORE 'review-asked';
  ALTER TYPE "public"."enum_site_brand_face" ADD VALUE 'own';
  ALTER TYPE "public"."enum__site_v_version_brand_face" ADD VALUE 'own';
  CREATE TABLE "typefaces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"licence" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "form_answers_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "form_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"email" varchar,
  	"reply_to" varchar,
  	"page" varchar,
  	"consent_text" varchar NOT NULL,
  	"delete_after" timestamp(3) with time zone NOT NULL,
  	"form" varchar NOT NULL,
  	"mark" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_rules_required_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_account_rules_required_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "account_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "media" ADD COLUMN "original_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "crop" jsonb;
  ALTER TABLE "media" ADD COLUMN "former_stems" varchar;
  ALTER TABLE "outbox" ADD COLUMN "answer_id" integer;
  ALTER TABLE "outbox" ADD COLUMN "recipient" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "typefaces_id" integer;
  ALTER TABLE "site" ADD COLUMN "brand_typeface_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_typeface_id" integer;
  ALTER TABLE "form_answers_answers" ADD CONSTRAINT "form_answers_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_rules_required_for" ADD CONSTRAINT "account_rules_required_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "typefaces_updated_at_idx" ON "typefaces" USING btree ("updated_at");
  CREATE INDEX "typefaces_created_at_idx" ON "typefaces" USING btree ("created_at");
  CREATE UNIQUE INDEX "typefaces_filename_idx" ON "typefaces" USING btree ("filename");
  CREATE INDEX "form_answers_answers_order_idx" ON "form_answers_answers" USING btree ("_order");
  CREATE INDEX "form_answers_answers_parent_id_idx" ON "form_answers_answers" USING btree ("_parent_id");
  CREATE INDEX "form_answers_email_idx" ON "form_answers" USING btree ("email");
  CREATE INDEX "form_answers_delete_after_idx" ON "form_answers" USING btree ("delete_after");
  CREATE INDEX "form_answers_form_idx" ON "form_answers" USING btree ("form");
  CREATE UNIQUE INDEX "form_answers_mark_idx" ON "form_answers" USING btree ("mark");
  CREATE INDEX "form_answers_updated_at_idx" ON "form_answers" USING btree ("updated_at");
  CREATE INDEX "form_answers_created_at_idx" ON "form_answers" USING btree ("created_at");
  CREATE INDEX "account_rules_required_for_order_idx" ON "account_rules_required_for" USING btree ("order");
  CREATE INDEX "account_rules_required_for_parent_idx" ON "account_rules_required_for" USING btree ("parent_id");
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_answer_id_form_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."form_answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_typefaces_fk" FOREIGN KEY ("typefaces_id") REFERENCES "public"."typefaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_brand_typeface_id_typefaces_id_fk" FOREIGN KEY ("brand_typeface_id") REFERENCES "public"."typefaces"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_brand_typeface_id_typefaces_id_fk" FOREIGN KEY ("version_brand_typeface_id") REFERENCES "public"."typefaces"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "outbox_answer_idx" ON "outbox" USING btree ("answer_id");
  CREATE INDEX "payload_locked_documents_rels_typefaces_id_idx" ON "payload_locked_documents_rels" USING btree ("typefaces_id");
  CREATE INDEX "site_brand_brand_typeface_idx" ON "site" USING btree ("brand_typeface_id");
  CREATE INDEX "_site_v_version_brand_version_brand_typeface_idx" ON "_site_v" USING btree ("version_brand_typeface_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "typefaces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_answers_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_rules_required_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "typefaces" CASCADE;
  DROP TABLE "form_answers_answers" CASCADE;
  DROP TABLE "form_answers" CASCADE;
  DROP TABLE "account_rules_required_for" CASCADE;
  DROP TABLE "account_rules" CASCADE;
  ALTER TABLE "outbox" DROP CONSTRAINT "outbox_answer_id_form_answers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_typefaces_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_brand_typeface_id_typefaces_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_brand_typeface_id_typefaces_id_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('confirm', 'already', 'issue', 'test', 'member', 'review-asked', 'review-returned', 'review-published');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "site" ALTER COLUMN "brand_face" SET DATA TYPE text;
  ALTER TABLE "site" ALTER COLUMN "brand_face" SET DEFAULT 'serif'::text;
  DROP TYPE "public"."enum_site_brand_face";
  CREATE TYPE "public"."enum_site_brand_face" AS ENUM('serif', 'sans');
  ALTER TABLE "site" ALTER COLUMN "brand_face" SET DEFAULT 'serif'::"public"."enum_site_brand_face";
  ALTER TABLE "site" ALTER COLUMN "brand_face" SET DATA TYPE "public"."enum_site_brand_face" USING "brand_face"::"public"."enum_site_brand_face";
  ALTER TABLE "_site_v" ALTER COLUMN "version_brand_face" SET DATA TYPE text;
  ALTER TABLE "_site_v" ALTER COLUMN "version_brand_face" SET DEFAULT 'serif'::text;
  DROP TYPE "public"."enum__site_v_version_brand_face";
  CREATE TYPE "public"."enum__site_v_version_brand_face" AS ENUM('serif', 'sans');
  ALTER TABLE "_site_v" ALTER COLUMN "version_brand_face" SET DEFAULT 'serif'::"public"."enum__site_v_version_brand_face";
  ALTER TABLE "_site_v" ALTER COLUMN "version_brand_face" SET DATA TYPE "public"."enum__site_v_version_brand_face" USING "version_brand_face"::"public"."enum__site_v_version_brand_face";
  DROP INDEX "outbox_answer_idx";
  DROP INDEX "payload_locked_documents_rels_typefaces_id_idx";
  DROP INDEX "site_brand_brand_typeface_idx";
  DROP INDEX "_site_v_version_brand_version_brand_typeface_idx";
  ALTER TABLE "media" DROP COLUMN "original_filename";
  ALTER TABLE "media" DROP COLUMN "crop";
  ALTER TABLE "media" DROP COLUMN "former_stems";
  ALTER TABLE "outbox" DROP COLUMN "answer_id";
  ALTER TABLE "outbox" DROP COLUMN "recipient";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "typefaces_id";
  ALTER TABLE "site" DROP COLUMN "brand_typeface_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_typeface_id";
  DROP TYPE "public"."enum_account_rules_required_for";`)
}
