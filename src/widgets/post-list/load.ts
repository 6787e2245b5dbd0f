import { isLaterPage, pageFromQuery, pageParameter } from '#kit/posts/list-address.ts'
import { type ListPage, orderOf, readListPage } from '#kit/posts/load-list.ts'
import type { Listing } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { postListSettings } from './settings.ts'

type PostListSettings = SettingsOf<typeof postListSettings>

export async function loadPostList(settings: PostListSettings, context: LoadContext): Promise<ListPage> {
  const { url, isFirst } = context
  return { ...(await selectPosts(settings, context)), perPage: settings.count, address: url.pathname + url.search, isFirst }
}

async function selectPosts(settings: PostListSettings, { id, reader, readParameter }: LoadContext): Promise<Listing> {
  const { selectBy, posts: ids, category, count, offset, pagination } = settings
  if (selectBy === 'selected') return onePage(await reader.findCards(ids))
  if (selectBy === 'category' && category === null) return onePage([])
  const list =
    selectBy === 'category' && category !== null ? { kind: 'category' as const, id: category } : { kind: 'all' as const }
  const order = orderOf(settings)
  if (pagination === 'off') return onePage((await reader.listPosts({ list, page: 1, perPage: count, offset, order })).posts)
  const page = pageFromQuery(readParameter(pageParameter(id), isLaterPage))
  return readListPage(reader, { list, page, perPage: count, order })
}

function onePage(posts: Listing['posts']): Listing {
  return { posts, total: posts.length, page: 1, pageCount: 1 }
}
