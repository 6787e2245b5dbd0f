import { SocialIcon } from '#site/ui/social-icon.tsx'
import { Icon } from '#widgets/shared/icon.tsx'
import type { ShareLink } from './share-links.ts'

export function Share({ links }: { links: ShareLink[] }) {
  return (
    <aside className="share" aria-label="分享這篇文章">
      <p className="share__h">分享</p>
      {links.map(({ network, label, href }) =>
        network === 'email' ? (
          <a key={network} href={href} aria-label={label}>
            <Icon name="mail" />
          </a>
        ) : (
          <a key={network} href={href} aria-label={label} target="_blank" rel="noopener">
            <SocialIcon network={network} />
          </a>
        ),
      )}
    </aside>
  )
}
