import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_review_requests_state" AS ENUM('waiting', 'returned', 'published', 'withdrawn');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'review-asked';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'review-returned';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'review-published';
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"state" "enum_review_requests_state" NOT NULL,
  	"asked_by_id" integer,
  	"asked_at" timestamp(3) with time zone,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"writer_id" integer,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "outbox" ADD COLUMN "review_id" integer;
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "users" ADD COLUMN "may_publish" boolean DEFAULT false;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_asked_by_idx" ON "review_requests" USING btree ("asked_by_id");
  CREATE INDEX "review_requests_decided_by_idx" ON "review_requests" USING btree ("decided_by_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_document_idx" ON "review_requests" USING btree ("kind","document");
  CREATE INDEX "comments_writer_idx" ON "comments" USING btree ("writer_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "kind_document_1_idx" ON "comments" USING btree ("kind","document");
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_review_id_review_requests_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review_requests"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "outbox_review_idx" ON "outbox" USING btree ("review_id");`)
  // Authors who are here already have always published their own posts.
  await db.execute(sql`UPDATE "users" SET "may_publish" = true WHERE "role" = 'author';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_requests" CASCADE;
  DROP TABLE "comments" CASCADE;
  ALTER TABLE "outbox" DROP CONSTRAINT "outbox_review_id_review_requests_id_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('confirm', 'already', 'issue', 'test', 'member');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  DROP INDEX "outbox_review_idx";
  ALTER TABLE "outbox" DROP COLUMN "review_id";
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "users" DROP COLUMN "may_publish";
  DROP TYPE "public"."enum_review_requests_state";`)
}
