import type { ListPage } from '#kit/posts/load-list.ts'
import { PostItems, standsInColumns } from '#kit/posts/post-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PostList } from './client.tsx'
import { messages } from './messages.ts'
import type { postListSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof postListSettings>, ListPage>

export function PostListView({ id, settings, data }: Props) {
  const items = <PostItems id={id} look={settings} list={data} emptyText={messages.empty} />
  if (settings.pagination === 'off') return <div id={id}>{items}</div>
  // Whoever had more posts loaded may have come back to them, and to the one that had the focus.
  const when = data.firstPage < data.page ? 'idle' : 'interaction'
  return <PostList when={when} id={id} address={data.address} isMasonry={standsInColumns(settings)} items={items} />
}
