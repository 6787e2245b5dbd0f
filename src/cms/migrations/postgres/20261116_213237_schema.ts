import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_items_state" AS ENUM('started', 'done', 'linked');
  CREATE TYPE "public"."enum_import_runs_state" AS ENUM('running', 'done', 'undone');
  CREATE TABLE "import_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"wp_type" varchar NOT NULL,
  	"wp_id" varchar NOT NULL,
  	"wp_guid" varchar,
  	"wp_link" varchar,
  	"old_path" varchar,
  	"hash" varchar NOT NULL,
  	"doc_collection" varchar NOT NULL,
  	"doc_id" numeric NOT NULL,
  	"doc_updated_at" varchar NOT NULL,
  	"imported_at" timestamp(3) with time zone NOT NULL,
  	"run" numeric NOT NULL,
  	"state" "enum_import_items_state" NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"state" "enum_import_runs_state" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "guid" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_guid" varchar;
  CREATE INDEX "import_items_old_path_idx" ON "import_items" USING btree ("old_path");
  CREATE INDEX "import_items_doc_id_idx" ON "import_items" USING btree ("doc_id");
  CREATE INDEX "import_items_run_idx" ON "import_items" USING btree ("run");
  CREATE INDEX "import_items_updated_at_idx" ON "import_items" USING btree ("updated_at");
  CREATE INDEX "import_items_created_at_idx" ON "import_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_wpType_wpId_idx" ON "import_items" USING btree ("source","wp_type","wp_id");
  CREATE INDEX "wpId_wpType_idx" ON "import_items" USING btree ("wp_id","wp_type");
  CREATE INDEX "import_runs_source_idx" ON "import_runs" USING btree ("source");
  CREATE INDEX "import_runs_updated_at_idx" ON "import_runs" USING btree ("updated_at");
  CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "import_items" CASCADE;
  DROP TABLE "import_runs" CASCADE;
  ALTER TABLE "posts" DROP COLUMN "guid";
  ALTER TABLE "_posts_v" DROP COLUMN "version_guid";
  DROP TYPE "public"."enum_import_items_state";
  DROP TYPE "public"."enum_import_runs_state";`)
}
