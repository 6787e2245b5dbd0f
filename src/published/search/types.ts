export type SearchKind = 'post' | 'page'

/** A published post or page as the index takes it. */
export interface SearchDocument {
  kind: SearchKind
  docId: number
  href: string
  /** Plain text. */
  title: string
  /** Plain text, any length. */
  body: string
  /** ISO instant. Results are ordered by it; by `updatedAt` where it is null. */
  publishedAt: string | null
  updatedAt: string
}

/** A piece of plain text; `hit` pieces are what the visitor looked for. */
export interface TextPart {
  text: string
  hit: boolean
}

export interface SearchHit {
  href: string
  /** Plain text. */
  title: string
  titleParts: TextPart[]
  /** Around the first hit in the body, or its beginning. */
  excerptParts: TextPart[]
  publishedAt: string | null
  kind: SearchKind
}

export interface SearchResult {
  hits: SearchHit[]
  /** Exact up to 200; `isMore` says that there are more. */
  total: number
  isMore: boolean
  page: number
  pageCount: number
}
