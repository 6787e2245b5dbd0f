import type { ListPage } from '#kit/posts/load-list.ts'
import { PostItems } from '#kit/posts/post-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import type { postListSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof postListSettings>, ListPage>

export function PostListView({ id, settings, data }: Props) {
  return (
    <div id={id} data-address={settings.pagination === 'off' ? undefined : data.address}>
      <PostItems id={id} look={settings} list={data} emptyText={messages.empty} />
    </div>
  )
}
