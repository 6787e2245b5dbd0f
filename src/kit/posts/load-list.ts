import type { ListPostsOptions, PostOrder, Reader } from '#published/reader.ts'
import type { Listing } from '#published/types.ts'

/** One page of a list as its view shows it. */
export interface ListPage extends Listing {
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
export async function readListPage(reader: Reader, options: ListPostsOptions): Promise<Listing> {
  const listing = await reader.listPosts(options)
  return options.page <= listing.pageCount ? listing : reader.listPosts({ ...options, page: listing.pageCount })
}
