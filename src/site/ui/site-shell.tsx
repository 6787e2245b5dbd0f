import type { ReactNode } from 'react'
import type { Site } from '#content/read/types.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { UtilityBar } from './utility-bar.tsx'
import { ZoneAnchor } from './zone-anchor.tsx'

interface SiteShellProps {
  site: Site
  /** Canonical path of the page being shown. */
  currentPath: string
  children: ReactNode
}

/** What surrounds every page. All of it works without a script. */
export function SiteShell({ site, currentPath, children }: SiteShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        跳到主要內容區塊
      </a>
      <UtilityBar menu={site.utilityMenu} currentPath={currentPath} />
      <SiteHeader site={site} currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <ZoneAnchor zone="C" />
        {children}
      </main>
      <SiteFooter site={site} currentPath={currentPath} />
    </>
  )
}
