/** What the read-only API tells, as far as an export says it. */

interface Rendered {
  rendered: string
}

export interface ApiTerm {
  id: number
  name: string
  slug: string
  description: string
  parent?: number
}

export interface ApiUser {
  id: number
  name: string
  slug: string
}

export interface ApiDocument {
  id: number
  date: string
  date_gmt: string
  modified: string
  modified_gmt: string
  slug: string
  link: string
  guid: Rendered
  title: Rendered
  content: Rendered
  excerpt?: Rendered
  author?: number
  featured_media?: number
  sticky?: boolean
  categories?: number[]
  tags?: number[]
  parent?: number
  menu_order?: number
}

export interface ApiMedia {
  id: number
  date: string
  date_gmt: string
  slug: string
  link: string
  title: Rendered
  caption: Rendered
  alt_text: string
  source_url: string
}

export interface ApiMenu {
  id: number
  name: string
  slug: string
}

export interface ApiMenuItem {
  id: number
  title: Rendered
  url: string
  parent: number
  menu_order: number
  target: string
}
