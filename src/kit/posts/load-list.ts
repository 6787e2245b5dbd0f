import type { ListPostsOptions, PostOrder, Reader } from '#published/reader.ts'
import type { Listing } from '#published/types.ts'
import type { PageSpan } from './list-address.ts'

/** One page of a list as its view shows it. */
export interface ListPage extends Listing {
  /** The first page that is shown, where several are; `page` is the last one. */
  firstPage: number
  perPage: number
  /** Path and query of the page that the list stands on. */
  address: string
  isFirst: boolean
}

interface OrderSettings {
  orderBy: PostOrder['by']
  order: 'ASC' | 'DESC'
}

export function orderOf({ orderBy, order }: OrderSettings): PostOrder {
  return { by: orderBy, direction: order === 'ASC' ? 'asc' : 'desc' }
}

/** A page of a list. A link from before posts were withdrawn leads to the last page that is left. */
async function readListPage(reader: Reader, options: ListPostsOptions): Promise<Listing> {
  const listing = await reader.listPosts(options)
  return options.page <= listing.pageCount ? listing : reader.listPosts({ ...options, page: listing.pageCount })
}

/** Several pages of a list, one after the other. */
export async function readListSpan(
  reader: Reader,
  { from, to }: PageSpan,
  options: Omit<ListPostsOptions, 'page'>,
): Promise<Listing & { firstPage: number }> {
  const last = await readListPage(reader, { ...options, page: to })
  const firstPage = Math.min(from, last.page)
  const pages = Array.from({ length: last.page - firstPage }, (_, index) => firstPage + index)
  const before = await Promise.all(pages.map((page) => reader.listPosts({ ...options, page })))
  return { ...last, firstPage, posts: [...before.flatMap(({ posts }) => posts), ...last.posts] }
}
