import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_menus_items_children_children_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_order_idx\` ON \`_menus_items_children_children_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_parent_id_idx\` ON \`_menus_items_children_children_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_page_idx\` ON \`_menus_items_children_children_v\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_post_idx\` ON \`_menus_items_children_children_v\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_category_idx\` ON \`_menus_items_children_children_v\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_popup_idx\` ON \`_menus_items_children_children_v\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_picture_idx\` ON \`_menus_items_children_children_v\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_items_children_children_v_file_idx\` ON \`_menus_items_children_children_v\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_order_idx\` ON \`_menus_v_version_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_parent_id_idx\` ON \`_menus_v_version_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_page_idx\` ON \`_menus_v_version_items_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_post_idx\` ON \`_menus_v_version_items_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_category_idx\` ON \`_menus_v_version_items_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_popup_idx\` ON \`_menus_v_version_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_picture_idx\` ON \`_menus_v_version_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_children_file_idx\` ON \`_menus_v_version_items_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	\`mega_panel_id\` integer,
  	\`mega_width\` text DEFAULT 'default',
  	\`mega_width_px\` numeric DEFAULT 750,
  	\`mega_position\` text DEFAULT 'item',
  	\`mega_mobile\` text DEFAULT 'submenu',
  	\`mega_is_lazy\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mega_panel_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_order_idx\` ON \`_menus_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_parent_id_idx\` ON \`_menus_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_page_idx\` ON \`_menus_v_version_items\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_post_idx\` ON \`_menus_v_version_items\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_category_idx\` ON \`_menus_v_version_items\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_popup_idx\` ON \`_menus_v_version_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_picture_idx\` ON \`_menus_v_version_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_file_idx\` ON \`_menus_v_version_items\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_mega_mega_panel_idx\` ON \`_menus_v_version_items\` (\`mega_panel_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_settings_layout\` text DEFAULT 'horizontal',
  	\`version_settings_align\` text DEFAULT 'left',
  	\`version_settings_indicator\` text DEFAULT 'arrow',
  	\`version_settings_opens_on\` text DEFAULT 'hover',
  	\`version_settings_click_area\` text DEFAULT 'icon',
  	\`version_settings_breakpoint\` text DEFAULT 'tablet',
  	\`version_settings_is_one_page\` integer DEFAULT false,
  	\`version_settings_title\` text,
  	\`version_settings_starts_open\` text DEFAULT 'never',
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_deleted_at_idx\` ON \`_menus_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_autosave_idx\` ON \`_menus_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_social_order_idx\` ON \`_site_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_social_parent_id_idx\` ON \`_site_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_share_networks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_share_networks_order_idx\` ON \`_site_v_version_share_networks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_share_networks_parent_idx\` ON \`_site_v_version_share_networks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v\` (
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
  await db.run(sql`CREATE INDEX \`_site_v_version_version_share_image_idx\` ON \`_site_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_header_menu_idx\` ON \`_site_v\` (\`version_header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_utility_menu_idx\` ON \`_site_v\` (\`version_utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_legal_menu_idx\` ON \`_site_v\` (\`version_legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version__status_idx\` ON \`_site_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_latest_idx\` ON \`_site_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_autosave_idx\` ON \`_site_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menus_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_rels_order_idx\` ON \`_site_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_parent_idx\` ON \`_site_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_path_idx\` ON \`_site_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_rels_menus_id_idx\` ON \`_site_v_rels\` (\`menus_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_children\` RENAME TO \`menus_items_children_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_order_idx\` ON \`menus_items_children_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_parent_id_idx\` ON \`menus_items_children_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_page_idx\` ON \`menus_items_children_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_post_idx\` ON \`menus_items_children_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_category_idx\` ON \`menus_items_children_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_popup_idx\` ON \`menus_items_children_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_picture_idx\` ON \`menus_items_children_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_file_idx\` ON \`menus_items_children_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_page_idx\` ON \`menus_items_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_post_idx\` ON \`menus_items_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_category_idx\` ON \`menus_items_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_file_idx\` ON \`menus_items_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	\`mega_panel_id\` integer,
  	\`mega_width\` text DEFAULT 'default',
  	\`mega_width_px\` numeric DEFAULT 750,
  	\`mega_position\` text DEFAULT 'item',
  	\`mega_mobile\` text DEFAULT 'submenu',
  	\`mega_is_lazy\` integer DEFAULT false,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mega_panel_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_page_idx\` ON \`menus_items\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_post_idx\` ON \`menus_items\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_category_idx\` ON \`menus_items\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_file_idx\` ON \`menus_items\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_mega_mega_panel_idx\` ON \`menus_items\` (\`mega_panel_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`settings_layout\` text DEFAULT 'horizontal',
  	\`settings_align\` text DEFAULT 'left',
  	\`settings_indicator\` text DEFAULT 'arrow',
  	\`settings_opens_on\` text DEFAULT 'hover',
  	\`settings_click_area\` text DEFAULT 'icon',
  	\`settings_breakpoint\` text DEFAULT 'tablet',
  	\`settings_is_one_page\` integer DEFAULT false,
  	\`settings_title\` text,
  	\`settings_starts_open\` text DEFAULT 'never',
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "name", "settings_layout", "settings_align", "settings_indicator", "settings_opens_on", "settings_click_area", "settings_breakpoint", "settings_is_one_page", "settings_title", "settings_starts_open", "edited_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "settings_layout", "settings_align", "settings_indicator", "settings_opens_on", "settings_click_area", "settings_breakpoint", "settings_is_one_page", "settings_title", "settings_starts_open", NULL, "updated_at", "created_at", NULL, 'published' FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_deleted_at_idx\` ON \`menus\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_social\`("_order", "_parent_id", "id", "network", "url") SELECT "_order", "_parent_id", "id", "network", "url" FROM \`site_social\`;`)
  await db.run(sql`DROP TABLE \`site_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_social\` RENAME TO \`site_social\`;`)
  await db.run(sql`CREATE INDEX \`site_social_order_idx\` ON \`site_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_social_parent_id_idx\` ON \`site_social\` (\`_parent_id\`);`)
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
  await db.run(sql`INSERT INTO \`__new_site\`("id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "edited_by", "_status", "updated_at", "created_at") SELECT "id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", NULL, 'published', "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_header_menu_idx\` ON \`site\` (\`header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_utility_menu_idx\` ON \`site\` (\`utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_legal_menu_idx\` ON \`site\` (\`legal_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site__status_idx\` ON \`site\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`fragments\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_fragments_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_menus_items_children_children_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_items_children\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_share_networks\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`settings_layout\` text DEFAULT 'horizontal',
  	\`settings_align\` text DEFAULT 'left',
  	\`settings_indicator\` text DEFAULT 'arrow',
  	\`settings_opens_on\` text DEFAULT 'hover',
  	\`settings_click_area\` text DEFAULT 'icon',
  	\`settings_breakpoint\` text DEFAULT 'tablet',
  	\`settings_is_one_page\` integer DEFAULT false,
  	\`settings_title\` text,
  	\`settings_starts_open\` text DEFAULT 'never',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "name", "settings_layout", "settings_align", "settings_indicator", "settings_opens_on", "settings_click_area", "settings_breakpoint", "settings_is_one_page", "settings_title", "settings_starts_open", "updated_at", "created_at") SELECT "id", "name", "settings_layout", "settings_align", "settings_indicator", "settings_opens_on", "settings_click_area", "settings_breakpoint", "settings_is_one_page", "settings_title", "settings_starts_open", "updated_at", "created_at" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`university\` text NOT NULL,
  	\`department\` text NOT NULL,
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
  	\`posts_per_page\` numeric DEFAULT 10 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`utility_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`legal_menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "updated_at", "created_at") SELECT "id", "university", "department", "department_english", "description", "share_image_id", "address", "map_url", "phone", "phone_note", "email", "hours", "header_menu_id", "utility_menu_id", "legal_menu_id", "sticky_header", "header_tools", "everywhere", "lightbox_is_on", "lightbox_counter", "lightbox_fullscreen", "lightbox_zoom", "lightbox_share", "lightbox_title", "lightbox_description", "posts_per_page", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_header_menu_idx\` ON \`site\` (\`header_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_utility_menu_idx\` ON \`site\` (\`utility_menu_id\`);`)
  await db.run(sql`CREATE INDEX \`site_legal_menu_idx\` ON \`site\` (\`legal_menu_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_children\` RENAME TO \`menus_items_children_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_order_idx\` ON \`menus_items_children_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_parent_id_idx\` ON \`menus_items_children_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_page_idx\` ON \`menus_items_children_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_post_idx\` ON \`menus_items_children_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_category_idx\` ON \`menus_items_children_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_popup_idx\` ON \`menus_items_children_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_picture_idx\` ON \`menus_items_children_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_file_idx\` ON \`menus_items_children_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_page_idx\` ON \`menus_items_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_post_idx\` ON \`menus_items_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_category_idx\` ON \`menus_items_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_file_idx\` ON \`menus_items_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text,
  	\`page_id\` integer,
  	\`post_id\` integer,
  	\`category_id\` integer,
  	\`popup_id\` integer,
  	\`picture_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`for_good\` integer DEFAULT false,
  	\`panel_name\` text,
  	\`panel_mode\` text DEFAULT 'open',
  	\`new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`badge\` text,
  	\`badge_style\` text DEFAULT 'zhu',
  	\`lang\` text,
  	\`mega_panel_id\` integer,
  	\`mega_width\` text DEFAULT 'default',
  	\`mega_width_px\` numeric DEFAULT 750,
  	\`mega_position\` text DEFAULT 'item',
  	\`mega_mobile\` text DEFAULT 'submenu',
  	\`mega_is_lazy\` integer DEFAULT false,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mega_panel_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "file_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_page_idx\` ON \`menus_items\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_post_idx\` ON \`menus_items\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_category_idx\` ON \`menus_items\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_file_idx\` ON \`menus_items\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_mega_mega_panel_idx\` ON \`menus_items\` (\`mega_panel_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_social\`("_order", "_parent_id", "id", "network", "url") SELECT "_order", "_parent_id", "id", "network", "url" FROM \`site_social\`;`)
  await db.run(sql`DROP TABLE \`site_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_social\` RENAME TO \`site_social\`;`)
  await db.run(sql`CREATE INDEX \`site_social_order_idx\` ON \`site_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_social_parent_id_idx\` ON \`site_social\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`fragments\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_fragments_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_edited_by\`;`)
}
