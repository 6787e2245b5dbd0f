import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_newsletters_state" ADD VALUE 'scheduled' BEFORE 'queued';
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  ALTER TABLE "newsletters" ADD COLUMN "scheduled_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_posts_id_idx" ON "newsletters_rels" USING btree ("posts_id");
  CREATE INDEX "newsletters_scheduled_at_idx" ON "newsletters" USING btree ("scheduled_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters_rels" CASCADE;
  ALTER TABLE "newsletters" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "newsletters" ALTER COLUMN "state" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_newsletters_state";
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'queued', 'sending', 'sent');
  ALTER TABLE "newsletters" ALTER COLUMN "state" SET DEFAULT 'draft'::"public"."enum_newsletters_state";
  ALTER TABLE "newsletters" ALTER COLUMN "state" SET DATA TYPE "public"."enum_newsletters_state" USING "state"::"public"."enum_newsletters_state";
  DROP INDEX "newsletters_scheduled_at_idx";
  ALTER TABLE "newsletters" DROP COLUMN "scheduled_at";`)
}
