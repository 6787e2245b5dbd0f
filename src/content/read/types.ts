/** The site's own view of published content. Payload's shapes stop at this folder. */

/** What a rendered answer was made from. A change drops exactly the answers that carry one of its tags. */
export type CacheTag =
  | 'posts'
  | 'pages'
  | 'settings'
  | 'terms'
  | 'redirects'
  | `post:${number}`
  | `page:${number}`
  | `category:${number}`
  | `tag:${number}`
  | `menu:${number}`
  | `fragment:${number}`
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
}

export interface Seo {
  title: string
  description: string
  image: Picture | null
  noIndex: boolean
}

/** Lexical editor state as stored; rendered by `widgets/rich-text`. */
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
  authorName: string
  updatedAt: string
  seo: Seo
}

export interface Crumb {
  label: string
  href: string
}

type PageTemplate = 'standard' | 'wide' | 'home'

export interface Page {
  id: number
  title: string
  /** Without slashes at the ends; empty for the home page. */
  path: string
  href: string
  lead: string
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
  page: number
  pageCount: number
}

export interface MenuItem {
  id: string
  label: string
  /** `null`: the item only opens its children. */
  href: string | null
  isExternal: boolean
  badge: string
  /** Set when the target is in another language. */
  lang: string | null
  children: MenuItem[]
}

export interface Menu {
  id: number
  name: string
  items: MenuItem[]
}

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'threads' | 'line' | 'x-twitter'

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
}
