import { cropText } from '#kit/text/crop-text.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { TickerItem } from './model.ts'
import type { contentTickerSettings } from './settings.ts'

type ContentTickerSettings = SettingsOf<typeof contentTickerSettings>

export async function loadContentTicker(settings: ContentTickerSettings, { reader }: LoadContext): Promise<TickerItem[]> {
  const { source, items, category, count, titleLength, textLength } = settings
  if (source === 'custom') return items.filter(({ title, text, image }) => title !== '' || text !== '' || image !== null)
  const list = category === null ? { kind: 'all' as const } : { kind: 'category' as const, id: category }
  const { posts } = await reader.listPosts({ list, page: 1, perPage: count })
  return posts.map(({ id, title, excerpt, image, href }) => ({
    id: String(id),
    title: cropText(title, titleLength),
    text: textLength === 0 ? '' : cropText(excerpt, textLength),
    image,
    link: { href, isExternal: false, newTab: false },
  }))
}
