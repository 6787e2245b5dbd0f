import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_by_id\` integer,
  	\`asked_at\` text,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_requests_state_idx\` ON \`review_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_asked_by_idx\` ON \`review_requests\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_decided_by_idx\` ON \`review_requests\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_updated_at_idx\` ON \`review_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_created_at_idx\` ON \`review_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_idx\` ON \`review_requests\` (\`kind\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`writer_id\` integer,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`writer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_writer_idx\` ON \`comments\` (\`writer_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_document_1_idx\` ON \`comments\` (\`kind\`,\`document\`);`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`review_id\` integer REFERENCES review_requests(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`outbox_review_idx\` ON \`outbox\` (\`review_id\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`may_publish\` integer DEFAULT false;`)
  // Authors who are here already have always published their own posts.
  await db.run(sql`UPDATE \`users\` SET \`may_publish\` = true WHERE \`role\` = 'author';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_requests\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_outbox\` (
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
  await db.run(sql`INSERT INTO \`__new_outbox\`("id", "kind", "state", "subscriber_id", "newsletter_id", "user_id", "attempts", "due_at", "last_error", "handed_at", "done_at", "asks_first", "lease_owner", "lease_until", "updated_at", "created_at") SELECT "id", "kind", "state", "subscriber_id", "newsletter_id", "user_id", "attempts", "due_at", "last_error", "handed_at", "done_at", "asks_first", "lease_owner", "lease_until", "updated_at", "created_at" FROM \`outbox\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`ALTER TABLE \`__new_outbox\` RENAME TO \`outbox\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`outbox_subscriber_idx\` ON \`outbox\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_newsletter_idx\` ON \`outbox\` (\`newsletter_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_user_idx\` ON \`outbox\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriber_idx\` ON \`outbox\` (\`newsletter_id\`,\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`outbox\` (\`state\`,\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`may_publish\`;`)
}
