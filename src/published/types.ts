import type { Brand } from '#brand/brand.ts'
import type { LightboxSettings } from '#islands/wire.ts'
import type { IconChoice } from './icon-options.ts'
import type { Role } from './role-names.ts'
import type { ShareNetwork } from './share-networks.ts'
import type { SiteWords } from './site-words.ts'

/** The site's own view of published content. Payload's shapes stop at this folder. */

/** What a rendered answer was made from. A change drops exactly the answers that carry one of its tags. */
export type CacheTag =
  | 'posts'
  | 'pages'
  | 'settings'
  | 'terms'
  | 'redirects'
  | 'mailing-lists'
  | `post:${number}`
  | `page:${number}`
  | `category:${number}`
  | `tag:${number}`
  | `author:${number}`
  | 'pinned'
  | 'menus'
  | `menu:${number}`
  | `fragment:${number}`
  | 'popups'
  | 'products'
  | 'tables'
  | `popup:${number}`
  | `media:${number}`

/** The paper stock that a category is printed on. */
export type Paper = 'straw' | 'peach' | 'celadon' | 'sky' | 'bone'

export interface Picture {
  id: number
  /** The original file. */
  url: string
  width: number
  height: number
  alt: string
  title: string
  caption: string
  description: string
  /** Smaller WebP renditions, narrowest first; empty for SVG. */
  renditions: { url: string; width: number; height: number }[]
  /** Focal point in percent. */
  focal: { x: number; y: number }
  /** As whoever downloads it gets it. */
  file: { name: string; type: string; bytes: number }
}

export interface Term {
  id: number
  kind: 'category' | 'tag'
  name: string
  slug: string
  href: string
  description: string
  /** Tags have no paper. */
  paper: Paper | null
}

/** A term with the number of published posts in it. */
export interface CountedTerm extends Term {
  count: number
}

export interface PostCard {
  id: number
  href: string
  title: string
  excerpt: string
  /** ISO instant. */
  publishedAt: string
  /** The first category, whose paper the card is printed on. */
  category: Term | null
  image: Picture | null
  authorName: string
  /** The account of whoever signed it. */
  authorId?: number
  isPinned?: boolean
  /** Of a post from another site: the id by which feed readers know it. */
  guid?: string
}

export interface Seo {
  title: string
  description: string
  image: Picture | null
  noIndex: boolean
}

/** Lexical editor state as stored; rendered by `render/rich-text`. */
export interface RichTextDocument {
  root: { children: unknown[] }
}

/** One stored block: `blockType` names the widget, `id` is stable over saves, the rest are its settings. */
export interface StoredBlock {
  id: string
  blockType: string
  [setting: string]: unknown
}

export interface Post extends PostCard {
  body: RichTextDocument | null
  categories: Term[]
  tags: Term[]
  updatedAt: string
  seo: Seo
}

export interface Crumb {
  label: string
  href: string
  /** Of a label that is not in Chinese. */
  lang?: string | null
}

type PageTemplate = 'standard' | 'wide' | 'home'

export interface Page {
  id: number
  title: string
  /** Without slashes at the ends; empty for the home page. */
  path: string
  href: string
  lead: string
  /** `null` for Chinese. */
  lang: string | null
  paper: Paper | null
  template: PageTemplate
  layout: StoredBlock[]
  ancestors: Crumb[]
  updatedAt: string
  seo: Seo
}

export interface Listing {
  posts: PostCard[]
  total: number
  /** There are more than `total`, which nobody counts. */
  hasMore?: boolean
  page: number
  pageCount: number
}

export interface MenuItem {
  id: string
  label: string
  /** `null`: the item only opens its children. */
  href: string | null
  isExternal: boolean
  icon: IconChoice | null
  badge: string
  badgeStyle: 'zhu' | 'ink' | 'straw'
  /** Set when the target is in another language. */
  lang: string | null
  children: MenuItem[]
  /** The wide panel that stands in for the children; only items of the first level have one. */
  mega: MegaPanel | null
}

export interface MegaPanel {
  /** A fragment; whether it is published shows when it is read. */
  fragment: number
  /** In pixels; `null`: as wide as the window. */
  width: number | null
  position: 'item' | 'container'
  mobile: 'panel' | 'submenu'
  isLazy: boolean
}

export interface MenuSettings {
  layout: 'horizontal' | 'vertical'
  align: 'left' | 'center' | 'right' | 'justified'
  indicator: 'arrow' | 'plus' | 'fill' | 'none'
  opensOn: 'hover' | 'click'
  /** What of an item with children opens them on a click: its sign alone, or all of it. */
  clickArea: 'icon' | 'item'
  /** The menu becomes an off-canvas panel at 1024 px or 767 px. */
  breakpoint: 'tablet' | 'mobile'
  isOnePage: boolean
  /** The words of the button that opens a vertical menu; empty: it is always open. */
  title: string
  startsOpen: 'never' | 'home' | 'always'
}

