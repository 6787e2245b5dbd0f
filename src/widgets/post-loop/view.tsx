import { PostItems } from '#kit/posts/post-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { FilterBar } from './filter-bar.tsx'
import type { PostLoopData } from './load.ts'
import { messages } from './messages.ts'
import type { postLoopSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof postLoopSettings>, PostLoopData>

export function PostLoopView({ id, settings, data }: Props) {
  const { list, rules, terms, selection, document } = data
  return (
    <div
      className="w-post-loop"
      id={id}
      data-address={list.address}
      data-post={document ? `${document.kind}:${document.id}` : undefined}
    >
      <FilterBar
        id={id}
        address={list.address}
        rules={rules}
        terms={terms}
        selection={selection}
        isScrolling={settings.horizontal_scroll}
      />
      <p className="w-post-loop__count" id={`${id}-count`}>
        {messages.count(list.total, list.hasMore === true)}
      </p>
      <PostItems id={id} look={settings} list={list} emptyText={messages.empty} isLive />
    </div>
  )
}
