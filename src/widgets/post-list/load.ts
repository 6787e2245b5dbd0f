import { pageParameter } from '#addresses/lists.ts'
import { isLaterPage, isLaterSpan, type PageSpan, pageFromQuery, spanFromQuery } from '#kit/posts/list-address.ts'
import { type ListPage, orderOf, readListSpan } from '#kit/posts/load-list.ts'
import type { Listing } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { postListSettings } from './settings.ts'

type PostListSettings = SettingsOf<typeof postListSettings>
type Selection = Listing & Pick<ListPage, 'firstPage'>

export async function loadPostList(settings: PostListSettings, context: LoadContext<'readParameter'>): Promise<ListPage> {
  const { url, isFirst } = context
  return { ...(await selectPosts(settings, context)), perPage: settings.count, address: url.pathname + url.search, isFirst }
}

async function selectPosts(
  settings: PostListSettings,
  { id, reader, readParameter }: LoadContext<'readParameter'>,
): Promise<Selection> {
  const { selectBy, posts: ids, category, count, offset, pagination } = settings
  if (selectBy === 'selected') return onePage(await reader.findCards(ids))
  if (selectBy === 'category' && category === null) return onePage([])
  const list =
    selectBy === 'category' && category !== null ? { kind: 'category' as const, id: category } : { kind: 'all' as const }
  const order = orderOf(settings)
  if (pagination === 'off') return onePage((await reader.listPosts({ list, page: 1, perPage: count, offset, order })).posts)
  return readListSpan(reader, readSpan(), { list, perPage: count, order })

  function readSpan(): PageSpan {
    const name = pageParameter(id)
    if (pagination === 'loadmore') return spanFromQuery(readParameter(name, isLaterSpan))
    const page = pageFromQuery(readParameter(name, isLaterPage))
    return { from: page, to: page }
  }
}

function onePage(posts: Listing['posts']): Selection {
  return { posts, total: posts.length, firstPage: 1, page: 1, pageCount: 1 }
}
