import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_items_children_children_v_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'file', 'close-popup', 'panel');
  CREATE TYPE "public"."enum__menus_items_children_children_v_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum__menus_items_children_children_v_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum__menus_items_children_children_v_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum__menus_items_children_children_v_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum__menus_v_version_items_children_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'file', 'close-popup', 'panel');
  CREATE TYPE "public"."enum__menus_v_version_items_children_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum__menus_v_version_items_children_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum__menus_v_version_items_children_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum__menus_v_version_items_children_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum__menus_v_version_items_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'file', 'close-popup', 'panel');
  CREATE TYPE "public"."enum__menus_v_version_items_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum__menus_v_version_items_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum__menus_v_version_items_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum__menus_v_version_items_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum__menus_v_version_items_mega_width" AS ENUM('default', 'full', 'custom');
  CREATE TYPE "public"."enum__menus_v_version_items_mega_position" AS ENUM('item', 'container');
  CREATE TYPE "public"."enum__menus_v_version_items_mega_mobile" AS ENUM('submenu', 'panel');
  CREATE TYPE "public"."enum__menus_v_version_settings_layout" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum__menus_v_version_settings_align" AS ENUM('left', 'center', 'right', 'justified');
  CREATE TYPE "public"."enum__menus_v_version_settings_indicator" AS ENUM('arrow', 'plus', 'fill', 'none');
  CREATE TYPE "public"."enum__menus_v_version_settings_opens_on" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum__menus_v_version_settings_click_area" AS ENUM('icon', 'item');
  CREATE TYPE "public"."enum__menus_v_version_settings_breakpoint" AS ENUM('tablet', 'mobile');
  CREATE TYPE "public"."enum__menus_v_version_settings_starts_open" AS ENUM('never', 'home', 'always');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_social_network" AS ENUM('facebook', 'instagram', 'youtube', 'threads', 'line', 'x-twitter');
  CREATE TYPE "public"."enum__site_v_version_share_networks" AS ENUM('facebook', 'twitter', 'linkedin', 'pinterest', 'reddit', 'vk', 'odnoklassniki', 'tumblr', 'digg', 'skype', 'stumbleupon', 'mix', 'telegram', 'pocket', 'xing', 'whatsapp', 'email', 'print', 'x-twitter', 'threads', 'line', 'copy');
  CREATE TYPE "public"."enum__site_v_version_lightbox_title" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum__site_v_version_lightbox_description" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_menus_items_children_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__menus_items_children_children_v_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum__menus_items_children_children_v_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum__menus_items_children_children_v_icon",
  	"badge" varchar,
  	"badge_style" "enum__menus_items_children_children_v_badge_style" DEFAULT 'zhu',
  	"lang" "enum__menus_items_children_children_v_lang",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__menus_v_version_items_children_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum__menus_v_version_items_children_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum__menus_v_version_items_children_icon",
  	"badge" varchar,
  	"badge_style" "enum__menus_v_version_items_children_badge_style" DEFAULT 'zhu',
  	"lang" "enum__menus_v_version_items_children_lang",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__menus_v_version_items_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum__menus_v_version_items_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum__menus_v_version_items_icon",
  	"badge" varchar,
  	"badge_style" "enum__menus_v_version_items_badge_style" DEFAULT 'zhu',
  	"lang" "enum__menus_v_version_items_lang",
  	"mega_panel_id" integer,
  	"mega_width" "enum__menus_v_version_items_mega_width" DEFAULT 'default',
  	"mega_width_px" numeric DEFAULT 750,
  	"mega_position" "enum__menus_v_version_items_mega_position" DEFAULT 'item',
  	"mega_mobile" "enum__menus_v_version_items_mega_mobile" DEFAULT 'submenu',
  	"mega_is_lazy" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_settings_layout" "enum__menus_v_version_settings_layout" DEFAULT 'horizontal',
  	"version_settings_align" "enum__menus_v_version_settings_align" DEFAULT 'left',
  	"version_settings_indicator" "enum__menus_v_version_settings_indicator" DEFAULT 'arrow',
  	"version_settings_opens_on" "enum__menus_v_version_settings_opens_on" DEFAULT 'hover',
  	"version_settings_click_area" "enum__menus_v_version_settings_click_area" DEFAULT 'icon',
  	"version_settings_breakpoint" "enum__menus_v_version_settings_breakpoint" DEFAULT 'tablet',
  	"version_settings_is_one_page" boolean DEFAULT false,
  	"version_settings_title" varchar,
  	"version_settings_starts_open" "enum__menus_v_version_settings_starts_open" DEFAULT 'never',
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_v_version_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_share_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_v_version_share_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_university" varchar,
  	"version_department" varchar,
  	"version_department_english" varchar,
  	"version_description" varchar,
  	"version_share_image_id" integer,
  	"version_address" varchar,
  	"version_map_url" varchar,
  	"version_phone" varchar,
  	"version_phone_note" varchar,
  	"version_email" varchar,
  	"version_hours" varchar,
  	"version_header_menu_id" integer,
  	"version_utility_menu_id" integer,
  	"version_legal_menu_id" integer,
  	"version_sticky_header" boolean DEFAULT true,
  	"version_header_tools" jsonb DEFAULT '[{"blockType":"header-search"}]'::jsonb,
  	"version_everywhere" jsonb,
  	"version_lightbox_is_on" boolean DEFAULT true,
  	"version_lightbox_counter" boolean DEFAULT true,
  	"version_lightbox_fullscreen" boolean DEFAULT true,
  	"version_lightbox_zoom" boolean DEFAULT true,
  	"version_lightbox_share" boolean DEFAULT true,
  	"version_lightbox_title" "enum__site_v_version_lightbox_title" DEFAULT 'title',
  	"version_lightbox_description" "enum__site_v_version_lightbox_description" DEFAULT 'description',
  	"version_posts_per_page" numeric DEFAULT 10,
  	"version_edited_by" varchar,
  	"version__status" "enum__site_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"menus_id" integer
  );
  
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menus_items_children" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "site_social" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "site_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "university" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "department" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "posts_per_page" DROP NOT NULL;
  ALTER TABLE "posts" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "fragments" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_fragments_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "popups" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_popups_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "products" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "_status" "enum_menus_status" DEFAULT 'draft';
  ALTER TABLE "site" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "site" ADD COLUMN "_status" "enum_site_status" DEFAULT 'draft';
  UPDATE "menus" SET "_status" = 'published';
  UPDATE "site" SET "_status" = 'published';
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_children_children_v" ADD CONSTRAINT "_menus_items_children_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_mega_panel_id_fragments_id_fk" FOREIGN KEY ("mega_panel_id") REFERENCES "public"."fragments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_version_social" ADD CONSTRAINT "_site_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_share_networks" ADD CONSTRAINT "_site_v_version_share_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_header_menu_id_menus_id_fk" FOREIGN KEY ("version_header_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_utility_menu_id_menus_id_fk" FOREIGN KEY ("version_utility_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_legal_menu_id_menus_id_fk" FOREIGN KEY ("version_legal_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_rels" ADD CONSTRAINT "_site_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_rels" ADD CONSTRAINT "_site_v_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menus_items_children_children_v_order_idx" ON "_menus_items_children_children_v" USING btree ("_order");
  CREATE INDEX "_menus_items_children_children_v_parent_id_idx" ON "_menus_items_children_children_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_items_children_children_v_page_idx" ON "_menus_items_children_children_v" USING btree ("page_id");
  CREATE INDEX "_menus_items_children_children_v_post_idx" ON "_menus_items_children_children_v" USING btree ("post_id");
  CREATE INDEX "_menus_items_children_children_v_category_idx" ON "_menus_items_children_children_v" USING btree ("category_id");
  CREATE INDEX "_menus_items_children_children_v_popup_idx" ON "_menus_items_children_children_v" USING btree ("popup_id");
  CREATE INDEX "_menus_items_children_children_v_picture_idx" ON "_menus_items_children_children_v" USING btree ("picture_id");
  CREATE INDEX "_menus_items_children_children_v_file_idx" ON "_menus_items_children_children_v" USING btree ("file_id");
  CREATE INDEX "_menus_v_version_items_children_order_idx" ON "_menus_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_children_parent_id_idx" ON "_menus_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_children_page_idx" ON "_menus_v_version_items_children" USING btree ("page_id");
  CREATE INDEX "_menus_v_version_items_children_post_idx" ON "_menus_v_version_items_children" USING btree ("post_id");
  CREATE INDEX "_menus_v_version_items_children_category_idx" ON "_menus_v_version_items_children" USING btree ("category_id");
  CREATE INDEX "_menus_v_version_items_children_popup_idx" ON "_menus_v_version_items_children" USING btree ("popup_id");
  CREATE INDEX "_menus_v_version_items_children_picture_idx" ON "_menus_v_version_items_children" USING btree ("picture_id");
  CREATE INDEX "_menus_v_version_items_children_file_idx" ON "_menus_v_version_items_children" USING btree ("file_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_page_idx" ON "_menus_v_version_items" USING btree ("page_id");
  CREATE INDEX "_menus_v_version_items_post_idx" ON "_menus_v_version_items" USING btree ("post_id");
  CREATE INDEX "_menus_v_version_items_category_idx" ON "_menus_v_version_items" USING btree ("category_id");
  CREATE INDEX "_menus_v_version_items_popup_idx" ON "_menus_v_version_items" USING btree ("popup_id");
  CREATE INDEX "_menus_v_version_items_picture_idx" ON "_menus_v_version_items" USING btree ("picture_id");
  CREATE INDEX "_menus_v_version_items_file_idx" ON "_menus_v_version_items" USING btree ("file_id");
  CREATE INDEX "_menus_v_version_items_mega_mega_panel_idx" ON "_menus_v_version_items" USING btree ("mega_panel_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "_site_v_version_social_order_idx" ON "_site_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_v_version_social_parent_id_idx" ON "_site_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_share_networks_order_idx" ON "_site_v_version_share_networks" USING btree ("order");
  CREATE INDEX "_site_v_version_share_networks_parent_idx" ON "_site_v_version_share_networks" USING btree ("parent_id");
  CREATE INDEX "_site_v_version_version_share_image_idx" ON "_site_v" USING btree ("version_share_image_id");
  CREATE INDEX "_site_v_version_version_header_menu_idx" ON "_site_v" USING btree ("version_header_menu_id");
  CREATE INDEX "_site_v_version_version_utility_menu_idx" ON "_site_v" USING btree ("version_utility_menu_id");
  CREATE INDEX "_site_v_version_version_legal_menu_idx" ON "_site_v" USING btree ("version_legal_menu_id");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  CREATE INDEX "_site_v_rels_order_idx" ON "_site_v_rels" USING btree ("order");
  CREATE INDEX "_site_v_rels_parent_idx" ON "_site_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_v_rels_path_idx" ON "_site_v_rels" USING btree ("path");
  CREATE INDEX "_site_v_rels_menus_id_idx" ON "_site_v_rels" USING btree ("menus_id");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_menus_items_children_children_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_share_networks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_menus_items_children_children_v" CASCADE;
  DROP TABLE "_menus_v_version_items_children" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_site_v_version_social" CASCADE;
  DROP TABLE "_site_v_version_share_networks" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_rels" CASCADE;
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "menus__status_idx";
  DROP INDEX "site__status_idx";
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menus_items_children" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "site_social" ALTER COLUMN "network" SET NOT NULL;
  ALTER TABLE "site_social" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "university" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "department" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "posts_per_page" SET NOT NULL;
  ALTER TABLE "posts" DROP COLUMN "edited_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "pages" DROP COLUMN "edited_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "fragments" DROP COLUMN "edited_by";
  ALTER TABLE "_fragments_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "popups" DROP COLUMN "edited_by";
  ALTER TABLE "_popups_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "products" DROP COLUMN "edited_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "menus" DROP COLUMN "edited_by";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "menus" DROP COLUMN "_status";
  ALTER TABLE "site" DROP COLUMN "edited_by";
  ALTER TABLE "site" DROP COLUMN "_status";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_items_children_children_v_kind";
  DROP TYPE "public"."enum__menus_items_children_children_v_panel_mode";
  DROP TYPE "public"."enum__menus_items_children_children_v_icon";
  DROP TYPE "public"."enum__menus_items_children_children_v_badge_style";
  DROP TYPE "public"."enum__menus_items_children_children_v_lang";
  DROP TYPE "public"."enum__menus_v_version_items_children_kind";
  DROP TYPE "public"."enum__menus_v_version_items_children_panel_mode";
  DROP TYPE "public"."enum__menus_v_version_items_children_icon";
  DROP TYPE "public"."enum__menus_v_version_items_children_badge_style";
  DROP TYPE "public"."enum__menus_v_version_items_children_lang";
  DROP TYPE "public"."enum__menus_v_version_items_kind";
  DROP TYPE "public"."enum__menus_v_version_items_panel_mode";
  DROP TYPE "public"."enum__menus_v_version_items_icon";
  DROP TYPE "public"."enum__menus_v_version_items_badge_style";
  DROP TYPE "public"."enum__menus_v_version_items_lang";
  DROP TYPE "public"."enum__menus_v_version_items_mega_width";
  DROP TYPE "public"."enum__menus_v_version_items_mega_position";
  DROP TYPE "public"."enum__menus_v_version_items_mega_mobile";
  DROP TYPE "public"."enum__menus_v_version_settings_layout";
  DROP TYPE "public"."enum__menus_v_version_settings_align";
  DROP TYPE "public"."enum__menus_v_version_settings_indicator";
  DROP TYPE "public"."enum__menus_v_version_settings_opens_on";
  DROP TYPE "public"."enum__menus_v_version_settings_click_area";
  DROP TYPE "public"."enum__menus_v_version_settings_breakpoint";
  DROP TYPE "public"."enum__menus_v_version_settings_starts_open";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_social_network";
  DROP TYPE "public"."enum__site_v_version_share_networks";
  DROP TYPE "public"."enum__site_v_version_lightbox_title";
  DROP TYPE "public"."enum__site_v_version_lightbox_description";
  DROP TYPE "public"."enum__site_v_version_status";`)
}
