import { SafeLink } from '#kit/links/safe-link.tsx'
import { withSiteName } from '#published/consent-words.ts'
import { EMBED_SERVICES } from '#published/embed.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { EmbeddedPage } from './client.tsx'
import type { EmbedData } from './load.ts'
import { messages } from './messages.ts'
import type { embedSettings } from './settings.ts'

type EmbedProps = ViewProps<SettingsOf<typeof embedSettings>, EmbedData>

export function EmbedView({ settings: { address, title, text, size }, data: { notice } }: EmbedProps) {
  if (address === null || title === '') return null
  const service = EMBED_SERVICES[address.service]
  return (
    <div className="w-embed" data-size={size}>
      <figure>
        <EmbeddedPage
          when="interaction"
          title={title}
          frame={address.frame}
          href={address.href}
          face={
            <>
              <b className="w-embed__title">{title}</b>
              <span className="btn w-embed__button">{messages.show}</span>
              <span className="w-embed__warning">{withSiteName(notice, service)}</span>
            </>
          }
        />
        <figcaption className="w-embed__words">
          {text !== '' && <span>{text}</span>}
          <SafeLink link={{ href: address.href, isExternal: true, newTab: true }}>
            {messages.openAt(service)}
            <span className="vh">：{title}</span>
          </SafeLink>
        </figcaption>
      </figure>
    </div>
  )
}
