import type { Picture } from '#published/types.ts'
import type { PostObject } from './post-object.ts'
import type { SharedDocument } from './share-version.ts'

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  /** `null` on the home page. */
  name: string | null
  description: string
  /** Path of the one address of this content; `null` for answers that have none, such as 404. */
  canonicalPath: string | null
  isIndexed: boolean
  type: 'website' | 'article'
  image: Picture | null
  /** The document whose title is drawn where there is no picture. */
  shared: SharedDocument | null
  /** schema.org objects, without `@context`. */
  graph: object[]
  /** A feed of just this list, beside that of the whole site. */
  feed: { href: string; title: string } | null
  post: PostObject | null
}

export function headOf(given: Pick<PageHead, 'name' | 'description' | 'canonicalPath'> & Partial<PageHead>): PageHead {
  return { isIndexed: true, type: 'website', image: null, shared: null, graph: [], feed: null, post: null, ...given }
}
