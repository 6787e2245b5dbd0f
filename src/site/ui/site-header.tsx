import type { Site } from '#content/read/types.ts'
import { Icon } from '#widgets/shared/icon.tsx'
import { Phrase } from '#widgets/shared/phrase.tsx'
import { BrandMark } from './brand-mark.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

interface SiteHeaderProps {
  site: Site
  currentPath: string
}

export function SiteHeader({ site, currentPath }: SiteHeaderProps) {
  return (
    <header className="site-head">
      <div className="wrap site-head__in">
        <Brand site={site} isHome={currentPath === '/'} />
        {site.headerMenu !== null && <HeaderMenu menu={site.headerMenu} currentPath={currentPath} />}
        <div className="site-head__tools">
          <a className="icon-btn" href="/search/" aria-current={currentPath === '/search/' ? 'page' : undefined}>
            <Icon name="search" />
            <span className="vh">搜尋</span>
          </a>
          <MobileMenu site={site} currentPath={currentPath} />
        </div>
      </div>
    </header>
  )
}

function Brand({ site, isHome }: { site: Site; isHome: boolean }) {
  return (
    <a className="brand" href="/" aria-current={isHome ? 'page' : undefined}>
      <BrandMark />
      <span className="brand__text">
        {site.university !== '' && <span className="brand__university">{site.university}</span>}
        <span className="brand__department">
          <Phrase text={site.department} />
        </span>
        {site.departmentEnglish !== '' && (
          <span className="brand__english" lang="en">
            {site.departmentEnglish}
          </span>
        )}
      </span>
    </a>
  )
}
