import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#content/read/types.ts'
import type { Answer, SiteContext } from '#site/answer.ts'
import { HeadTags } from '#site/head/head-tags.tsx'
import { documentTitle } from '#site/head/names.ts'
import type { PageHead } from '#site/head/page-head.ts'
import { Document } from '#site/ui/document.tsx'
import { SiteShell } from '#site/ui/site-shell.tsx'
import { rememberSite } from './error/last-known-site.ts'
import { PreviewTags } from './preview/tags.tsx'
import type { PreviewFrame, Visit } from './visit.ts'

const LANGUAGE = 'zh-Hant-TW'

export interface PageParts {
  site: Site
  head: PageHead
  body: ReactNode
  /** Names of the widgets in the body, for their style sheets. */
  widgets?: Iterable<string>
  expiresAt?: Date | null
  status?: number
  caching?: Answer['caching']
}

/** A whole page, answered under everything that was read for it. */
export function answerPage({ context, reader, url, preview }: Visit, parts: PageParts): Answer {
  if (preview === null) rememberSite(context, parts.site)
  return {
    status: parts.status ?? 200,
    headers: HTML_HEADERS,
    body: renderDocument(context, url.pathname, parts, preview),
    tags: new Set(reader.tags),
    caching: preview === null ? (parts.caching ?? 'shared') : 'none',
    expiresAt: parts.expiresAt ?? null,
  }
}

export const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-language': LANGUAGE }

export function renderDocument(
  context: SiteContext,
  currentPath: string,
  { site, head, body, widgets = [] }: PageParts,
  preview: PreviewFrame | null = null,
): string {
  const { origin, assets } = context
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      lang={LANGUAGE}
      title={documentTitle(head.name, site)}
      description={head.description}
      canonical={head.canonicalPath === null ? null : origin + head.canonicalPath}
      head={
        <>
          <HeadTags head={head} site={site} origin={origin} />
          {preview && <PreviewTags frame={preview} script={assets.preview} />}
        </>
      }
      styles={assets.styles(widgets)}
      loader={assets.loader}
    >
      <SiteShell site={site} currentPath={currentPath}>
        {body}
      </SiteShell>
    </Document>,
  )}`
}
