import type { PostList } from '#published/reader.ts'
import type { CountedTerm, Listing, Site } from '#published/types.ts'
import type { RequestContext } from '../request-context.ts'

/** One page of a list of posts; `null` if the list has no such page. */
export async function loadListing({ reader }: RequestContext, site: Site, list: PostList, page: number): Promise<Listing | null> {
  const listing = await reader.listPosts({ list, page, perPage: site.postsPerPage })
  return page > 1 && page > listing.pageCount ? null : listing
}

/** The categories that a visitor can choose from. */
export interface CategoryFilter {
  categories: CountedTerm[]
  current: CountedTerm | null
  /** Published posts of the whole site. */
  postCount: number
}

export async function loadFilter(
  { reader }: RequestContext,
  current: CountedTerm | null,
  postCount: number,
): Promise<CategoryFilter> {
  const categories = (await reader.listTerms('category')).filter(({ count }) => count > 0)
  return { categories, current, postCount }
}
