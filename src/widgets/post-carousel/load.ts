import { orderOf } from '#kit/posts/load-list.ts'
import type { PostCard } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { postCarouselSettings } from './settings.ts'

export interface PostCarouselData {
  posts: PostCard[]
  /** The first picture is on the first screen. */
  isFirst: boolean
}

type PostCarouselSettings = SettingsOf<typeof postCarouselSettings>

export async function loadPostCarousel(settings: PostCarouselSettings, context: LoadContext): Promise<PostCarouselData> {
  return { posts: await selectPosts(settings, context), isFirst: context.isFirst }
}

async function selectPosts(settings: PostCarouselSettings, { reader }: LoadContext): Promise<PostCard[]> {
  const { selectBy, posts: ids, category, count, offset } = settings
  if (selectBy === 'selected') return reader.findCards(ids)
  if (selectBy === 'category' && category === null) return []
  const list =
    selectBy === 'category' && category !== null ? { kind: 'category' as const, id: category } : { kind: 'all' as const }
  return (await reader.listPosts({ list, page: 1, perPage: count, offset, order: orderOf(settings) })).posts
}
