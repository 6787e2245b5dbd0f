import { Slot } from '#islands/slot.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { LinkWrapperData } from './load.ts'
import type { linkWrapperSettings } from './settings.ts'

type LinkWrapperSettings = SettingsOf<typeof linkWrapperSettings>

/* The link lies under the content, stretched over the whole block: it opens by mouse, finger and keyboard without a script. */
export function LinkWrapperView({ settings, data }: ViewProps<LinkWrapperSettings, LinkWrapperData>) {
  const { content, url, is_external, nofollow } = settings
  if (content === '') return null
  const rel = ['noopener', nofollow && 'nofollow'].filter(Boolean).join(' ')
  return (
    <div className="w-link-wrapper" data-refused={url.state === 'refused' ? 'protocol' : undefined}>
      {url.state === 'open' && (
        <a className="w-link-wrapper__link" href={url.href} target={is_external ? '_blank' : undefined} rel={rel}>
          <span className="vh">
            {data.name}
            {is_external && '（另開新分頁）'}
          </span>
        </a>
      )}
      <Slot name={content} className="flow w-link-wrapper__content" />
    </div>
  )
}
