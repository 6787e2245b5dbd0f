import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { HOME_CRUMB } from '../crumbs.ts'

/** The newsletter's pages: a title, then what there is to do. */
export function NewsletterFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current={title} />
        <h1>{title}</h1>
      </header>
      <div className="wrap newsletter-page">{children}</div>
    </>
  )
}
