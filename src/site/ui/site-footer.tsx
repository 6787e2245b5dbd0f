import { Submenu } from '#kit/links/submenu.tsx'
import type { Site } from '#published/types.ts'
import { BrandMark } from './brand-mark.tsx'
import { ContactList } from './contact-list.tsx'
import { networkLabel, SocialIcon } from './social-icon.tsx'
import { ZoneAnchor } from './zone-anchor.tsx'

interface SiteFooterProps {
  site: Site
  currentPath: string
}

export function SiteFooter({ site, currentPath }: SiteFooterProps) {
  return (
    <footer className="site-foot" data-stock="ink">
      <div className="wrap">
        <ZoneAnchor zone="Z" />
        <div className="site-foot__grid" data-columns={site.footerMenus.length + (site.social.length > 0 ? 1 : 0)}>
          <div className="site-foot__about">
            <BrandMark />
            <p className="site-foot__name" data-headline="1">
              {site.university}
              <br />
              {site.department}
            </p>
            <ContactList contact={site.contact} />
          </div>
          {site.footerMenus.map((menu) => (
            <nav key={menu.id} aria-label={`頁尾選單：${menu.name}`}>
              <h2 className="site-foot__heading">{menu.name}</h2>
              <Submenu items={menu.items} currentPath={currentPath} className="site-foot__list" />
            </nav>
          ))}
          <SocialLinks social={site.social} />
        </div>
        <div className="site-foot__bar">
          <p>{`© ${site.university}${site.department}`}</p>
          {site.legalMenu !== null && (
            <nav aria-label="網站聲明">
              <Submenu items={site.legalMenu.items} currentPath={currentPath} className="site-foot__legal" />
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}

function SocialLinks({ social }: Pick<Site, 'social'>) {
  if (social.length === 0) return null
  return (
    <div className="site-foot__social">
      <h2 className="site-foot__heading">追蹤我們</h2>
      <ul className="social">
        {social.map(({ network, href }) => (
          <li key={`${network}:${href}`}>
            <a href={href} rel="noopener">
              <SocialIcon network={network} />
              <span className="vh" lang="en">
                {networkLabel(network)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
