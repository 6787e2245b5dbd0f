import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createArchiveTables, dropArchiveTables } from '#published/archive/archive.ts'
import { createSearchTables, dropSearchTables } from '#published/search/schema.ts'
import { sqlOf } from '#platform/db/sql.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_template" AS ENUM('standard', 'wide', 'home');
  CREATE TYPE "public"."enum_pages_paper" AS ENUM('straw', 'peach', 'celadon', 'sky', 'bone');
  CREATE TYPE "public"."enum_pages_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_template" AS ENUM('standard', 'wide', 'home');
  CREATE TYPE "public"."enum__pages_v_version_paper" AS ENUM('straw', 'peach', 'celadon', 'sky', 'bone');
  CREATE TYPE "public"."enum__pages_v_version_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fragments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fragments_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_paper" AS ENUM('straw', 'peach', 'celadon', 'sky', 'bone');
  CREATE TYPE "public"."enum_menus_items_children_children_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  CREATE TYPE "public"."enum_menus_items_children_children_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_children_children_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_children_children_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_children_children_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  CREATE TYPE "public"."enum_menus_items_children_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_children_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_children_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_children_lang" AS ENUM('en', 'ja');
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('page', 'post', 'category', 'url', 'popup', 'picture', 'close-popup', 'panel');
  CREATE TYPE "public"."enum_menus_items_panel_mode" AS ENUM('open', 'close', 'toggle');
  CREATE TYPE "public"."enum_menus_items_icon" AS ENUM('home', 'people', 'book', 'calendar', 'award', 'mic', 'video', 'download', 'mail', 'phone', 'map', 'chat', 'star', 'globe');
  CREATE TYPE "public"."enum_menus_items_badge_style" AS ENUM('zhu', 'ink', 'straw');
  CREATE TYPE "public"."enum_menus_items_lang" AS ENUM('en', 'ja');
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
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'queued', 'sending', 'sent');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'requested', 'subscribed', 'unsubscribed', 'refused');
  CREATE TYPE "public"."enum_mailing_lists_provider" AS ENUM('built-in', 'mailchimp');
  CREATE TYPE "public"."enum_mailing_lists_opt_in" AS ENUM('double', 'single');
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('confirm', 'already', 'issue', 'test', 'member');
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('waiting', 'sending', 'handed', 'sent', 'skipped', 'failed', 'uncertain');
  CREATE TYPE "public"."enum_suppressed_addresses_reason" AS ENUM('unsubscribed', 'asked', 'bounced', 'manual');
  CREATE TYPE "public"."enum_subscriber_tokens_purpose" AS ENUM('confirm', 'manage');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('post', 'page', 'url');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author', 'subscriber');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_social_network" AS ENUM('facebook', 'instagram', 'youtube', 'threads', 'line', 'x-twitter');
  CREATE TYPE "public"."enum_site_share_networks" AS ENUM('facebook', 'twitter', 'linkedin', 'pinterest', 'reddit', 'vk', 'odnoklassniki', 'tumblr', 'digg', 'skype', 'stumbleupon', 'mix', 'telegram', 'pocket', 'xing', 'whatsapp', 'email', 'print', 'x-twitter', 'threads', 'line', 'copy');
  CREATE TYPE "public"."enum_site_lightbox_title" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum_site_lightbox_description" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"featured_image_id" integer,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"summary" varchar,
  	"byline" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_featured_image_id" integer,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_byline" varchar,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"layout" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"is_home" boolean DEFAULT false,
  	"slug" varchar,
  	"parent_id" integer,
  	"path" varchar,
  	"template" "enum_pages_template" DEFAULT 'standard',
  	"paper" "enum_pages_paper" DEFAULT 'celadon',
  	"lang" "enum_pages_lang",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_layout" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_is_home" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_parent_id" integer,
  	"version_path" varchar,
  	"version_template" "enum__pages_v_version_template" DEFAULT 'standard',
  	"version_paper" "enum__pages_v_version_paper" DEFAULT 'celadon',
  	"version_lang" "enum__pages_v_version_lang",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "fragments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_fragments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fragments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__fragments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  	"rules_start" timestamp(3) with time zone,
  	"rules_end" timestamp(3) with time zone,
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
  	"version_rules_start" timestamp(3) with time zone,
  	"version_rules_end" timestamp(3) with time zone,
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
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"stock" numeric,
  	"image_id" integer,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_price" numeric,
  	"version_stock" numeric,
  	"version_image_id" integer,
  	"version_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"uploader_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w800_url" varchar,
  	"sizes_w800_width" numeric,
  	"sizes_w800_height" numeric,
  	"sizes_w800_mime_type" varchar,
  	"sizes_w800_filesize" numeric,
  	"sizes_w800_filename" varchar,
  	"sizes_w1200_url" varchar,
  	"sizes_w1200_width" numeric,
  	"sizes_w1200_height" numeric,
  	"sizes_w1200_mime_type" varchar,
  	"sizes_w1200_filesize" numeric,
  	"sizes_w1200_filename" varchar,
  	"sizes_w1680_url" varchar,
  	"sizes_w1680_width" numeric,
  	"sizes_w1680_height" numeric,
  	"sizes_w1680_mime_type" varchar,
  	"sizes_w1680_filesize" numeric,
  	"sizes_w1680_filename" varchar
  );
  
  CREATE TABLE "tables" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"rows" jsonb NOT NULL,
  	"read_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"paper" "enum_categories_paper" DEFAULT 'bone' NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_items_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_menus_items_children_children_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum_menus_items_children_children_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum_menus_items_children_children_icon",
  	"badge" varchar,
  	"badge_style" "enum_menus_items_children_children_badge_style" DEFAULT 'zhu',
  	"lang" "enum_menus_items_children_children_lang"
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_menus_items_children_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum_menus_items_children_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum_menus_items_children_icon",
  	"badge" varchar,
  	"badge_style" "enum_menus_items_children_badge_style" DEFAULT 'zhu',
  	"lang" "enum_menus_items_children_lang"
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_menus_items_kind",
  	"page_id" integer,
  	"post_id" integer,
  	"category_id" integer,
  	"popup_id" integer,
  	"picture_id" integer,
  	"url" varchar,
  	"for_good" boolean DEFAULT false,
  	"panel_name" varchar,
  	"panel_mode" "enum_menus_items_panel_mode" DEFAULT 'open',
  	"new_tab" boolean DEFAULT false,
  	"icon" "enum_menus_items_icon",
  	"badge" varchar,
  	"badge_style" "enum_menus_items_badge_style" DEFAULT 'zhu',
  	"lang" "enum_menus_items_lang",
  	"mega_panel_id" integer,
  	"mega_width" "enum_menus_items_mega_width" DEFAULT 'default',
  	"mega_width_px" numeric DEFAULT 750,
  	"mega_position" "enum_menus_items_mega_position" DEFAULT 'item',
  	"mega_mobile" "enum_menus_items_mega_mobile" DEFAULT 'submenu',
  	"mega_is_lazy" boolean DEFAULT false
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"settings_layout" "enum_menus_settings_layout" DEFAULT 'horizontal',
  	"settings_align" "enum_menus_settings_align" DEFAULT 'left',
  	"settings_indicator" "enum_menus_settings_indicator" DEFAULT 'arrow',
  	"settings_opens_on" "enum_menus_settings_opens_on" DEFAULT 'hover',
  	"settings_click_area" "enum_menus_settings_click_area" DEFAULT 'icon',
  	"settings_breakpoint" "enum_menus_settings_breakpoint" DEFAULT 'tablet',
  	"settings_is_one_page" boolean DEFAULT false,
  	"settings_title" varchar,
  	"settings_starts_open" "enum_menus_settings_starts_open" DEFAULT 'never',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"list_id" integer NOT NULL,
  	"body" jsonb NOT NULL,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"report_sent" numeric,
  	"report_skipped" numeric,
  	"report_failed" numeric,
  	"report_uncertain" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"last_name" varchar,
  	"first_name" varchar,
  	"phone" varchar,
  	"consent_text" varchar NOT NULL,
  	"consent_version" numeric,
  	"consent_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailing_lists_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"version" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "mailing_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"provider" "enum_mailing_lists_provider" DEFAULT 'built-in' NOT NULL,
  	"opt_in" "enum_mailing_lists_opt_in" DEFAULT 'double' NOT NULL,
  	"audience" varchar,
  	"is_open" boolean DEFAULT true,
  	"from_name" varchar,
  	"reply_to" varchar,
  	"consent_text" varchar DEFAULT '我同意系辦使用這個信箱寄送電子報。資料只用於寄送電子報，隨時可以退訂，退訂後不再寄送。' NOT NULL,
  	"consent_version" numeric DEFAULT 1,
  	"requires_tick" boolean DEFAULT false,
  	"privacy_page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_outbox_kind" NOT NULL,
  	"state" "enum_outbox_state" DEFAULT 'waiting' NOT NULL,
  	"subscriber_id" integer,
  	"newsletter_id" integer,
  	"user_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"handed_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"asks_first" boolean,
  	"lease_owner" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"list_id" integer,
  	"reason" "enum_suppressed_addresses_reason" DEFAULT 'manual' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriber_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_subscriber_tokens_purpose" NOT NULL,
  	"hash" varchar NOT NULL,
  	"subscriber_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'url' NOT NULL,
  	"post_id" integer,
  	"page_id" integer,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"pages_id" integer,
  	"fragments_id" integer,
  	"popups_id" integer,
  	"products_id" integer,
  	"media_id" integer,
  	"tables_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"menus_id" integer,
  	"newsletters_id" integer,
  	"mailing_lists_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_social_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_share_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_share_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"university" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"department_english" varchar,
  	"description" varchar,
  	"share_image_id" integer,
  	"address" varchar,
  	"map_url" varchar,
  	"phone" varchar,
  	"phone_note" varchar,
  	"email" varchar,
  	"hours" varchar,
  	"header_menu_id" integer,
  	"utility_menu_id" integer,
  	"legal_menu_id" integer,
  	"sticky_header" boolean DEFAULT true,
  	"header_tools" jsonb DEFAULT '[{"blockType":"header-search"}]'::jsonb,
  	"everywhere" jsonb,
  	"lightbox_is_on" boolean DEFAULT true,
  	"lightbox_counter" boolean DEFAULT true,
  	"lightbox_fullscreen" boolean DEFAULT true,
  	"lightbox_zoom" boolean DEFAULT true,
  	"lightbox_share" boolean DEFAULT true,
  	"lightbox_title" "enum_site_lightbox_title" DEFAULT 'title',
  	"lightbox_description" "enum_site_lightbox_description" DEFAULT 'description',
  	"posts_per_page" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"menus_id" integer
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fragments_v" ADD CONSTRAINT "_fragments_v_parent_id_fragments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fragments"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_mega_panel_id_fragments_id_fk" FOREIGN KEY ("mega_panel_id") REFERENCES "public"."fragments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailing_lists_consents" ADD CONSTRAINT "mailing_lists_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mailing_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_list_id_mailing_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."mailing_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fragments_fk" FOREIGN KEY ("fragments_id") REFERENCES "public"."fragments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tables_fk" FOREIGN KEY ("tables_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailing_lists_fk" FOREIGN KEY ("mailing_lists_id") REFERENCES "public"."mailing_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social" ADD CONSTRAINT "site_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_share_networks" ADD CONSTRAINT "site_share_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_header_menu_id_menus_id_fk" FOREIGN KEY ("header_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_utility_menu_id_menus_id_fk" FOREIGN KEY ("utility_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_legal_menu_id_menus_id_fk" FOREIGN KEY ("legal_menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_rels" ADD CONSTRAINT "site_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_rels" ADD CONSTRAINT "site_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "fragments_updated_at_idx" ON "fragments" USING btree ("updated_at");
  CREATE INDEX "fragments_created_at_idx" ON "fragments" USING btree ("created_at");
  CREATE INDEX "fragments_deleted_at_idx" ON "fragments" USING btree ("deleted_at");
  CREATE INDEX "fragments__status_idx" ON "fragments" USING btree ("_status");
  CREATE INDEX "_fragments_v_parent_idx" ON "_fragments_v" USING btree ("parent_id");
  CREATE INDEX "_fragments_v_version_version_updated_at_idx" ON "_fragments_v" USING btree ("version_updated_at");
  CREATE INDEX "_fragments_v_version_version_created_at_idx" ON "_fragments_v" USING btree ("version_created_at");
  CREATE INDEX "_fragments_v_version_version_deleted_at_idx" ON "_fragments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fragments_v_version_version__status_idx" ON "_fragments_v" USING btree ("version__status");
  CREATE INDEX "_fragments_v_created_at_idx" ON "_fragments_v" USING btree ("created_at");
  CREATE INDEX "_fragments_v_updated_at_idx" ON "_fragments_v" USING btree ("updated_at");
  CREATE INDEX "_fragments_v_latest_idx" ON "_fragments_v" USING btree ("latest");
  CREATE INDEX "_fragments_v_autosave_idx" ON "_fragments_v" USING btree ("autosave");
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
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "media_uploader_idx" ON "media" USING btree ("uploader_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w1200_sizes_w1200_filename_idx" ON "media" USING btree ("sizes_w1200_filename");
  CREATE INDEX "media_sizes_w1680_sizes_w1680_filename_idx" ON "media" USING btree ("sizes_w1680_filename");
  CREATE UNIQUE INDEX "tables_source_idx" ON "tables" USING btree ("source");
  CREATE INDEX "tables_updated_at_idx" ON "tables" USING btree ("updated_at");
  CREATE INDEX "tables_created_at_idx" ON "tables" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "menus_items_children_children_order_idx" ON "menus_items_children_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_children_parent_id_idx" ON "menus_items_children_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_children_page_idx" ON "menus_items_children_children" USING btree ("page_id");
  CREATE INDEX "menus_items_children_children_post_idx" ON "menus_items_children_children" USING btree ("post_id");
  CREATE INDEX "menus_items_children_children_category_idx" ON "menus_items_children_children" USING btree ("category_id");
  CREATE INDEX "menus_items_children_children_popup_idx" ON "menus_items_children_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_children_picture_idx" ON "menus_items_children_children" USING btree ("picture_id");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_page_idx" ON "menus_items_children" USING btree ("page_id");
  CREATE INDEX "menus_items_children_post_idx" ON "menus_items_children" USING btree ("post_id");
  CREATE INDEX "menus_items_children_category_idx" ON "menus_items_children" USING btree ("category_id");
  CREATE INDEX "menus_items_children_popup_idx" ON "menus_items_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_page_idx" ON "menus_items" USING btree ("page_id");
  CREATE INDEX "menus_items_post_idx" ON "menus_items" USING btree ("post_id");
  CREATE INDEX "menus_items_category_idx" ON "menus_items" USING btree ("category_id");
  CREATE INDEX "menus_items_popup_idx" ON "menus_items" USING btree ("popup_id");
  CREATE INDEX "menus_items_picture_idx" ON "menus_items" USING btree ("picture_id");
  CREATE INDEX "menus_items_mega_mega_panel_idx" ON "menus_items" USING btree ("mega_panel_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "newsletters_list_idx" ON "newsletters" USING btree ("list_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "subscribers_list_idx" ON "subscribers" USING btree ("list_id");
  CREATE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_email_idx" ON "subscribers" USING btree ("list_id","email");
  CREATE INDEX "mailing_lists_consents_order_idx" ON "mailing_lists_consents" USING btree ("_order");
  CREATE INDEX "mailing_lists_consents_parent_id_idx" ON "mailing_lists_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mailing_lists_key_idx" ON "mailing_lists" USING btree ("key");
  CREATE INDEX "mailing_lists_privacy_page_idx" ON "mailing_lists" USING btree ("privacy_page_id");
  CREATE INDEX "mailing_lists_updated_at_idx" ON "mailing_lists" USING btree ("updated_at");
  CREATE INDEX "mailing_lists_created_at_idx" ON "mailing_lists" USING btree ("created_at");
  CREATE INDEX "outbox_subscriber_idx" ON "outbox" USING btree ("subscriber_id");
  CREATE INDEX "outbox_newsletter_idx" ON "outbox" USING btree ("newsletter_id");
  CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscriber_idx" ON "outbox" USING btree ("newsletter_id","subscriber_id");
  CREATE INDEX "state_dueAt_idx" ON "outbox" USING btree ("state","due_at");
  CREATE INDEX "suppressed_addresses_hash_idx" ON "suppressed_addresses" USING btree ("hash");
  CREATE INDEX "suppressed_addresses_list_idx" ON "suppressed_addresses" USING btree ("list_id");
  CREATE INDEX "suppressed_addresses_updated_at_idx" ON "suppressed_addresses" USING btree ("updated_at");
  CREATE INDEX "suppressed_addresses_created_at_idx" ON "suppressed_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscriber_tokens_hash_idx" ON "subscriber_tokens" USING btree ("hash");
  CREATE INDEX "subscriber_tokens_subscriber_idx" ON "subscriber_tokens" USING btree ("subscriber_id");
  CREATE INDEX "subscriber_tokens_expires_at_idx" ON "subscriber_tokens" USING btree ("expires_at");
  CREATE INDEX "subscriber_tokens_updated_at_idx" ON "subscriber_tokens" USING btree ("updated_at");
  CREATE INDEX "subscriber_tokens_created_at_idx" ON "subscriber_tokens" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_post_idx" ON "redirects" USING btree ("post_id");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_fragments_id_idx" ON "payload_locked_documents_rels" USING btree ("fragments_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_tables_id_idx" ON "payload_locked_documents_rels" USING btree ("tables_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_mailing_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("mailing_lists_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_social_order_idx" ON "site_social" USING btree ("_order");
  CREATE INDEX "site_social_parent_id_idx" ON "site_social" USING btree ("_parent_id");
  CREATE INDEX "site_share_networks_order_idx" ON "site_share_networks" USING btree ("order");
  CREATE INDEX "site_share_networks_parent_idx" ON "site_share_networks" USING btree ("parent_id");
  CREATE INDEX "site_share_image_idx" ON "site" USING btree ("share_image_id");
  CREATE INDEX "site_header_menu_idx" ON "site" USING btree ("header_menu_id");
  CREATE INDEX "site_utility_menu_idx" ON "site" USING btree ("utility_menu_id");
  CREATE INDEX "site_legal_menu_idx" ON "site" USING btree ("legal_menu_id");
  CREATE INDEX "site_rels_order_idx" ON "site_rels" USING btree ("order");
  CREATE INDEX "site_rels_parent_idx" ON "site_rels" USING btree ("parent_id");
  CREATE INDEX "site_rels_path_idx" ON "site_rels" USING btree ("path");
  CREATE INDEX "site_rels_menus_id_idx" ON "site_rels" USING btree ("menus_id");`)
  const tables = await sqlOf(payload, req)
  await createSearchTables(tables)
  await createArchiveTables(tables)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  const tables = await sqlOf(payload, req)
  await dropArchiveTables(tables)
  await dropSearchTables(tables)
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "fragments" CASCADE;
  DROP TABLE "_fragments_v" CASCADE;
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
  DROP TABLE "products" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "tables" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "menus_items_children_children" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "mailing_lists_consents" CASCADE;
  DROP TABLE "mailing_lists" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "suppressed_addresses" CASCADE;
  DROP TABLE "subscriber_tokens" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_social" CASCADE;
  DROP TABLE "site_share_networks" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_rels" CASCADE;
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_pages_template";
  DROP TYPE "public"."enum_pages_paper";
  DROP TYPE "public"."enum_pages_lang";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_template";
  DROP TYPE "public"."enum__pages_v_version_paper";
  DROP TYPE "public"."enum__pages_v_version_lang";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_fragments_status";
  DROP TYPE "public"."enum__fragments_v_version_status";
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
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_categories_paper";
  DROP TYPE "public"."enum_menus_items_children_children_kind";
  DROP TYPE "public"."enum_menus_items_children_children_panel_mode";
  DROP TYPE "public"."enum_menus_items_children_children_icon";
  DROP TYPE "public"."enum_menus_items_children_children_badge_style";
  DROP TYPE "public"."enum_menus_items_children_children_lang";
  DROP TYPE "public"."enum_menus_items_children_kind";
  DROP TYPE "public"."enum_menus_items_children_panel_mode";
  DROP TYPE "public"."enum_menus_items_children_icon";
  DROP TYPE "public"."enum_menus_items_children_badge_style";
  DROP TYPE "public"."enum_menus_items_children_lang";
  DROP TYPE "public"."enum_menus_items_kind";
  DROP TYPE "public"."enum_menus_items_panel_mode";
  DROP TYPE "public"."enum_menus_items_icon";
  DROP TYPE "public"."enum_menus_items_badge_style";
  DROP TYPE "public"."enum_menus_items_lang";
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
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_mailing_lists_provider";
  DROP TYPE "public"."enum_mailing_lists_opt_in";
  DROP TYPE "public"."enum_outbox_kind";
  DROP TYPE "public"."enum_outbox_state";
  DROP TYPE "public"."enum_suppressed_addresses_reason";
  DROP TYPE "public"."enum_subscriber_tokens_purpose";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_social_network";
  DROP TYPE "public"."enum_site_share_networks";
  DROP TYPE "public"."enum_site_lightbox_title";
  DROP TYPE "public"."enum_site_lightbox_description";`)
}
