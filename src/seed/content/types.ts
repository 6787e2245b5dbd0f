import type { RichNode } from '#cms/writing/lexical.ts'
import type { LinkTarget } from '#cms/writing/link-target.ts'
import type { Page, Post } from '#platform/payload-types.ts'
import type { PosterOptions } from '../art/poster.ts'
import type { CategoryKey } from './categories.ts'
import type { FragmentKey, MenuKey, PopupKey } from './keys.ts'
import type { TagKey } from './tags.ts'

/** How content names other content before it has an id. */
export interface Refs {
  /** By its path: `about/history`. */
  page(path: string): LinkTarget
  post(key: string): LinkTarget
  category(key: CategoryKey): LinkTarget
  /** Where a widget wants the category itself. */
  categoryId(key: CategoryKey): number
  popup(key: PopupKey): LinkTarget
  /** By its key, where a sign-up form wants it. */
  mailingList(key: string): number
  /** Where a widget wants the menu itself. */
  menu(key: MenuKey): number
  /** Where a widget wants the fragment itself. */
  fragment(key: FragmentKey): number
  url(address: string): LinkTarget
  /** Pictures by their keys, other files by their names. */
  picture(key: string): number
  /** To have a file: `credit-transfer.pdf`. */
  file(name: string): LinkTarget
}

export interface PictureSeed {
  key: string
  art: PosterOptions
  alt: string
  title?: string
  caption?: string
  description?: string
  /** In percent. */
  focal?: { x: number; y: number }
}

/** A post's own poster: its words are the post's title, its paper the category's. */
type PostPoster = Pick<PosterOptions, 'composition' | 'glyph'> & Pick<PictureSeed, 'alt' | 'caption'>

export interface PostSeed {
  /** What other content calls it. */
  key: string
  title: string
  /** Left out, the address is made from the title. */
  slug?: string
  category: CategoryKey
  tags: TagKey[]
  /** `2026-11-12 10:00`, Taipei's clock. */
  published: string
  excerpt?: string
  byline?: string
  /** Its own poster, or the key of a picture. Without one the site draws a voiceprint. */
  poster?: PostPoster | string
  isDraft?: boolean
  body: (refs: Refs) => RichNode[]
}

export interface PageSeed {
  /** Under its parent's: `about/history` is `history` below `about`; empty for the home page. */
  path: string
  title: string
  lead?: string
  template?: Page['template']
  paper?: Page['paper']
  lang?: Page['lang']
  seo?: Post['seo']
  layout: (refs: Refs) => NonNullable<Page['layout']>
}
