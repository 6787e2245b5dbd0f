import { Phrase } from '#kit/text/phrase.tsx'
import type { Site } from '#published/types.ts'
import type { Frame } from '../frame.ts'
import { BrandMark } from './brand-mark.tsx'
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
  return (
    <a className="brand" href="/" aria-current={isHome ? 'page' : undefined}>
      <BrandMark />
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
