import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`typefaces\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`original_name\` text,
  	\`licence\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_updated_at_idx\` ON \`typefaces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_created_at_idx\` ON \`typefaces\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`typefaces_filename_idx\` ON \`typefaces\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`form_answers_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_answers_answers_order_idx\` ON \`form_answers_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_answers_answers_parent_id_idx\` ON \`form_answers_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_answers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`email\` text,
  	\`reply_to\` text,
  	\`page\` text,
  	\`consent_text\` text NOT NULL,
  	\`delete_after\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`mark\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`form_answers_email_idx\` ON \`form_answers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`form_answers_delete_after_idx\` ON \`form_answers\` (\`delete_after\`);`)
  await db.run(sql`CREATE INDEX \`form_answers_form_idx\` ON \`form_answers\` (\`form\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_answers_mark_idx\` ON \`form_answers\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`form_answers_updated_at_idx\` ON \`form_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_answers_created_at_idx\` ON \`form_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_rules_required_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`account_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`account_rules_required_for_order_idx\` ON \`account_rules_required_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`account_rules_required_for_parent_idx\` ON \`account_rules_required_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`account_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`media\` ADD \`original_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`crop\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`former_stems\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`answer_id\` integer REFERENCES form_answers(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`recipient\` text;`)
  await db.run(sql`CREATE INDEX \`outbox_answer_idx\` ON \`outbox\` (\`answer_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`typefaces_id\` integer REFERENCES typefaces(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typefaces_id_idx\` ON \`payload_locked_documents_rels\` (\`typefaces_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_typeface_id\` integer REFERENCES typefaces(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_typeface_idx\` ON \`site\` (\`brand_typeface_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_typeface_id\` integer REFERENCES typefaces(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_typeface_idx\` ON \`_site_v\` (\`version_brand_typeface_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`typefaces\`;`)
  await db.run(sql`DROP TABLE \`form_answers_answers\`;`)
  await db.run(sql`DROP TABLE \`form_answers\`;`)
  await db.run(sql`DROP TABLE \`account_rules_required_for\`;`)
  await db.run(sql`DROP TABLE \`account_rules\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_outbox\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`subscriber_id\` integer,
  	\`newsletter_id\` integer,
  	\`user_id\` integer,
  	\`review_id\` integer,
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
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`review_requests\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_outbox\`("id", "kind", "state", "subscriber_id", "newsletter_id", "user_id", "review_id", "attempts", "due_at", "last_error", "handed_at", "done_at", "asks_first", "lease_owner", "lease_until", "updated_at", "created_at") SELECT "id", "kind", "state", "subscriber_id", "newsletter_id", "user_id", "review_id", "attempts", "due_at", "last_error", "handed_at", "done_at", "asks_first", "lease_owner", "lease_until", "updated_at", "created_at" FROM \`outbox\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`ALTER TABLE \`__new_outbox\` RENAME TO \`outbox\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`outbox_subscriber_idx\` ON \`outbox\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_newsletter_idx\` ON \`outbox\` (\`newsletter_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_user_idx\` ON \`outbox\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_review_idx\` ON \`outbox\` (\`review_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriber_idx\` ON \`outbox\` (\`newsletter_id\`,\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`outbox\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`pages_id\` integer,
  	\`fragments_id\` integer,
  	\`popups_id\` integer,
  	\`products_id\` integer,
  	\`media_id\` integer,
  	\`tables_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`menus_id\` integer,
  	\`newsletters_id\` integer,
  	\`mailing_lists_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fragments_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tables_id\`) REFERENCES \`tables\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mailing_lists_id\`) REFERENCES \`mailing_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "popups_id", "products_id", "media_id", "tables_id", "categories_id", "tags_id", "menus_id", "newsletters_id", "mailing_lists_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "popups_id", "products_id", "media_id", "tables_id", "categories_id", "tags_id", "menus_id", "newsletters_id", "mailing_lists_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fragments_id_idx\` ON \`payload_locked_documents_rels\` (\`fragments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tables_id_idx\` ON \`payload_locked_documents_rels\` (\`tables_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailing_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`mailing_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`university\` text,
  	\`department\` text,
  	\`department_english\` text,
  	\`description\` text,
  	\`share_image_id\` integer,
  	\`brand_scheme\` text DEFAULT 'programme',
  	\`brand_colours_zhu\` text,
  	\`brand_colours_ink\` text,
  	\`brand_colours_paper\` text,
  	\`brand_colours_bone\` text,
  	\`brand_colours_straw\` text,
  	\`brand_colours_peach\` text,
  	\`brand_colours_celadon\` text,
  	\`brand_colours_sky\` text,
  	\`brand_face\` text DEFAULT 'serif',
  	\`brand_corners\` text DEFAULT 'square',
  	\`brand_lines\` text DEFAULT 'double',
  	\`brand_logo_id\` integer,
  	\`brand_logo_on_dark_id\` integer,
  	\`brand_mark_id\` integer,
  	\`brand_tones\` text,
  	\`brand_motif\` text DEFAULT 'voiceprint',
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
  	\`words_copyright\` text,
  	\`words_footer_note\` text,
  	\`words_social_title\` text,
  	\`words_not_found_title\` text,
  	\`words_not_found_text\` text,
  	\`words_search_start\` text,
  	\`words_search_none\` text,
  	\`words_no_news\` text,
  	\`words_order_consent\` text,
  	\`words_embed_notice\` text,
  	\`words_map_notice\` text,
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
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`utility_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`legal_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "university", "department", "department_english", "description", "share_image_id", "brand_scheme", "brand_colours_zhu", "brand_colours_ink", "brand_colours_paper", "brand_colours_bone", "brand_colours_straw", "brand_colours_peach", "brand_colours_celadon", "brand_colours_sky", "brand_face", "brand_corners", "brand_lines", "brand_logo_id", "brand_logo_on_dark_id", "brand_mark_id", "brand_tones", "brand_motif", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "words_copyright", "words_footer_note", "words_social_title", "words_not_found_title", "words_not_found_text", "words_search_start", "words_search_none", "words_no_news", "words_order_consent", "words_embed_notice", "words_map_notice", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "edited_by", "_status", "updated_at", "created_at") SELECT "id", "university", "department", "department_english", "description", "share_image_id", "brand_scheme", "brand_colours_zhu", "brand_colours_ink", "brand_colours_paper", "brand_colours_bone", "brand_colours_straw", "brand_colours_peach", "brand_colours_celadon", "brand_colours_sky", "brand_face", "brand_corners", "brand_lines", "brand_logo_id", "brand_logo_on_dark_id", "brand_mark_id", "brand_tones", "brand_motif", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "words_copyright", "words_footer_note", "words_social_title", "words_not_found_title", "words_not_found_text", "words_search_start", "words_search_none", "words_no_news", "words_order_consent", "words_embed_notice", "words_map_notice", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "edited_by", "_status", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_logo_idx\` ON \`site\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_logo_on_dark_idx\` ON \`site\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_brand_brand_mark_idx\` ON \`site\` (\`brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_header_menu_idx\` ON \`site\` (\`header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_utility_menu_idx\` ON \`site\` (\`utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_legal_menu_idx\` ON \`site\` (\`legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site__status_idx\` ON \`site\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_university\` text,
  	\`version_department\` text,
  	\`version_department_english\` text,
  	\`version_description\` text,
  	\`version_share_image_id\` integer,
  	\`version_brand_scheme\` text DEFAULT 'programme',
  	\`version_brand_colours_zhu\` text,
  	\`version_brand_colours_ink\` text,
  	\`version_brand_colours_paper\` text,
  	\`version_brand_colours_bone\` text,
  	\`version_brand_colours_straw\` text,
  	\`version_brand_colours_peach\` text,
  	\`version_brand_colours_celadon\` text,
  	\`version_brand_colours_sky\` text,
  	\`version_brand_face\` text DEFAULT 'serif',
  	\`version_brand_corners\` text DEFAULT 'square',
  	\`version_brand_lines\` text DEFAULT 'double',
  	\`version_brand_logo_id\` integer,
  	\`version_brand_logo_on_dark_id\` integer,
  	\`version_brand_mark_id\` integer,
  	\`version_brand_tones\` text,
  	\`version_brand_motif\` text DEFAULT 'voiceprint',
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
  	\`version_words_copyright\` text,
  	\`version_words_footer_note\` text,
  	\`version_words_social_title\` text,
  	\`version_words_not_found_title\` text,
  	\`version_words_not_found_text\` text,
  	\`version_words_search_start\` text,
  	\`version_words_search_none\` text,
  	\`version_words_no_news\` text,
  	\`version_words_order_consent\` text,
  	\`version_words_embed_notice\` text,
  	\`version_words_map_notice\` text,
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
  	FOREIGN KEY (\`version_brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_utility_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_legal_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_university", "version_department", "version_department_english", "version_description", "version_share_image_id", "version_brand_scheme", "version_brand_colours_zhu", "version_brand_colours_ink", "version_brand_colours_paper", "version_brand_colours_bone", "version_brand_colours_straw", "version_brand_colours_peach", "version_brand_colours_celadon", "version_brand_colours_sky", "version_brand_face", "version_brand_corners", "version_brand_lines", "version_brand_logo_id", "version_brand_logo_on_dark_id", "version_brand_mark_id", "version_brand_tones", "version_brand_motif", "version_address", "version_map_url", "version_phone", "version_phone_note", "version_email", "version_hours", "version_header_menu_id", "version_utility_menu_id", "version_legal_menu_id", "version_sticky_header", "version_header_tools", "version_everywhere", "version_words_copyright", "version_words_footer_note", "version_words_social_title", "version_words_not_found_title", "version_words_not_found_text", "version_words_search_start", "version_words_search_none", "version_words_no_news", "version_words_order_consent", "version_words_embed_notice", "version_words_map_notice", "version_lightbox_is_on", "version_lightbox_counter", "version_lightbox_fullscreen", "version_lightbox_zoom", "version_lightbox_share", "version_lightbox_title", "version_lightbox_description", "version_posts_per_page", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_university", "version_department", "version_department_english", "version_description", "version_share_image_id", "version_brand_scheme", "version_brand_colours_zhu", "version_brand_colours_ink", "version_brand_colours_paper", "version_brand_colours_bone", "version_brand_colours_straw", "version_brand_colours_peach", "version_brand_colours_celadon", "version_brand_colours_sky", "version_brand_face", "version_brand_corners", "version_brand_lines", "version_brand_logo_id", "version_brand_logo_on_dark_id", "version_brand_mark_id", "version_brand_tones", "version_brand_motif", "version_address", "version_map_url", "version_phone", "version_phone_note", "version_email", "version_hours", "version_header_menu_id", "version_utility_menu_id", "version_legal_menu_id", "version_sticky_header", "version_header_tools", "version_everywhere", "version_words_copyright", "version_words_footer_note", "version_words_social_title", "version_words_not_found_title", "version_words_not_found_text", "version_words_search_start", "version_words_search_none", "version_words_no_news", "version_words_order_consent", "version_words_embed_notice", "version_words_map_notice", "version_lightbox_is_on", "version_lightbox_counter", "version_lightbox_fullscreen", "version_lightbox_zoom", "version_lightbox_share", "version_lightbox_title", "version_lightbox_description", "version_posts_per_page", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v\` RENAME TO \`_site_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_share_image_idx\` ON \`_site_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_logo_idx\` ON \`_site_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_logo_on_dark_idx\` ON \`_site_v\` (\`version_brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_brand_version_brand_mark_idx\` ON \`_site_v\` (\`version_brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_header_menu_idx\` ON \`_site_v\` (\`version_header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_utility_menu_idx\` ON \`_site_v\` (\`version_utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_legal_menu_idx\` ON \`_site_v\` (\`version_legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version__status_idx\` ON \`_site_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_latest_idx\` ON \`_site_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_autosave_idx\` ON \`_site_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`crop\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`former_stems\`;`)
}