export interface Menu {
  id: number
  name: string
  items: MenuItem[]
  settings: MenuSettings
}

/** Why a popup would open by itself. */
export type PopupTrigger =
  | { kind: 'page-load' | 'inactivity'; seconds: number }
  | { kind: 'scroll-down'; percent: number }
  | { kind: 'scroll-up' | 'exit-intent' }
  | { kind: 'scroll-to' | 'click-on'; anchor: string }
  | { kind: 'clicks'; count: number }

/** Rules that the browser checks. All of them must hold. */
export interface PopupRules {
  devices: ('desktop' | 'tablet' | 'mobile')[]
  browsers: ('chrome' | 'firefox' | 'safari' | 'edge')[]
  /** Shown after so many more page views or sessions; 0: at once. */
  pageViews: number
  sessions: number
  /** At most so many times; 0: no limit. */
  times: { max: number; per: 'persisting' | 'session' | 'day' | 'week' | 'month'; countOn: 'open' | 'close' }
  sources: ('search' | 'external' | 'internal')[]
  /** Part of the referring address. */
  referrer: { mode: 'show' | 'hide'; text: string } | null
  /** ISO instants. */
  schedule: { start: string | null; end: string | null }
  avoidMultiple: boolean
}

/** A popup as the pages know it before it opens. */
export interface PopupSummary {
  id: number
  triggers: PopupTrigger[]
  rules: PopupRules
}

export interface PopupLook {
  width: number
  /** `auto` fits the content; a number is pixels. */
  height: 'auto' | 'screen' | number
  horizontal: 'left' | 'center' | 'right'
  vertical: 'top' | 'center' | 'bottom'
  hasOverlay: boolean
  hasCloseButton: boolean
  entrance: 'none' | 'fade' | 'zoom' | 'slide-up' | 'slide-down' | 'slide-left' | 'slide-right'
  /** Seconds; 0: at once, or never. */
  closeButtonDelay: number
  closeAfter: number
  closesOnOverlay: boolean
  locksScroll: boolean
}

export interface Popup extends PopupSummary {
  name: string
  look: PopupLook
  layout: StoredBlock[]
  /** Who sees it: everybody, visitors who are not logged in, those who are, or all but or none but some roles of these. */
  audience: 'everybody' | 'guests' | 'members' | { without: Role[] } | { only: Role[] }
  /** Where it may open by itself. */
  pages: { shown: 'everywhere' | PopupPlace[]; hidden: PopupPlace[] }
}

export type PopupPlace = 'home' | 'posts' | `page:${number}` | `category:${number}`

export interface Product {
  id: number
  name: string
  /** In whole New Taiwan dollars. */
  price: number
  /** `null`: not counted. */
  stock: number | null
  description: string
  image: Picture | null
}

/** Where the rows of a table come from, when they are not written in the page. */
export type TableSource = { kind: 'file'; media: number } | { kind: 'address'; address: string }

/** Rows of the same length, the headings first. */
export interface StoredTable {
  rows: string[][]
  /** ISO instant. */
  readAt: string
}

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'threads' | 'line' | 'x-twitter'

/** The site's look with its pictures; the seal is drawn where there is no mark. */
export interface SiteBrand extends Brand {
  /** With the department's name in it, for light grounds and for dark ones. */
  logo: Picture | null
  logoOnDark: Picture | null
  /** The sign alone. */
  mark: Picture | null
  /** For posters of posts without a picture. */
  photographs: Picture[]
}

export interface Site {
  university: string
  department: string
  departmentEnglish: string
  description: string
  /** Default picture for Open Graph. */
  shareImage: Picture | null
  contact: { address: string; mapUrl: string; phone: string; phoneNote: string; email: string; hours: string }
  social: { network: SocialNetwork; href: string }[]
  headerMenu: Menu | null
  utilityMenu: Menu | null
  footerMenus: Menu[]
  legalMenu: Menu | null
  postsPerPage: number
  isHeaderSticky: boolean
  /** Widgets at the end of the header, such as the search, and those that float over every page. */
  headerTools: StoredBlock[]
  everywhere: StoredBlock[]
  lightbox: LightboxSettings
  /** Networks of the share buttons under a post, in their order. */
  shareNetworks: ShareNetwork[]
  brand: SiteBrand
  words: SiteWords
}

/** A mailing list as its sign-up form shows it. */
export interface MailingListInfo {
  /** By which it is subscribed to: `listed`. */
  key: string
  name: string
  provider: 'built-in' | 'mailchimp'
  isOpen: boolean
  needsConfirmation: boolean
  consent: { text: string; version: number; isTicked: boolean }
  privacyHref: string | null
}
