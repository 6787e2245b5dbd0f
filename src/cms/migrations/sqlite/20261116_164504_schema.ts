import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`original_name\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`file_hash\` text;`)
  await db.run(sql`CREATE INDEX \`media_file_hash_idx\` ON \`media\` (\`file_hash\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children_children\` ADD \`file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_file_idx\` ON \`menus_items_children_children\` (\`file_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_file_idx\` ON \`menus_items_children\` (\`file_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menus_items_file_idx\` ON \`menus_items\` (\`file_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  	\`popup_id\` integer,
  	\`picture_id\` integer,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_children\` RENAME TO \`menus_items_children_children\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_order_idx\` ON \`menus_items_children_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_parent_id_idx\` ON \`menus_items_children_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_page_idx\` ON \`menus_items_children_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_post_idx\` ON \`menus_items_children_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_category_idx\` ON \`menus_items_children_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_popup_idx\` ON \`menus_items_children_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_picture_idx\` ON \`menus_items_children_children\` (\`picture_id\`);`)
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_page_idx\` ON \`menus_items_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_post_idx\` ON \`menus_items_children\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_category_idx\` ON \`menus_items_children\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
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
  	FOREIGN KEY (\`mega_panel_id\`) REFERENCES \`fragments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "post_id", "category_id", "popup_id", "picture_id", "url", "for_good", "panel_name", "panel_mode", "new_tab", "icon", "badge", "badge_style", "lang", "mega_panel_id", "mega_width", "mega_width_px", "mega_position", "mega_mobile", "mega_is_lazy" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_page_idx\` ON \`menus_items\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_post_idx\` ON \`menus_items\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_category_idx\` ON \`menus_items\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_mega_mega_panel_idx\` ON \`menus_items\` (\`mega_panel_id\`);`)
  await db.run(sql`DROP INDEX \`media_file_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original_name\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`file_hash\`;`)
}
