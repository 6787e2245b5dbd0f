import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`import_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`wp_type\` text NOT NULL,
  	\`wp_id\` text NOT NULL,
  	\`wp_guid\` text,
  	\`wp_link\` text,
  	\`old_path\` text,
  	\`hash\` text NOT NULL,
  	\`doc_collection\` text NOT NULL,
  	\`doc_id\` numeric NOT NULL,
  	\`doc_updated_at\` text NOT NULL,
  	\`imported_at\` text NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`import_items_old_path_idx\` ON \`import_items\` (\`old_path\`);`)
  await db.run(sql`CREATE INDEX \`import_items_doc_id_idx\` ON \`import_items\` (\`doc_id\`);`)
  await db.run(sql`CREATE INDEX \`import_items_run_idx\` ON \`import_items\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`import_items_updated_at_idx\` ON \`import_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_items_created_at_idx\` ON \`import_items\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`source_wpType_wpId_idx\` ON \`import_items\` (\`source\`,\`wp_type\`,\`wp_id\`);`)
  await db.run(sql`CREATE INDEX \`wpId_wpType_idx\` ON \`import_items\` (\`wp_id\`,\`wp_type\`);`)
  await db.run(sql`CREATE TABLE \`import_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`import_runs_source_idx\` ON \`import_runs\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_updated_at_idx\` ON \`import_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_created_at_idx\` ON \`import_runs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`guid\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_guid\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`import_items\`;`)
  await db.run(sql`DROP TABLE \`import_runs\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`guid\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_guid\`;`)
}
