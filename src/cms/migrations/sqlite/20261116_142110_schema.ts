import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`popups_rules_shown_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_shown_roles_order_idx\` ON \`popups_rules_shown_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_shown_roles_parent_idx\` ON \`popups_rules_shown_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_shown_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_shown_roles_order_idx\` ON \`_popups_v_version_rules_shown_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_shown_roles_parent_idx\` ON \`_popups_v_version_rules_shown_roles\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`look_keep_on_escape\`;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` DROP COLUMN \`version_look_keep_on_escape\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`popups_rules_shown_roles\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_shown_roles\`;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`look_keep_on_escape\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` ADD \`version_look_keep_on_escape\` integer DEFAULT false;`)
}
