import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'queued', 'sending', 'sent');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'requested', 'subscribed', 'unsubscribed', 'refused');
  CREATE TYPE "public"."enum_mailing_lists_provider" AS ENUM('built-in', 'mailchimp');
  CREATE TYPE "public"."enum_mailing_lists_opt_in" AS ENUM('double', 'single');
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('confirm', 'already', 'issue', 'test', 'member');
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('waiting', 'sending', 'handed', 'sent', 'skipped', 'failed', 'uncertain');
  CREATE TYPE "public"."enum_suppressed_addresses_reason" AS ENUM('unsubscribed', 'asked', 'bounced', 'manual');
  CREATE TYPE "public"."enum_subscriber_tokens_purpose" AS ENUM('confirm', 'manage');
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"list_id" integer NOT NULL,
  	"body" jsonb NOT NULL,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"report_sent" numeric,
  	"report_skipped" numeric,
  	"report_failed" numeric,
  	"report_uncertain" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"last_name" varchar,
  	"first_name" varchar,
  	"phone" varchar,
  	"consent_text" varchar NOT NULL,
  	"consent_version" numeric,
  	"consent_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailing_lists_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"version" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "mailing_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"provider" "enum_mailing_lists_provider" DEFAULT 'built-in' NOT NULL,
  	"opt_in" "enum_mailing_lists_opt_in" DEFAULT 'double' NOT NULL,
  	"audience" varchar,
  	"is_open" boolean DEFAULT true,
  	"from_name" varchar,
  	"reply_to" varchar,
  	"consent_text" varchar DEFAULT '我同意系辦使用這個信箱寄送電子報。資料只用於寄送電子報，隨時可以退訂，退訂後不再寄送。' NOT NULL,
  	"consent_version" numeric DEFAULT 1,
  	"requires_tick" boolean DEFAULT false,
  	"privacy_page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_outbox_kind" NOT NULL,
  	"state" "enum_outbox_state" DEFAULT 'waiting' NOT NULL,
  	"subscriber_id" integer,
  	"newsletter_id" integer,
  	"user_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"handed_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"asks_first" boolean,
  	"lease_owner" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"list_id" integer,
  	"reason" "enum_suppressed_addresses_reason" DEFAULT 'manual' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriber_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_subscriber_tokens_purpose" NOT NULL,
  	"hash" varchar NOT NULL,
  	"subscriber_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mailing_lists_id" integer;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailing_lists_consents" ADD CONSTRAINT "mailing_lists_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mailing_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletters_list_idx" ON "newsletters" USING btree ("list_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "subscribers_list_idx" ON "subscribers" USING btree ("list_id");
  CREATE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_email_idx" ON "subscribers" USING btree ("list_id","email");
  CREATE INDEX "mailing_lists_consents_order_idx" ON "mailing_lists_consents" USING btree ("_order");
  CREATE INDEX "mailing_lists_consents_parent_id_idx" ON "mailing_lists_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mailing_lists_key_idx" ON "mailing_lists" USING btree ("key");
  CREATE INDEX "mailing_lists_privacy_page_idx" ON "mailing_lists" USING btree ("privacy_page_id");
  CREATE INDEX "mailing_lists_updated_at_idx" ON "mailing_lists" USING btree ("updated_at");
  CREATE INDEX "mailing_lists_created_at_idx" ON "mailing_lists" USING btree ("created_at");
  CREATE INDEX "outbox_subscriber_idx" ON "outbox" USING btree ("subscriber_id");
  CREATE INDEX "outbox_newsletter_idx" ON "outbox" USING btree ("newsletter_id");
  CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscriber_idx" ON "outbox" USING btree ("newsletter_id","subscriber_id");
  CREATE INDEX "state_dueAt_idx" ON "outbox" USING btree ("state","due_at");
  CREATE INDEX "suppressed_addresses_hash_idx" ON "suppressed_addresses" USING btree ("hash");
  CREATE INDEX "suppressed_addresses_list_idx" ON "suppressed_addresses" USING btree ("list_id");
  CREATE INDEX "suppressed_addresses_updated_at_idx" ON "suppressed_addresses" USING btree ("updated_at");
  CREATE INDEX "suppressed_addresses_created_at_idx" ON "suppressed_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscriber_tokens_hash_idx" ON "subscriber_tokens" USING btree ("hash");
  CREATE INDEX "subscriber_tokens_subscriber_idx" ON "subscriber_tokens" USING btree ("subscriber_id");
  CREATE INDEX "subscriber_tokens_expires_at_idx" ON "subscriber_tokens" USING btree ("expires_at");
  CREATE INDEX "subscriber_tokens_updated_at_idx" ON "subscriber_tokens" USING btree ("updated_at");
  CREATE INDEX "subscriber_tokens_created_at_idx" ON "subscriber_tokens" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailing_lists_fk" FOREIGN KEY ("mailing_lists_id") REFERENCES "public"."mailing_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_mailing_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("mailing_lists_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailing_lists_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailing_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppressed_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriber_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "mailing_lists_consents" CASCADE;
  DROP TABLE "mailing_lists" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "suppressed_addresses" CASCADE;
  DROP TABLE "subscriber_tokens" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mailing_lists_fk";
  
  DROP INDEX "payload_locked_documents_rels_newsletters_id_idx";
  DROP INDEX "payload_locked_documents_rels_mailing_lists_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mailing_lists_id";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_mailing_lists_provider";
  DROP TYPE "public"."enum_mailing_lists_opt_in";
  DROP TYPE "public"."enum_outbox_kind";
  DROP TYPE "public"."enum_outbox_state";
  DROP TYPE "public"."enum_suppressed_addresses_reason";
  DROP TYPE "public"."enum_subscriber_tokens_purpose";`)
}
