import { NetworkSign } from '#kit/links/network-sign.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { isExternalUrl } from '#platform/safe-url.ts'
import { networkLabel } from '#published/profile-networks.ts'
import { messages } from './messages.ts'
import type { Member } from './team-settings.ts'

/** Where else a member can be found. */
export function MemberNetworks({ member: { name, networks } }: { member: Member }) {
  const links = networks.flatMap(({ id, network, href }) => (href === null ? [] : [{ id, network, href }]))
  if (links.length === 0) return null
  return (
    <ul className="w-team__networks">
      {links.map(({ id, network, href }) => (
        <li key={id}>
          <SafeLink className="icon-btn" link={{ href, isExternal: isExternalUrl(href), newTab: false }}>
            <NetworkSign network={network} />
            <span className="vh">{messages.networkOf(name, networkLabel(network))}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}
