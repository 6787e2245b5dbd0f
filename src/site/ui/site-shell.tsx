import type { ReactNode } from 'react'
import type { Site } from '#published/types.ts'
import type { Frame } from '../frame.ts'
import { LayoutHtml } from './layout-html.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { UtilityBar } from './utility-bar.tsx'
import { ZoneAnchor } from './zone-anchor.tsx'

interface SiteShellProps {
  site: Site
  frame: Frame
  /** Canonical path of the page being shown. */
  currentPath: string
  /** Where staff who are signed in change the page. */
  editHref?: string | null
  children: ReactNode
}

/** What surrounds every page. All of it works without a script. */
export function SiteShell({ site, frame, currentPath, editHref = null, children }: SiteShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        跳到主要內容區塊
      </a>
      <UtilityBar menu={site.utilityMenu} currentPath={currentPath} editHref={editHref} />
      <SiteHeader site={site} frame={frame} currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <ZoneAnchor zone="C" />
        {children}
      </main>
      <SiteFooter site={site} currentPath={currentPath} />
      {frame.everywhere !== '' && <LayoutHtml className="everywhere" html={frame.everywhere} />}
    </>
  )
}
