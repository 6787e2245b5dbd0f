import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`preheader\` text,
  	\`list_id\` integer NOT NULL,
  	\`body\` text NOT NULL,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`queued_at\` text,
  	\`sent_at\` text,
  	\`report_sent\` numeric,
  	\`report_skipped\` numeric,
  	\`report_failed\` numeric,
  	\`report_uncertain\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`list_id\`) REFERENCES \`mailing_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_list_idx\` ON \`newsletters\` (\`list_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`list_id\` integer NOT NULL,
  	\`email\` text NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`last_name\` text,
  	\`first_name\` text,
  	\`phone\` text,
  	\`consent_text\` text NOT NULL,
  	\`consent_version\` numeric,
  	\`consent_at\` text,
  	\`confirmed_at\` text,
  	\`left_at\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`list_id\`) REFERENCES \`mailing_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_list_idx\` ON \`subscribers\` (\`list_id\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_email_idx\` ON \`subscribers\` (\`list_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`mailing_lists_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`text\` text NOT NULL,
  	\`since\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mailing_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mailing_lists_consents_order_idx\` ON \`mailing_lists_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mailing_lists_consents_parent_id_idx\` ON \`mailing_lists_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mailing_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`provider\` text DEFAULT 'built-in' NOT NULL,
  	\`opt_in\` text DEFAULT 'double' NOT NULL,
  	\`audience\` text,
  	\`is_open\` integer DEFAULT true,
  	\`from_name\` text,
  	\`reply_to\` text,
  	\`consent_text\` text DEFAULT '我同意系辦使用這個信箱寄送電子報。資料只用於寄送電子報，隨時可以退訂，退訂後不再寄送。' NOT NULL,
  	\`consent_version\` numeric DEFAULT 1,
  	\`requires_tick\` integer DEFAULT false,
  	\`privacy_page_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mailing_lists_key_idx\` ON \`mailing_lists\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mailing_lists_privacy_page_idx\` ON \`mailing_lists\` (\`privacy_page_id\`);`)
  await db.run(sql`CREATE INDEX \`mailing_lists_updated_at_idx\` ON \`mailing_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mailing_lists_created_at_idx\` ON \`mailing_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`subscriber_id\` integer,
  	\`newsletter_id\` integer,
  	\`user_id\` integer,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`last_error\` text,
  	\`handed_at\` text,
  	\`done_at\` text,
  	\`asks_first\` integer,
  	\`lease_owner\` text,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`newsletter_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_subscriber_idx\` ON \`outbox\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_newsletter_idx\` ON \`outbox\` (\`newsletter_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_user_idx\` ON \`outbox\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriber_idx\` ON \`outbox\` (\`newsletter_id\`,\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`outbox\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressed_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text NOT NULL,
  	\`list_id\` integer,
  	\`reason\` text DEFAULT 'manual' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`list_id\`) REFERENCES \`mailing_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`suppressed_addresses_hash_idx\` ON \`suppressed_addresses\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_addresses_list_idx\` ON \`suppressed_addresses\` (\`list_id\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_addresses_updated_at_idx\` ON \`suppressed_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_addresses_created_at_idx\` ON \`suppressed_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriber_tokens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`subscriber_id\` integer NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriber_tokens_hash_idx\` ON \`subscriber_tokens\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_tokens_subscriber_idx\` ON \`subscriber_tokens\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_tokens_expires_at_idx\` ON \`subscriber_tokens\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_tokens_updated_at_idx\` ON \`subscriber_tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_tokens_created_at_idx\` ON \`subscriber_tokens\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletters_id\` integer REFERENCES newsletters(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mailing_lists_id\` integer REFERENCES mailing_lists(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailing_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`mailing_lists_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`mailing_lists_consents\`;`)
  await db.run(sql`DROP TABLE \`mailing_lists\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`suppressed_addresses\`;`)
  await db.run(sql`DROP TABLE \`subscriber_tokens\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`pages_id\` integer,
  	\`fragments_id\` integer,
  	\`popups_id\` integer,
  	\`media_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`menus_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fragments_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "popups_id", "media_id", "categories_id", "tags_id", "menus_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "popups_id", "media_id", "categories_id", "tags_id", "menus_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fragments_id_idx\` ON \`payload_locked_documents_rels\` (\`fragments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
