import type { Listing } from '#content/read/types.ts'
import type { LoadContext } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { pageFromQuery, pageParameter } from './model.ts'
import type { postListSettings } from './settings.ts'

type PostListSettings = SettingsOf<typeof postListSettings>

export interface PostListData extends Pick<Listing, 'posts' | 'page' | 'pageCount'> {
  /** Path and query of the page that the list stands on. */
  address: string
  isFirst: boolean
}

export async function loadPostList(settings: PostListSettings, context: LoadContext): Promise<PostListData> {
  const { url, isFirst } = context
  return { ...(await selectPosts(settings, context)), address: url.pathname + url.search, isFirst }
}

async function selectPosts(
  { selectBy, posts: ids, category, count, offset, pagination }: PostListSettings,
  { id, reader, url }: LoadContext,
): Promise<Pick<Listing, 'posts' | 'page' | 'pageCount'>> {
  if (selectBy === 'selected') return { posts: await reader.findCards(ids), page: 1, pageCount: 1 }
  if (selectBy === 'category' && category === null) return { posts: [], page: 1, pageCount: 1 }
  const list =
    selectBy === 'category' && category !== null ? { kind: 'category' as const, id: category } : { kind: 'all' as const }
  if (pagination === 'off') {
    const { posts } = await reader.listPosts({ list, page: 1, perPage: offset + count })
    return { posts: posts.slice(offset), page: 1, pageCount: 1 }
  }
  const page = pageFromQuery(url.searchParams.get(pageParameter(id)))
  const listing = await reader.listPosts({ list, page, perPage: count })
  if (page <= listing.pageCount) return listing
  // A link from before posts were withdrawn leads to the last page that is left.
  return reader.listPosts({ list, page: listing.pageCount, perPage: count })
}
