import type { ReactNode } from 'react'
import { Phrase } from '#kit/text/phrase.tsx'
import type { Crumb, Page } from '#published/types.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { hasMainHeading, LayoutHtml } from '../../ui/layout-html.tsx'

interface StandardPageProps {
  page: Page
  crumbs: Crumb[]
  /** The rendered layout. */
  html: string
}

/** The head, printed on the page's paper, then whatever editors put below it. */
export function StandardPage({ page, crumbs, html }: StandardPageProps) {
  const trail = <Breadcrumb crumbs={crumbs} current={page.title} lang={page.lang} />
  return (
    <>
      {hasMainHeading(html) ? <div className="wrap page__trail">{trail}</div> : <PageHeading page={page}>{trail}</PageHeading>}
      <LayoutHtml className={page.template === 'wide' ? 'page page--wide' : 'page'} lang={page.lang} html={html} />
    </>
  )
}

function PageHeading({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <header className="phead" data-stock={page.paper ?? undefined}>
      <div className="wrap phead__in">
        {children}
        <div lang={page.lang ?? undefined}>
          <h1>
            <Phrase text={page.title} />
          </h1>
          {page.lead !== '' && <p className="phead__lead">{page.lead}</p>}
        </div>
      </div>
    </header>
  )
}
