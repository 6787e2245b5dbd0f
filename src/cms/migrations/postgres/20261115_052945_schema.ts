import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_triggers_kind" AS ENUM('page-load', 'scroll-down', 'scroll-up', 'scroll-to', 'clicks', 'click-on', 'inactivity', 'exit-intent');
  CREATE TYPE "public"."enum_popups_rules_hidden_roles" AS ENUM('administrator', 'editor', 'author', 'subscriber');
  CREATE TYPE "public"."enum_popups_rules_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum_popups_rules_browsers" AS ENUM('chrome', 'edge', 'firefox', 'safari');
  CREATE TYPE "public"."enum_popups_rules_sources" AS ENUM('search', 'external', 'internal');
  CREATE TYPE "public"."enum_popups_look_height_type" AS ENUM('auto', 'fit_to_screen', 'custom');
  CREATE TYPE "public"."enum_popups_look_horizontal" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_popups_look_vertical" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum_popups_look_entrance" AS ENUM('none', 'fade', 'zoom', 'slide-up', 'slide-down', 'slide-left', 'slide-right');
  CREATE TYPE "public"."enum_popups_rules_where" AS ENUM('everywhere', 'chosen');
  CREATE TYPE "public"."enum_popups_rules_hide_from" AS ENUM('nobody', 'everybody', 'roles');
  CREATE TYPE "public"."enum_popups_rules_times_per" AS ENUM('persisting', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum_popups_rules_count_on" AS ENUM('open', 'close');
  CREATE TYPE "public"."enum_popups_rules_referrer_mode" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_triggers_kind" AS ENUM('page-load', 'scroll-down', 'scroll-up', 'scroll-to', 'clicks', 'click-on', 'inactivity', 'exit-intent');
  CREATE TYPE "public"."enum__popups_v_version_rules_hidden_roles" AS ENUM('administrator', 'editor', 'author', 'subscriber');
  CREATE TYPE "public"."enum__popups_v_version_rules_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum__popups_v_version_rules_browsers" AS ENUM('chrome', 'edge', 'firefox', 'safari');
  CREATE TYPE "public"."enum__popups_v_version_rules_sources" AS ENUM('search', 'external', 'internal');
  CREATE TYPE "public"."enum__popups_v_version_look_height_type" AS ENUM('auto', 'fit_to_screen', 'custom');
  CREATE TYPE "public"."enum__popups_v_version_look_horizontal" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum__popups_v_version_look_vertical" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum__popups_v_version_look_entrance" AS ENUM('none', 'fade', 'zoom', 'slide-up', 'slide-down', 'slide-left', 'slide-right');
  CREATE TYPE "public"."enum__popups_v_version_rules_where" AS ENUM('everywhere', 'chosen');
  CREATE TYPE "public"."enum__popups_v_version_rules_hide_from" AS ENUM('nobody', 'everybody', 'roles');
  CREATE TYPE "public"."enum__popups_v_version_rules_times_per" AS ENUM('persisting', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum__popups_v_version_rules_count_on" AS ENUM('open', 'close');
  CREATE TYPE "public"."enum__popups_v_version_rules_referrer_mode" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_items_children_children_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_children_children_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_children_children_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_children_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_children_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_children_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_mega_width" AS ENUM('default', 'full', 'custom');
  CREATE TYPE "public"."enum_menus_items_mega_position" AS ENUM('item', 'container');
  CREATE TYPE "public"."enum_menus_items_mega_mobile" AS ENUM('submenu', 'panel');
  CREATE TYPE "public"."enum_menus_settings_layout" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum_menus_settings_align" AS ENUM('left', 'center', 'right', 'justified');
  CREATE TYPE "public"."enum_menus_settings_indicator" AS ENUM('arrow', 'plus', 'fill', 'none');
  CREATE TYPE "public"."enum_menus_settings_opens_on" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum_menus_settings_click_area" AS ENUM('icon', 'item');
  CREATE TYPE "public"."enum_menus_settings_breakpoint" AS ENUM('tablet', 'mobile');
  CREATE TYPE "public"."enum_menus_settings_starts_open" AS ENUM('never', 'home', 'always');
  CREATE TYPE "public"."enum_site_share_networks" AS ENUM('facebook', 'twitter', 'linkedin', 'pinterest', 'reddit', 'vk', 'odnoklassniki', 'tumblr', 'digg', 'skype', 'stumbleupon', 'mix', 'telegram', 'pocket', 'xing', 'whatsapp', 'email', 'print', 'x-twitter', 'threads', 'line', 'copy');
  CREATE TYPE "public"."enum_site_lightbox_title" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum_site_lightbox_description" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  ALTER TYPE "public"."enum_menus_items_children_children_kind" ADD VALUE 'popup';
  ALTER TYPE "public"."enum_menus_items_children_children_kind" ADD VALUE 'picture';
  ALTER TYPE "public"."enum_menus_items_children_children_kind" ADD VALUE 'close-popup';
  ALTER TYPE "public"."enum_menus_items_children_children_kind" ADD VALUE 'panel';
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'popup';
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'picture';
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'close-popup';
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'panel';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'popup';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'picture';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'close-popup';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'panel';
  CREATE TABLE "popups_triggers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_popups_triggers_kind" DEFAULT 'page-load',
  	"seconds" numeric,
  	"percent" numeric DEFAULT 50,
  	"count" numeric DEFAULT 1,
  	"anchor" varchar
  );
  
  CREATE TABLE "popups_rules_hidden_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_hidden_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_rules_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_rules_browsers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_browsers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_rules_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"layout" jsonb,
  	"look_width" numeric DEFAULT 640,
  	"look_height_type" "enum_popups_look_height_type" DEFAULT 'auto',
  	"look_height" numeric DEFAULT 380,
  	"look_horizontal" "enum_popups_look_horizontal" DEFAULT 'center',
  	"look_vertical" "enum_popups_look_vertical" DEFAULT 'center',
  	"look_entrance" "enum_popups_look_entrance" DEFAULT 'fade',
  	"look_overlay" boolean DEFAULT true,
  	"look_close_button" boolean DEFAULT true,
  	"look_prevent_scroll" boolean DEFAULT false,
  	"look_avoid_multiple" boolean DEFAULT false,
  	"look_keep_on_overlay_click" boolean DEFAULT false,
  	"look_keep_on_escape" boolean DEFAULT false,
  	"look_close_button_delay" numeric DEFAULT 0,
  	"look_close_after" numeric DEFAULT 0,
  	"rules_where" "enum_popups_rules_where" DEFAULT 'everywhere',
  	"rules_shown_on_home" boolean DEFAULT false,
  	"rules_shown_on_posts" boolean DEFAULT false,
  	"rules_hidden_on_home" boolean DEFAULT false,
  	"rules_hidden_on_posts" boolean DEFAULT false,
  	"rules_hide_from" "enum_popups_rules_hide_from" DEFAULT 'nobody',
  	"rules_page_views" numeric DEFAULT 0,
  	"rules_sessions" numeric DEFAULT 0,
  	"rules_max_times" numeric DEFAULT 3,
  	"rules_times_per" "enum_popups_rules_times_per" DEFAULT 'persisting',
  	"rules_count_on" "enum_popups_rules_count_on" DEFAULT 'open',
  	"rules_referrer_mode" "enum_popups_rules_referrer_mode",
  	"rules_referrer_text" varchar,
  	"rules_start" timestamp(3) with time zone,
  	"rules_end" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "_popups_v_version_triggers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__popups_v_version_triggers_kind" DEFAULT 'page-load',
  	"seconds" numeric,
  	"percent" numeric DEFAULT 50,
  	"count" numeric DEFAULT 1,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_popups_v_version_rules_hidden_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_hidden_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_browsers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_browsers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_layout" jsonb,
  	"version_look_width" numeric DEFAULT 640,
  	"version_look_height_type" "enum__popups_v_version_look_height_type" DEFAULT 'auto',
  	"version_look_height" numeric DEFAULT 380,
  	"version_look_horizontal" "enum__popups_v_version_look_horizontal" DEFAULT 'center',
  	"version_look_vertical" "enum__popups_v_version_look_vertical" DEFAULT 'center',
  	"version_look_entrance" "enum__popups_v_version_look_entrance" DEFAULT 'fade',
  	"version_look_overlay" boolean DEFAULT true,
  	"version_look_close_button" boolean DEFAULT true,
  	"version_look_prevent_scroll" boolean DEFAULT false,
  	"version_look_avoid_multiple" boolean DEFAULT false,
  	"version_look_keep_on_overlay_click" boolean DEFAULT false,
  	"version_look_keep_on_escape" boolean DEFAULT false,
  	"version_look_close_button_delay" numeric DEFAULT 0,
  	"version_look_close_after" numeric DEFAULT 0,
  	"version_rules_where" "enum__popups_v_version_rules_where" DEFAULT 'everywhere',
  	"version_rules_shown_on_home" boolean DEFAULT false,
  	"version_rules_shown_on_posts" boolean DEFAULT false,
  	"version_rules_hidden_on_home" boolean DEFAULT false,
  	"version_rules_hidden_on_posts" boolean DEFAULT false,
  	"version_rules_hide_from" "enum__popups_v_version_rules_hide_from" DEFAULT 'nobody',
  	"version_rules_page_views" numeric DEFAULT 0,
  	"version_rules_sessions" numeric DEFAULT 0,
  	"version_rules_max_times" numeric DEFAULT 3,
  	"version_rules_times_per" "enum__popups_v_version_rules_times_per" DEFAULT 'persisting',
  	"version_rules_count_on" "enum__popups_v_version_rules_count_on" DEFAULT 'open',
  	"version_rules_referrer_mode" "enum__popups_v_version_rules_referrer_mode",
  	"version_rules_referrer_text" varchar,
  	"version_rules_start" timestamp(3) with time zone,
  	"version_rules_end" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_popups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "site_share_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_share_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "menus_items_children_children" ADD COLUMN "popup_id" integer;
  ALTER TABLE "menus_items_children_children" ADD COLUMN "picture_id" integer;
  ALTER TABLE "menus_items_children_children" ADD COLUMN "for_good" boolean DEFAULT false;
  ALTER TABLE "menus_items_children_children" ADD COLUMN "panel_name" varchar;
  ALTER TABLE "menus_items_children_children" ADD COLUMN "panel_mode" "enum_menus_items_children_children_panel_mode" DEFAULT 'open';
  ALTER TABLE "menus_items_children_children" ADD COLUMN "icon" "enum_menus_items_children_children_icon";
  ALTER TABLE "menus_items_children_children" ADD COLUMN "badge_style" "enum_menus_items_children_children_badge_style" DEFAULT 'zhu';
  ALTER TABLE "menus_items_children" ADD COLUMN "popup_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "picture_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "for_good" boolean DEFAULT false;
  ALTER TABLE "menus_items_children" ADD COLUMN "panel_name" varchar;
  ALTER TABLE "menus_items_children" ADD COLUMN "panel_mode" "enum_menus_items_children_panel_mode" DEFAULT 'open';
  ALTER TABLE "menus_items_children" ADD COLUMN "icon" "enum_menus_items_children_icon";
  ALTER TABLE "menus_items_children" ADD COLUMN "badge_style" "enum_menus_items_children_badge_style" DEFAULT 'zhu';
  ALTER TABLE "menus_items" ADD COLUMN "popup_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "for_good" boolean DEFAULT false;
  ALTER TABLE "menus_items" ADD COLUMN "panel_name" varchar;
  ALTER TABLE "menus_items" ADD COLUMN "panel_mode" "enum_menus_items_panel_mode" DEFAULT 'open';
  ALTER TABLE "menus_items" ADD COLUMN "icon" "enum_menus_items_icon";
  ALTER TABLE "menus_items" ADD COLUMN "badge_style" "enum_menus_items_badge_style" DEFAULT 'zhu';
  ALTER TABLE "menus_items" ADD COLUMN "mega_panel_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "mega_width" "enum_menus_items_mega_width" DEFAULT 'default';
  ALTER TABLE "menus_items" ADD COLUMN "mega_width_px" numeric DEFAULT 750;
  ALTER TABLE "menus_items" ADD COLUMN "mega_position" "enum_menus_items_mega_position" DEFAULT 'item';
  ALTER TABLE "menus_items" ADD COLUMN "mega_mobile" "enum_menus_items_mega_mobile" DEFAULT 'submenu';
  ALTER TABLE "menus_items" ADD COLUMN "mega_is_lazy" boolean DEFAULT false;
  ALTER TABLE "menus" ADD COLUMN "settings_layout" "enum_menus_settings_layout" DEFAULT 'horizontal';
  ALTER TABLE "menus" ADD COLUMN "settings_align" "enum_menus_settings_align" DEFAULT 'left';
  ALTER TABLE "menus" ADD COLUMN "settings_indicator" "enum_menus_settings_indicator" DEFAULT 'arrow';
  ALTER TABLE "menus" ADD COLUMN "settings_opens_on" "enum_menus_settings_opens_on" DEFAULT 'hover';
  ALTER TABLE "menus" ADD COLUMN "settings_click_area" "enum_menus_settings_click_area" DEFAULT 'icon';
  ALTER TABLE "menus" ADD COLUMN "settings_breakpoint" "enum_menus_settings_breakpoint" DEFAULT 'tablet';
  ALTER TABLE "menus" ADD COLUMN "settings_is_one_page" boolean DEFAULT false;
  ALTER TABLE "menus" ADD COLUMN "settings_title" varchar;
  ALTER TABLE "menus" ADD COLUMN "settings_starts_open" "enum_menus_settings_starts_open" DEFAULT 'never';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "site" ADD COLUMN "sticky_header" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "header_tools" jsonb DEFAULT '[{"blockType":"header-search"}]'::jsonb;
  ALTER TABLE "site" ADD COLUMN "everywhere" jsonb;
  ALTER TABLE "site" ADD COLUMN "lightbox_is_on" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_counter" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_fullscreen" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_zoom" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_share" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_title" "enum_site_lightbox_title" DEFAULT 'title';
  ALTER TABLE "site" ADD COLUMN "lightbox_description" "enum_site_lightbox_description" DEFAULT 'description';
  ALTER TABLE "popups_triggers" ADD CONSTRAINT "popups_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_hidden_roles" ADD CONSTRAINT "popups_rules_hidden_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_devices" ADD CONSTRAINT "popups_rules_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_browsers" ADD CONSTRAINT "popups_rules_browsers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_sources" ADD CONSTRAINT "popups_rules_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_triggers" ADD CONSTRAINT "_popups_v_version_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_hidden_roles" ADD CONSTRAINT "_popups_v_version_rules_hidden_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_devices" ADD CONSTRAINT "_popups_v_version_rules_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_browsers" ADD CONSTRAINT "_popups_v_version_rules_browsers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_sources" ADD CONSTRAINT "_popups_v_version_rules_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_share_networks" ADD CONSTRAINT "site_share_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "popups_triggers_order_idx" ON "popups_triggers" USING btree ("_order");
  CREATE INDEX "popups_triggers_parent_id_idx" ON "popups_triggers" USING btree ("_parent_id");
  CREATE INDEX "popups_rules_hidden_roles_order_idx" ON "popups_rules_hidden_roles" USING btree ("order");
  CREATE INDEX "popups_rules_hidden_roles_parent_idx" ON "popups_rules_hidden_roles" USING btree ("parent_id");
  CREATE INDEX "popups_rules_devices_order_idx" ON "popups_rules_devices" USING btree ("order");
  CREATE INDEX "popups_rules_devices_parent_idx" ON "popups_rules_devices" USING btree ("parent_id");
  CREATE INDEX "popups_rules_browsers_order_idx" ON "popups_rules_browsers" USING btree ("order");
  CREATE INDEX "popups_rules_browsers_parent_idx" ON "popups_rules_browsers" USING btree ("parent_id");
  CREATE INDEX "popups_rules_sources_order_idx" ON "popups_rules_sources" USING btree ("order");
  CREATE INDEX "popups_rules_sources_parent_idx" ON "popups_rules_sources" USING btree ("parent_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE INDEX "popups_rels_order_idx" ON "popups_rels" USING btree ("order");
  CREATE INDEX "popups_rels_parent_idx" ON "popups_rels" USING btree ("parent_id");
  CREATE INDEX "popups_rels_path_idx" ON "popups_rels" USING btree ("path");
  CREATE INDEX "popups_rels_pages_id_idx" ON "popups_rels" USING btree ("pages_id");
  CREATE INDEX "popups_rels_categories_id_idx" ON "popups_rels" USING btree ("categories_id");
  CREATE INDEX "_popups_v_version_triggers_order_idx" ON "_popups_v_version_triggers" USING btree ("_order");
  CREATE INDEX "_popups_v_version_triggers_parent_id_idx" ON "_popups_v_version_triggers" USING btree ("_parent_id");
  CREATE INDEX "_popups_v_version_rules_hidden_roles_order_idx" ON "_popups_v_version_rules_hidden_roles" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_hidden_roles_parent_idx" ON "_popups_v_version_rules_hidden_roles" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_devices_order_idx" ON "_popups_v_version_rules_devices" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_devices_parent_idx" ON "_popups_v_version_rules_devices" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_browsers_order_idx" ON "_popups_v_version_rules_browsers" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_browsers_parent_idx" ON "_popups_v_version_rules_browsers" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_sources_order_idx" ON "_popups_v_version_rules_sources" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_sources_parent_idx" ON "_popups_v_version_rules_sources" USING btree ("parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE INDEX "_popups_v_autosave_idx" ON "_popups_v" USING btree ("autosave");
  CREATE INDEX "_popups_v_rels_order_idx" ON "_popups_v_rels" USING btree ("order");
  CREATE INDEX "_popups_v_rels_parent_idx" ON "_popups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popups_v_rels_path_idx" ON "_popups_v_rels" USING btree ("path");
  CREATE INDEX "_popups_v_rels_pages_id_idx" ON "_popups_v_rels" USING btree ("pages_id");
  CREATE INDEX "_popups_v_rels_categories_id_idx" ON "_popups_v_rels" USING btree ("categories_id");
  CREATE INDEX "site_share_networks_order_idx" ON "site_share_networks" USING btree ("order");
  CREATE INDEX "site_share_networks_parent_idx" ON "site_share_networks" USING btree ("parent_id");
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_mega_panel_id_fragments_id_fk" FOREIGN KEY ("mega_panel_id") REFERENCES "public"."fragments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_items_children_children_popup_idx" ON "menus_items_children_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_children_picture_idx" ON "menus_items_children_children" USING btree ("picture_id");
  CREATE INDEX "menus_items_children_popup_idx" ON "menus_items_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE INDEX "menus_items_popup_idx" ON "menus_items" USING btree ("popup_id");
  CREATE INDEX "menus_items_picture_idx" ON "menus_items" USING btree ("picture_id");
  CREATE INDEX "menus_items_mega_mega_panel_idx" ON "menus_items" USING btree ("mega_panel_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "popups_triggers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rules_hidden_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rules_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rules_browsers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rules_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_triggers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_rules_hidden_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_rules_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_rules_browsers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_rules_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_share_networks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "popups_triggers" CASCADE;
  DROP TABLE "popups_rules_hidden_roles" CASCADE;
  DROP TABLE "popups_rules_devices" CASCADE;
  DROP TABLE "popups_rules_browsers" CASCADE;
  DROP TABLE "popups_rules_sources" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_rels" CASCADE;
  DROP TABLE "_popups_v_version_triggers" CASCADE;
  DROP TABLE "_popups_v_version_rules_hidden_roles" CASCADE;
  DROP TABLE "_popups_v_version_rules_devices" CASCADE;
  DROP TABLE "_popups_v_version_rules_browsers" CASCADE;
  DROP TABLE "_popups_v_version_rules_sources" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_rels" CASCADE;
  DROP TABLE "site_share_networks" CASCADE;
  ALTER TABLE "menus_items_children_children" DROP CONSTRAINT "menus_items_children_children_popup_id_popups_id_fk";
  
  ALTER TABLE "menus_items_children_children" DROP CONSTRAINT "menus_items_children_children_picture_id_media_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_popup_id_popups_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_picture_id_media_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_popup_id_popups_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_picture_id_media_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_mega_panel_id_fragments_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_children_children_kind";
  CREATE TYPE "public"."enum_menus_items_children_children_kind" AS ENUM('page', 'post', 'category', 'url');
  ALTER TABLE "menus_items_children_children" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_children_children_kind" USING "kind"::"public"."enum_menus_items_children_children_kind";
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_children_kind";
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('page', 'post', 'category', 'url');
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_children_kind" USING "kind"::"public"."enum_menus_items_children_kind";
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_kind";
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('page', 'post', 'category', 'url');
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_kind" USING "kind"::"public"."enum_menus_items_kind";
  DROP INDEX "menus_items_children_children_popup_idx";
  DROP INDEX "menus_items_children_children_picture_idx";
  DROP INDEX "menus_items_children_popup_idx";
  DROP INDEX "menus_items_children_picture_idx";
  DROP INDEX "menus_items_popup_idx";
  DROP INDEX "menus_items_picture_idx";
  DROP INDEX "menus_items_mega_mega_panel_idx";
  DROP INDEX "payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "popup_id";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "picture_id";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "for_good";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "panel_name";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "panel_mode";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "icon";
  ALTER TABLE "menus_items_children_children" DROP COLUMN "badge_style";
  ALTER TABLE "menus_items_children" DROP COLUMN "popup_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "picture_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "for_good";
  ALTER TABLE "menus_items_children" DROP COLUMN "panel_name";
  ALTER TABLE "menus_items_children" DROP COLUMN "panel_mode";
  ALTER TABLE "menus_items_children" DROP COLUMN "icon";
  ALTER TABLE "menus_items_children" DROP COLUMN "badge_style";
  ALTER TABLE "menus_items" DROP COLUMN "popup_id";
  ALTER TABLE "menus_items" DROP COLUMN "picture_id";
  ALTER TABLE "menus_items" DROP COLUMN "for_good";
  ALTER TABLE "menus_items" DROP COLUMN "panel_name";
  ALTER TABLE "menus_items" DROP COLUMN "panel_mode";
  ALTER TABLE "menus_items" DROP COLUMN "icon";
  ALTER TABLE "menus_items" DROP COLUMN "badge_style";
  ALTER TABLE "menus_items" DROP COLUMN "mega_panel_id";
  ALTER TABLE "menus_items" DROP COLUMN "mega_width";
  ALTER TABLE "menus_items" DROP COLUMN "mega_width_px";
  ALTER TABLE "menus_items" DROP COLUMN "mega_position";
  ALTER TABLE "menus_items" DROP COLUMN "mega_mobile";
  ALTER TABLE "menus_items" DROP COLUMN "mega_is_lazy";
  ALTER TABLE "menus" DROP COLUMN "settings_layout";
  ALTER TABLE "menus" DROP COLUMN "settings_align";
  ALTER TABLE "menus" DROP COLUMN "settings_indicator";
  ALTER TABLE "menus" DROP COLUMN "settings_opens_on";
  ALTER TABLE "menus" DROP COLUMN "settings_click_area";
  ALTER TABLE "menus" DROP COLUMN "settings_breakpoint";
  ALTER TABLE "menus" DROP COLUMN "settings_is_one_page";
  ALTER TABLE "menus" DROP COLUMN "settings_title";
  ALTER TABLE "menus" DROP COLUMN "settings_starts_open";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  ALTER TABLE "site" DROP COLUMN "sticky_header";
  ALTER TABLE "site" DROP COLUMN "header_tools";
  ALTER TABLE "site" DROP COLUMN "everywhere";
  ALTER TABLE "site" DROP COLUMN "lightbox_is_on";
  ALTER TABLE "site" DROP COLUMN "lightbox_counter";
  ALTER TABLE "site" DROP COLUMN "lightbox_fullscreen";
  ALTER TABLE "site" DROP COLUMN "lightbox_zoom";
  ALTER TABLE "site" DROP COLUMN "lightbox_share";
  ALTER TABLE "site" DROP COLUMN "lightbox_title";
  ALTER TABLE "site" DROP COLUMN "lightbox_description";
  DROP TYPE "public"."enum_popups_triggers_kind";
  DROP TYPE "public"."enum_popups_rules_hidden_roles";
  DROP TYPE "public"."enum_popups_rules_devices";
  DROP TYPE "public"."enum_popups_rules_browsers";
  DROP TYPE "public"."enum_popups_rules_sources";
  DROP TYPE "public"."enum_popups_look_height_type";
  DROP TYPE "public"."enum_popups_look_horizontal";
  DROP TYPE "public"."enum_popups_look_vertical";
  DROP TYPE "public"."enum_popups_look_entrance";
  DROP TYPE "public"."enum_popups_rules_where";
  DROP TYPE "public"."enum_popups_rules_hide_from";
  DROP TYPE "public"."enum_popups_rules_times_per";
  DROP TYPE "public"."enum_popups_rules_count_on";
  DROP TYPE "public"."enum_popups_rules_referrer_mode";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_triggers_kind";
  DROP TYPE "public"."enum__popups_v_version_rules_hidden_roles";
  DROP TYPE "public"."enum__popups_v_version_rules_devices";
  DROP TYPE "public"."enum__popups_v_version_rules_browsers";
  DROP TYPE "public"."enum__popups_v_version_rules_sources";
  DROP TYPE "public"."enum__popups_v_version_look_height_type";
  DROP TYPE "public"."enum__popups_v_version_look_horizontal";
  DROP TYPE "public"."enum__popups_v_version_look_vertical";
  DROP TYPE "public"."enum__popups_v_version_look_entrance";
  DROP TYPE "public"."enum__popups_v_version_rules_where";
  DROP TYPE "public"."enum__popups_v_version_rules_hide_from";
  DROP TYPE "public"."enum__popups_v_version_rules_times_per";
  DROP TYPE "public"."enum__popups_v_version_rules_count_on";
  DROP TYPE "public"."enum__popups_v_version_rules_referrer_mode";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum_menus_items_children_children_panel_mode";
  DROP TYPE "public"."enum_menus_items_children_children_icon";
  DROP TYPE "public"."enum_menus_items_children_children_badge_style";
  DROP TYPE "public"."enum_menus_items_children_panel_mode";
  DROP TYPE "public"."enum_menus_items_children_icon";
  DROP TYPE "public"."enum_menus_items_children_badge_style";
  DROP TYPE "public"."enum_menus_items_panel_mode";
  DROP TYPE "public"."enum_menus_items_icon";
  DROP TYPE "public"."enum_menus_items_badge_style";
  DROP TYPE "public"."enum_menus_items_mega_width";
  DROP TYPE "public"."enum_menus_items_mega_position";
  DROP TYPE "public"."enum_menus_items_mega_mobile";
  DROP TYPE "public"."enum_menus_settings_layout";
  DROP TYPE "public"."enum_menus_settings_align";
  DROP TYPE "public"."enum_menus_settings_indicator";
  DROP TYPE "public"."enum_menus_settings_opens_on";
  DROP TYPE "public"."enum_menus_settings_click_area";
  DROP TYPE "public"."enum_menus_settings_breakpoint";
  DROP TYPE "public"."enum_menus_settings_starts_open";
  DROP TYPE "public"."enum_site_share_networks";
  DROP TYPE "public"."enum_site_lightbox_title";
  DROP TYPE "public"."enum_site_lightbox_description";`)
}
