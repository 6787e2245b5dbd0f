import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_scheme\` text DEFAULT 'programme';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_zhu\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_ink\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_paper\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_bone\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_straw\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_peach\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_celadon\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_colours_sky\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_face\` text DEFAULT 'serif';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_corners\` text DEFAULT 'square';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_lines\` text DEFAULT 'double';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_logo_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_mark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_tones\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_motif\` text DEFAULT 'voiceprint';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_copyright\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_footer_note\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_social_title\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_not_found_title\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_not_found_text\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_search_start\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_search_none\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`words_no_news\` text;`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_logo_idx\` ON \`site\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_logo_on_dark_idx\` ON \`site\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_mark_idx\` ON \`site\` (\`brand_mark_id\`);`)
  await db.run(sql`ALTER TABLE \`site_rels\` ADD \`media_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`site_rels_media_id_idx\` ON \`site_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_scheme\` text DEFAULT 'programme';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_zhu\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_ink\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_paper\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_bone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_straw\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_peach\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_celadon\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_colours_sky\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_face\` text DEFAULT 'serif';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_corners\` text DEFAULT 'square';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_lines\` text DEFAULT 'double';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_logo_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_mark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_tones\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_motif\` text DEFAULT 'voiceprint';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_copyright\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_footer_note\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_social_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_not_found_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_not_found_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_search_start\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_search_none\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_words_no_news\` text;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_logo_idx\` ON \`_site_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_logo_on_dark_idx\` ON \`_site_v\` (\`version_brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_mark_idx\` ON \`_site_v\` (\`version_brand_mark_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_v_rels\` ADD \`media_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_media_id_idx\` ON \`_site_v_rels\` (\`media_id\`);`)
  // Sites that are there already keep the seal that they have shown.
  await db.run(sql`UPDATE \`site\` SET \`brand_tones\` = '3324';`)
  await db.run(sql`UPDATE \`_site_v\` SET \`version_brand_tones\` = '3324';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`university\` text,
  	\`department\` text,
  	\`department_english\` text,
  	\`description\` text,
  	\`share_image_id\` integer,
  	\`address\` text,
  	\`map_url\` text,
  	\`phone\` text,
  	\`phone_note\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`header_menu_id\` integer,
  	\`utility_menu_id\` integer,
  	\`legal_menu_id\` integer,
  	\`sticky_header\` integer DEFAULT true,
  	\`header_tools\` text DEFAULT '[{"blockType":"header-search"}]',
  	\`everywhere\` text,
  	\`lightbox_is_on\` integer DEFAULT true,
  	\`lightbox_counter\` integer DEFAULT true,
  	\`lightbox_fullscreen\` integer DEFAULT true,
  	\`lightbox_zoom\` integer DEFAULT true,
  	\`lightbox_share\` integer DEFAULT true,
  	\`lightbox_title\` text DEFAULT 'title',
  	\`lightbox_description\` text DEFAULT 'description',
  	\`posts_per_page\` numeric DEFAULT 10,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`utility_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`legal_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "edited_by", "_status", "updated_at", "created_at") SELECT "id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "edited_by", "_status", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_header_menu_idx\` ON \`site\` (\`header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_utility_menu_idx\` ON \`site\` (\`utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_legal_menu_idx\` ON \`site\` (\`legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site__status_idx\` ON \`site\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menus_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_rels\`("id", "order", "parent_id", "path", "menus_id") SELECT "id", "order", "parent_id", "path", "menus_id" FROM \`site_rels\`;`)
  await db.run(sql`DROP TABLE \`site_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_rels\` RENAME TO \`site_rels\`;`)
  await db.run(sql`CREATE INDEX \`site_rels_order_idx\` ON \`site_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_rels_parent_idx\` ON \`site_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_rels_path_idx\` ON \`site_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_rels_menus_id_idx\` ON \`site_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_university\` text,
  	\`version_department\` text,
  	\`version_department_english\` text,
  	\`version_description\` text,
  	\`version_share_image_id\` integer,
  	\`version_address\` text,
  	\`version_map_url\` text,
  	\`version_phone\` text,
  	\`version_phone_note\` text,
  	\`version_email\` text,
  	\`version_hours\` text,
  	\`version_header_menu_id\` integer,
  	\`version_utility_menu_id\` integer,
  	\`version_legal_menu_id\` integer,
  	\`version_sticky_header\` integer DEFAULT true,
  	\`version_header_tools\` text DEFAULT '[{"blockType":"header-search"}]',
  	\`version_everywhere\` text,
  	\`version_lightbox_is_on\` integer DEFAULT true,
  	\`version_lightbox_counter\` integer DEFAULT true,
  	\`version_lightbox_fullscreen\` integer DEFAULT true,
  	\`version_lightbox_zoom\` integer DEFAULT true,
  	\`version_lightbox_share\` integer DEFAULT true,
  	\`version_lightbox_title\` text DEFAULT 'title',
  	\`version_lightbox_description\` text DEFAULT 'description',
  	\`version_posts_per_page\` numeric DEFAULT 10,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_utility_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_legal_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_university", "version_department", "version_department_english", "version_description", "version_share_image_id", "version_address", "version_map_url", "version_phone", "version_phone_note", "version_email", "version_hours", "version_header_menu_id", "version_utility_menu_id", "version_legal_menu_id", "version_sticky_header", "version_header_tools", "version_everywhere", "version_lightbox_is_on", "version_lightbox_counter", "version_lightbox_fullscreen", "version_lightbox_zoom", "version_lightbox_share", "version_lightbox_title", "version_lightbox_description", "version_posts_per_page", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_university", "version_department", "version_department_english", "version_description", "version_share_image_id", "version_address", "version_map_url", "version_phone", "version_phone_note", "version_email", "version_hours", "version_header_menu_id", "version_utility_menu_id", "version_legal_menu_id", "version_sticky_header", "version_header_tools", "version_everywhere", "version_lightbox_is_on", "version_lightbox_counter", "version_lightbox_fullscreen", "version_lightbox_zoom", "version_lightbox_share", "version_lightbox_title", "version_lightbox_description", "version_posts_per_page", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v\` RENAME TO \`_site_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_share_image_idx\` ON \`_site_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_header_menu_idx\` ON \`_site_v\` (\`version_header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_utility_menu_idx\` ON \`_site_v\` (\`version_utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_legal_menu_idx\` ON \`_site_v\` (\`version_legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version__status_idx\` ON \`_site_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_latest_idx\` ON \`_site_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_autosave_idx\` ON \`_site_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menus_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v_rels\`("id", "order", "parent_id", "path", "menus_id") SELECT "id", "order", "parent_id", "path", "menus_id" FROM \`_site_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_site_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v_rels\` RENAME TO \`_site_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_order_idx\` ON \`_site_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_parent_idx\` ON \`_site_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_path_idx\` ON \`_site_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_menus_id_idx\` ON \`_site_v_rels\` (\`menus_id\`);`)
}
