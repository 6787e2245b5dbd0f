import { InnerContent } from '#islands/inner-content.tsx'
import { newTabNote } from '#kit/links/new-tab.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { LinkWrapper } from './client.tsx'
import type { LinkWrapperData } from './load.ts'
import type { linkWrapperSettings } from './settings.ts'

type LinkWrapperSettings = SettingsOf<typeof linkWrapperSettings>

export function LinkWrapperView({ settings, data }: ViewProps<LinkWrapperSettings, LinkWrapperData>) {
  const { content, url, is_external: isNewTab, nofollow } = settings
  if (content === '') return null
  const name = isNewTab ? data.name + newTabNote(data.name) : data.name
  const rel = ['noopener', nofollow && 'nofollow'].filter(Boolean).join(' ')
  return (
    <LinkWrapper
      when="interaction"
      link={url.state === 'open' ? { href: url.href, name, isNewTab, rel } : null}
      isRefused={url.state === 'refused'}
      content={<InnerContent name={content} className="flow" />}
    />
  )
}
