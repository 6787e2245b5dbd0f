import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`folder\` text;`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_order_consent\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_embed_notice\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_map_notice\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_order_consent\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_embed_notice\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_map_notice\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_folder_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`folder\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`words_order_consent\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`words_embed_notice\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`words_map_notice\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_words_order_consent\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_words_embed_notice\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_words_map_notice\`;`)
}
