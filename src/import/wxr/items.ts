/** What a WordPress export (WXR) says, as it stands there: nothing is validated but its shape. */

export interface WxrSite {
  title: string
  link: string
  description: string
  language: string
  /** Of the whole installation; the same as `blogUrl` where there is one site only. */
  siteUrl: string
  blogUrl: string
}

export interface WxrAuthor {
  id: number
  login: string
  email: string
  displayName: string
}

export interface WxrTerm {
  id: number
  taxonomy: string
  slug: string
  /** The parent's slug. */
  parent: string
  name: string
  description: string
  meta: WxrMeta[]
}

export interface WxrMeta {
  key: string
  value: string
}

/** A term as an item names it. */
interface WxrTermOfItem {
  taxonomy: string
  slug: string
  name: string
}

/** E-mail and network addresses of those who wrote are never read. */
export interface WxrComment {
  id: number
  author: string
  date: string
  content: string
  parent: number
  isApproved: boolean
  type: string
}

export interface WxrItem {
  id: number
  type: string
  title: string
  link: string
  guid: string
  creator: string
  content: string
  excerpt: string
  slug: string
  status: string
  parent: number
  menuOrder: number
  /** On the site's own clock, `YYYY-MM-DD HH:MM:SS`. */
  date: string
  dateGmt: string
  modified: string
  modifiedGmt: string
  /** Whether there is a password; the password itself is never read. */
  isProtected: boolean
  isSticky: boolean
  attachmentUrl: string
  terms: WxrTermOfItem[]
  meta: WxrMeta[]
  comments: WxrComment[]
}

/** The first value under a key. */
export function metaOf({ meta }: { meta: readonly WxrMeta[] }, key: string): string | undefined {
  return meta.find((entry) => entry.key === key)?.value
}

export function allMetaOf({ meta }: { meta: readonly WxrMeta[] }, key: string): string[] {
  return meta.flatMap((entry) => (entry.key === key ? [entry.value] : []))
}
