import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletters_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_rels_order_idx\` ON \`newsletters_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_parent_idx\` ON \`newsletters_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_path_idx\` ON \`newsletters_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_posts_id_idx\` ON \`newsletters_rels\` (\`posts_id\`);`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`scheduled_at\` text;`)
  await db.run(sql`CREATE INDEX \`newsletters_scheduled_at_idx\` ON \`newsletters\` (\`scheduled_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletters_rels\`;`)
  await db.run(sql`DROP INDEX \`newsletters_scheduled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`scheduled_at\`;`)
}
