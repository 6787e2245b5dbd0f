import { NetworkSign } from '#kit/links/network-sign.tsx'
import { Submenu } from '#kit/links/submenu.tsx'
import { networkLabel } from '#published/profile-networks.ts'
import type { Site } from '#published/types.ts'
import { BrandMark, BrandPicture } from './brand-mark.tsx'
import { ContactList } from './contact-list.tsx'
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
            {site.brand.logoOnDark === null ? (
              <BrandMark brand={site.brand} />
            ) : (
              <BrandPicture className="brand__logo" picture={site.brand.logoOnDark} alt="" />
            )}
            <p className="site-foot__name" data-headline="1">
              {site.university}
              <br />
              {site.department}
            </p>
            <ContactList contact={site.contact} />
            {site.words.footerNote !== '' && <p className="site-foot__note">{site.words.footerNote}</p>}
          </div>
          {site.footerMenus.map((menu) => (
            <nav key={menu.id} aria-label={`頁尾選單：${menu.name}`}>
              <h2 className="site-foot__heading">{menu.name}</h2>
              <Submenu items={menu.items} currentPath={currentPath} className="site-foot__list" />
            </nav>
          ))}
          <SocialLinks social={site.social} title={site.words.socialTitle} />
        </div>
        <div className="site-foot__bar">
          <p>{site.words.copyright}</p>
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

function SocialLinks({ social, title }: Pick<Site, 'social'> & { title: string }) {
  if (social.length === 0) return null
  return (
    <div className="site-foot__social">
      <h2 className="site-foot__heading">{title}</h2>
      <ul className="social">
        {social.map(({ network, href }) => (
          <li key={`${network}:${href}`}>
            <a href={href} rel="noopener">
              <NetworkSign network={network} />
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
