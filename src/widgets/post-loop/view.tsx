import { PostItems, standsInColumns } from '#kit/posts/post-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PostLoop } from './client.tsx'
import type { PostLoopData } from './load.ts'
import { messages } from './messages.ts'
import type { postLoopSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof postLoopSettings>, PostLoopData>

export function PostLoopView({ id, settings, data }: Props) {
  const { list, rules, terms, selection, document } = data
  return (
    <PostLoop
      when="visible"
      id={id}
      address={list.address}
      post={document === null ? null : `${document.kind}:${document.id}`}
      rules={rules}
      terms={terms.map(({ slug, name, paper }) => ({ slug, name, paper }))}
      selection={selection}
      isMasonry={standsInColumns(settings)}
      isScrolling={settings.horizontal_scroll}
      items={
        <>
          <p className="w-post-loop__count" id={`${id}-count`}>
            {messages.count(list.total, list.hasMore === true)}
          </p>
          <PostItems id={id} look={settings} list={list} emptyText={messages.empty} isLive />
        </>
      }
    />
  )
}
