import { HOME_HREF } from '#addresses/documents.ts'
import { Phrase } from '#kit/text/phrase.tsx'
import type { Site } from '#published/types.ts'
import type { Frame } from '../frame.ts'
import { fullNameOf } from '../head/names.ts'
import { BrandMark, BrandPicture } from './brand-mark.tsx'
import { LayoutHtml } from './layout-html.tsx'

interface SiteHeaderProps {
  site: Site
  frame: Frame
  currentPath: string
}

export function SiteHeader({ site, frame, currentPath }: SiteHeaderProps) {
  return (
    <header className="site-head" data-sticky={site.isHeaderSticky || undefined}>
      <div className="wrap site-head__in">
        <Brand site={site} isHome={currentPath === '/'} />
        {frame.mainMenu !== '' && <LayoutHtml className="site-head__menu" html={frame.mainMenu} />}
        {frame.tools !== '' && <LayoutHtml className="site-head__tools" html={frame.tools} />}
      </div>
    </header>
  )
}

function Brand({ site, isHome }: { site: Site; isHome: boolean }) {
  const { logo } = site.brand
  const attributes = { className: 'brand', href: HOME_HREF, 'aria-current': isHome ? ('page' as const) : undefined }
  if (logo !== null)
    return (
      <a {...attributes}>
        <BrandPicture className="brand__logo" picture={logo} alt={fullNameOf(site)} />
      </a>
    )
  return (
    <a {...attributes}>
      <BrandMark brand={site.brand} />
      <span className="brand__text">
        {site.university !== '' && <span className="brand__university">{site.university}</span>}
        <b className="brand__department" data-headline="1">
          <Phrase text={site.department} />
        </b>
        {site.departmentEnglish !== '' && (
          <span className="brand__english" lang="en">
            {site.departmentEnglish}
          </span>
        )}
      </span>
    </a>
  )
}
