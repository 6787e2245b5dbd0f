import type { PostList } from '#published/reader.ts'
import type { CountedTerm, Listing, PostCard } from '#published/types.ts'
import type { RequestContext } from '../request-context.ts'

/** One page of a list of posts; `null` if the list has no such page. */
export async function loadListing({ reader }: RequestContext, list: PostList, page: number): Promise<Listing | null> {
  const { postsPerPage } = await reader.site()
  const listing = await reader.listPosts({ list, page, perPage: postsPerPage })
  return page > 1 && page > listing.pageCount ? null : listing
}

/** More would push what is new out of sight. */
const MOST_PINNED = 5

/** What stands before the newest on the first page. */
export async function loadPinned({ reader }: RequestContext, page: number): Promise<PostCard[]> {
  return page === 1 ? (await reader.listPosts({ list: { kind: 'pinned' }, page, perPage: MOST_PINNED })).posts : []
}

/** The categories that a visitor can choose from. */
export interface CategoryFilter {
  categories: CountedTerm[]
  current: CountedTerm | null
  /** Published posts of the whole site. */
  postCount: number
}

export async function loadCategories({ reader }: RequestContext): Promise<CountedTerm[]> {
  return (await reader.listTerms('category')).filter(({ count }) => count > 0)
}
