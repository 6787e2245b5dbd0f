import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`popups_triggers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page-load',
  	\`seconds\` numeric,
  	\`percent\` numeric DEFAULT 50,
  	\`count\` numeric DEFAULT 1,
  	\`anchor\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_triggers_order_idx\` ON \`popups_triggers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popups_triggers_parent_id_idx\` ON \`popups_triggers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_hidden_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_hidden_roles_order_idx\` ON \`popups_rules_hidden_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_hidden_roles_parent_idx\` ON \`popups_rules_hidden_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_devices_order_idx\` ON \`popups_rules_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_devices_parent_idx\` ON \`popups_rules_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_browsers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_browsers_order_idx\` ON \`popups_rules_browsers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_browsers_parent_idx\` ON \`popups_rules_browsers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_sources_order_idx\` ON \`popups_rules_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_sources_parent_idx\` ON \`popups_rules_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`layout\` text,
  	\`look_width\` numeric DEFAULT 640,
  	\`look_height_type\` text DEFAULT 'auto',
  	\`look_height\` numeric DEFAULT 380,
  	\`look_horizontal\` text DEFAULT 'center',
  	\`look_vertical\` text DEFAULT 'center',
  	\`look_entrance\` text DEFAULT 'fade',
  	\`look_overlay\` integer DEFAULT true,
  	\`look_close_button\` integer DEFAULT true,
  	\`look_prevent_scroll\` integer DEFAULT false,
  	\`look_avoid_multiple\` integer DEFAULT false,
  	\`look_keep_on_overlay_click\` integer DEFAULT false,
  	\`look_keep_on_escape\` integer DEFAULT false,
  	\`look_close_button_delay\` numeric DEFAULT 0,
  	\`look_close_after\` numeric DEFAULT 0,
  	\`rules_where\` text DEFAULT 'everywhere',
  	\`rules_shown_on_home\` integer DEFAULT false,
  	\`rules_shown_on_posts\` integer DEFAULT false,
  	\`rules_hidden_on_home\` integer DEFAULT false,
  	\`rules_hidden_on_posts\` integer DEFAULT false,
  	\`rules_hide_from\` text DEFAULT 'nobody',
  	\`rules_page_views\` numeric DEFAULT 0,
  	\`rules_sessions\` numeric DEFAULT 0,
  	\`rules_max_times\` numeric DEFAULT 3,
  	\`rules_times_per\` text DEFAULT 'persisting',
  	\`rules_count_on\` text DEFAULT 'open',
  	\`rules_referrer_mode\` text,
  	\`rules_referrer_text\` text,
  	\`rules_start\` text,
  	\`rules_end\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_deleted_at_idx\` ON \`popups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`popups__status_idx\` ON \`popups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`popups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rels_order_idx\` ON \`popups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_parent_idx\` ON \`popups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_path_idx\` ON \`popups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_pages_id_idx\` ON \`popups_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_categories_id_idx\` ON \`popups_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_triggers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'page-load',
  	\`seconds\` numeric,
  	\`percent\` numeric DEFAULT 50,
  	\`count\` numeric DEFAULT 1,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_triggers_order_idx\` ON \`_popups_v_version_triggers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_triggers_parent_id_idx\` ON \`_popups_v_version_triggers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_hidden_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_hidden_roles_order_idx\` ON \`_popups_v_version_rules_hidden_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_hidden_roles_parent_idx\` ON \`_popups_v_version_rules_hidden_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_devices_order_idx\` ON \`_popups_v_version_rules_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_devices_parent_idx\` ON \`_popups_v_version_rules_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_browsers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_browsers_order_idx\` ON \`_popups_v_version_rules_browsers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_browsers_parent_idx\` ON \`_popups_v_version_rules_browsers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_sources_order_idx\` ON \`_popups_v_version_rules_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_sources_parent_idx\` ON \`_popups_v_version_rules_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_layout\` text,
  	\`version_look_width\` numeric DEFAULT 640,
  	\`version_look_height_type\` text DEFAULT 'auto',
  	\`version_look_height\` numeric DEFAULT 380,
  	\`version_look_horizontal\` text DEFAULT 'center',
  	\`version_look_vertical\` text DEFAULT 'center',
  	\`version_look_entrance\` text DEFAULT 'fade',
  	\`version_look_overlay\` integer DEFAULT true,
  	\`version_look_close_button\` integer DEFAULT true,
  	\`version_look_prevent_scroll\` integer DEFAULT false,
  	\`version_look_avoid_multiple\` integer DEFAULT false,
  	\`version_look_keep_on_overlay_click\` integer DEFAULT false,
  	\`version_look_keep_on_escape\` integer DEFAULT false,
  	\`version_look_close_button_delay\` numeric DEFAULT 0,
  	\`version_look_close_after\` numeric DEFAULT 0,
  	\`version_rules_where\` text DEFAULT 'everywhere',
  	\`version_rules_shown_on_home\` integer DEFAULT false,
  	\`version_rules_shown_on_posts\` integer DEFAULT false,
  	\`version_rules_hidden_on_home\` integer DEFAULT false,
  	\`version_rules_hidden_on_posts\` integer DEFAULT false,
  	\`version_rules_hide_from\` text DEFAULT 'nobody',
  	\`version_rules_page_views\` numeric DEFAULT 0,
  	\`version_rules_sessions\` numeric DEFAULT 0,
  	\`version_rules_max_times\` numeric DEFAULT 3,
  	\`version_rules_times_per\` text DEFAULT 'persisting',
  	\`version_rules_count_on\` text DEFAULT 'open',
  	\`version_rules_referrer_mode\` text,
  	\`version_rules_referrer_text\` text,
  	\`version_rules_start\` text,
  	\`version_rules_end\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_parent_idx\` ON \`_popups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_updated_at_idx\` ON \`_popups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_created_at_idx\` ON \`_popups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_deleted_at_idx\` ON \`_popups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version__status_idx\` ON \`_popups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_created_at_idx\` ON \`_popups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_updated_at_idx\` ON \`_popups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_latest_idx\` ON \`_popups_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_autosave_idx\` ON \`_popups_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_order_idx\` ON \`_popups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_parent_idx\` ON \`_popups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_path_idx\` ON \`_popups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_pages_id_idx\` ON \`_popups_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_categories_id_idx\` ON \`_popups_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`site_share_networks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_share_networks_order_idx\` ON \`site_share_networks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_share_networks_parent_idx\` ON \`site_share_networks\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`popup_id\` integer REFERENCES popups(id);`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`for_good\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`panel_name\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`panel_mode\` text DEFAULT 'open';`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`icon\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`badge_style\` text DEFAULT 'zhu';`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_popup_idx\` ON \`menus_items_children_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_picture_idx\` ON \`menus_items_children_children\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`popup_id\` integer REFERENCES popups(id);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`for_good\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`panel_name\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`panel_mode\` text DEFAULT 'open';`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`icon\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`badge_style\` text DEFAULT 'zhu';`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`popup_id\` integer REFERENCES popups(id);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`for_good\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`panel_name\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`panel_mode\` text DEFAULT 'open';`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`icon\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`badge_style\` text DEFAULT 'zhu';`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_panel_id\` integer REFERENCES fragments(id);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_width\` text DEFAULT 'default';`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_width_px\` numeric DEFAULT 750;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_position\` text DEFAULT 'item';`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_mobile\` text DEFAULT 'submenu';`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`mega_is_lazy\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_mega_mega_panel_idx\` ON \`menus_items\` (\`mega_panel_id\`);`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_layout\` text DEFAULT 'horizontal';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_align\` text DEFAULT 'left';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_indicator\` text DEFAULT 'arrow';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_opens_on\` text DEFAULT 'hover';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_click_area\` text DEFAULT 'icon';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_breakpoint\` text DEFAULT 'tablet';`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_is_one_page\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_title\` text;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`settings_starts_open\` text DEFAULT 'never';`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`popups_id\` integer REFERENCES popups(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`sticky_header\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`header_tools\` text DEFAULT '[{"blockType":"header-search"}]';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`everywhere\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_counter\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_fullscreen\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_zoom\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_share\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_title\` text DEFAULT 'title';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_description\` text DEFAULT 'description';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`popups_triggers\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_hidden_roles\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_devices\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_browsers\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_sources\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`popups_rels\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_triggers\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_hidden_roles\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_devices\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_browsers\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_sources\`;`)
  await db.run(sql`DROP TABLE \`_popups_v\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`site_share_networks\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer DEFAULT false,
  	\`badge\` text,
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang" FROM \`menus_items_children_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_children\` RENAME TO \`menus_items_children_children\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_order_idx\` ON \`menus_items_children_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_parent_id_idx\` ON \`menus_items_children_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_page_idx\` ON \`menus_items_children_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_post_idx\` ON \`menus_items_children_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_category_idx\` ON \`menus_items_children_children\` (\`category_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer DEFAULT false,
  	\`badge\` text,
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_page_idx\` ON \`menus_items_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_post_idx\` ON \`menus_items_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_category_idx\` ON \`menus_items_children\` (\`category_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer DEFAULT false,
  	\`badge\` text,
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "url", "new_tab", "badge", "lang" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_page_idx\` ON \`menus_items\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_post_idx\` ON \`menus_items\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_category_idx\` ON \`menus_items\` (\`category_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`pages_id\` integer,
  	\`fragments_id\` integer,
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
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "media_id", "categories_id", "tags_id", "menus_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "pages_id", "fragments_id", "media_id", "categories_id", "tags_id", "menus_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fragments_id_idx\` ON \`payload_locked_documents_rels\` (\`fragments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_layout\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_align\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_indicator\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_opens_on\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_click_area\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_breakpoint\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_is_one_page\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_title\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`settings_starts_open\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`sticky_header\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`header_tools\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`everywhere\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_is_on\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_counter\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_fullscreen\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_zoom\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_share\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_title\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_description\`;`)
}
