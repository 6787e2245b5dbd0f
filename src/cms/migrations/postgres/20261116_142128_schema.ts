import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_rules_shown_roles" AS ENUM('administrator', 'editor', 'author', 'subscriber');
  CREATE TYPE "public"."enum__popups_v_version_rules_shown_roles" AS ENUM('administrator', 'editor', 'author', 'subscriber');
  ALTER TYPE "public"."enum_popups_rules_hide_from" ADD VALUE 'guests';
  ALTER TYPE "public"."enum_popups_rules_hide_from" ADD VALUE 'guests-and-roles';
  ALTER TYPE "public"."enum__popups_v_version_rules_hide_from" ADD VALUE 'guests';
  ALTER TYPE "public"."enum__popups_v_version_rules_hide_from" ADD VALUE 'guests-and-roles';
  CREATE TABLE "popups_rules_shown_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_shown_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_shown_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_shown_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "popups_rules_shown_roles" ADD CONSTRAINT "popups_rules_shown_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_shown_roles" ADD CONSTRAINT "_popups_v_version_rules_shown_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "popups_rules_shown_roles_order_idx" ON "popups_rules_shown_roles" USING btree ("order");
  CREATE INDEX "popups_rules_shown_roles_parent_idx" ON "popups_rules_shown_roles" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_shown_roles_order_idx" ON "_popups_v_version_rules_shown_roles" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_shown_roles_parent_idx" ON "_popups_v_version_rules_shown_roles" USING btree ("parent_id");
  ALTER TABLE "popups" DROP COLUMN "look_keep_on_escape";
  ALTER TABLE "_popups_v" DROP COLUMN "version_look_keep_on_escape";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "popups_rules_shown_roles" CASCADE;
  DROP TABLE "_popups_v_version_rules_shown_roles" CASCADE;
  ALTER TABLE "popups" ALTER COLUMN "rules_hide_from" SET DATA TYPE text;
  ALTER TABLE "popups" ALTER COLUMN "rules_hide_from" SET DEFAULT 'nobody'::text;
  DROP TYPE "public"."enum_popups_rules_hide_from";
  CREATE TYPE "public"."enum_popups_rules_hide_from" AS ENUM('nobody', 'everybody', 'roles');
  ALTER TABLE "popups" ALTER COLUMN "rules_hide_from" SET DEFAULT 'nobody'::"public"."enum_popups_rules_hide_from";
  ALTER TABLE "popups" ALTER COLUMN "rules_hide_from" SET DATA TYPE "public"."enum_popups_rules_hide_from" USING "rules_hide_from"::"public"."enum_popups_rules_hide_from";
  ALTER TABLE "_popups_v" ALTER COLUMN "version_rules_hide_from" SET DATA TYPE text;
  ALTER TABLE "_popups_v" ALTER COLUMN "version_rules_hide_from" SET DEFAULT 'nobody'::text;
  DROP TYPE "public"."enum__popups_v_version_rules_hide_from";
  CREATE TYPE "public"."enum__popups_v_version_rules_hide_from" AS ENUM('nobody', 'everybody', 'roles');
  ALTER TABLE "_popups_v" ALTER COLUMN "version_rules_hide_from" SET DEFAULT 'nobody'::"public"."enum__popups_v_version_rules_hide_from";
  ALTER TABLE "_popups_v" ALTER COLUMN "version_rules_hide_from" SET DATA TYPE "public"."enum__popups_v_version_rules_hide_from" USING "version_rules_hide_from"::"public"."enum__popups_v_version_rules_hide_from";
  ALTER TABLE "popups" ADD COLUMN "look_keep_on_escape" boolean DEFAULT false;
  ALTER TABLE "_popups_v" ADD COLUMN "version_look_keep_on_escape" boolean DEFAULT false;
  DROP TYPE "public"."enum_popups_rules_shown_roles";
  DROP TYPE "public"."enum__popups_v_version_rules_shown_roles";`)
}
