import type { RichTextDocument, Term } from '../types.ts'

/** Content as programs outside read it: everything public of a document, its relations by id. */

export interface RecordOrder {
  /** `given`: as in `among`. */
  by: 'date' | 'modified' | 'title' | 'slug' | 'id' | 'author' | 'parent' | 'given'
  direction: 'asc' | 'desc'
}

export interface RecordQuery {
  /** Only these, a few hundred at most; `null`: no such limit. */
  among: number[] | null
  exclude: number[]
  /** Milliseconds; not before `since`, and before `until`. */
  since: number | null
  until: number | null
  /** The same of the last change. */
  modifiedSince: number | null
  modifiedUntil: number | null
  order: RecordOrder
  limit: number
  offset: number
}

export interface PostQuery extends RecordQuery {
  /** In one of them; `null`: in any. */
  categories: number[] | null
  tags: number[] | null
  /** In a category and with a tag, or either. */
  join: 'and' | 'or'
  authors: number[] | null
  /** `null`: pinned or not. */
  isPinned: boolean | null
  /** In none of these. */
  without: { categories: number[]; tags: number[]; authors: number[] }
}

export interface PageQuery extends RecordQuery {
  /** 0: at the top. */
  parents: number[] | null
  withoutParents: number[]
}

export interface MediaQuery extends RecordQuery {
  order: RecordOrder & { by: 'date' | 'modified' | 'id' | 'given' }
  /** Part of the title, the alternative text or the caption. */
  text: string
  /** Shown by one of these posts. */
  posts: number[] | null
  /** Whose post is none of these. */
  withoutPosts: number[]
  /** As `image/png`, or the part before the slash. */
  mimeTypes: string[] | null
}

export interface MatchedIds {
  ids: number[]
  /** Without limit and offset. */
  total: number
}

export interface PostRecord {
  id: number
  slug: string
  href: string
  title: string
  excerpt: string
  publishedAt: string
  updatedAt: string
  /** Only where it was asked for. */
  body: RichTextDocument | null
  categories: Term[]
  tags: Term[]
  imageId: number | null
  authorId: number | null
  /** What the page says under the title. */
  authorName: string
  isPinned: boolean
  /** Of a post from another site: the id by which feed readers know it. */
  guid: string | null
}

export interface PageRecord {
  id: number
  slug: string
  path: string
  href: string
  title: string
  /** The page above, if that is published. */
  parentId: number | null
  createdAt: string
  updatedAt: string
  imageId: number | null
  lead: string
  isHome: boolean
}

export interface MediaRecord {
  id: number
  /** Its name without the ending. */
  slug: string
  url: string
  mimeType: string
  bytes: number
  width: number
  height: number
  alt: string
  title: string
  caption: string
  description: string
  createdAt: string
  updatedAt: string
  /** The first published post that shows it. */
  postId: number | null
  sizes: { name: string; url: string; width: number; height: number; mimeType: string; bytes: number }[]
}

/** Somebody who signed a published post. */
export interface AuthorRecord {
  id: number
  /** As under the newest of their posts. */
  name: string
}
