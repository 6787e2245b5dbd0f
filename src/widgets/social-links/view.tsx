import { NetworkSign } from '#kit/links/network-sign.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { isExternalUrl } from '#platform/safe-url.ts'
import { networkLabel } from '#published/profile-networks.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { socialLinksSettings } from './settings.ts'

export function SocialLinksView({ settings: { items, names, align } }: ViewProps<SettingsOf<typeof socialLinksSettings>>) {
  const links = items.flatMap(({ href, ...item }) => (href === null ? [] : [{ href, ...item }]))
  if (links.length === 0) return null
  return (
    <ul className="w-social-links" data-align={align}>
      {links.map(({ id, network, href, label }) => (
        <li key={id}>
          <SafeLink
            className={names ? 'w-social-links__link' : 'icon-btn'}
            link={{ href, isExternal: isExternalUrl(href), newTab: false }}
          >
            <NetworkSign network={network} />
            <span className={names ? undefined : 'vh'}>{label || networkLabel(network)}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}
