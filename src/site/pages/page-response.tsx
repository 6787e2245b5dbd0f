import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ATTRIBUTE, type OnDemand, POPUPS_DATA_ID } from '#islands/wire.ts'
import { selectPopups } from '#popups/select.ts'
import type { PopupPlace, PopupSummary, Site } from '#published/types.ts'
import { earliest } from '#render/earliest.ts'
import { createNonce } from '../calls/nonce.ts'
import { restRootLink } from '../calls/rest-root/link.ts'
import { type Frame, renderFrame } from '../frame.ts'
import { DataBlock } from '../head/data-block.tsx'
import { HeadTags } from '../head/head-tags.tsx'
import { documentTitle } from '../head/names.ts'
import type { PageHead } from '../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../response.ts'
import { SPECULATION_RULES_HREF } from '../speculation/rules.ts'
import { Document } from '../ui/document.tsx'
import { SiteShell } from '../ui/site-shell.tsx'
import { rememberSite } from './error/last-known.ts'
import { PreviewTags } from './preview/tags.tsx'
import { type PreviewFrame, type RequestContext, renderContextOf } from './request-context.ts'

const LANGUAGE = 'zh-Hant-TW'

export interface PageParts {
  site: Site
  head: PageHead
  body: ReactNode
  /** Names of the widgets in the body, for their style sheets. */
  widgets?: Iterable<string>
  /** What the rules of popups may call this page. */
  places?: PopupPlace[]
  expiresAt?: Date | null
  status?: number
  caching?: SiteResponse['caching']
}

/** A whole page, answered under everything that was read for it. */
export async function pageResponse(requestContext: RequestContext, parts: PageParts): Promise<SiteResponse> {
  const { context, reader, url, preview } = requestContext
  const render = renderContextOf(requestContext)
  const frame = await renderFrame(parts.site, render)
  if (preview === null) {
    await rememberSite(context, parts.site, () =>
      renderFrame(parts.site, { ...render, url: NO_PAGE, anchors: new Set(), parameters: new Map() }),
    )
  }
  const popups = preview === null ? selectPopups(await reader.listPopups(), parts.places ?? []) : []
  return {
    status: parts.status ?? 200,
    headers: { ...HTML_HEADERS, link: restRootLink(context.origin), ...(preview === null && SPECULATION_HEADERS) },
    body: renderDocument(context, url.pathname, { ...parts, frame, popups }, preview),
    tags: new Set(reader.tags),
    caching: preview === null ? (parts.caching ?? 'shared') : 'none',
    expiresAt: earliest(parts.expiresAt ?? null, frame.expiresAt),
    parameters: requestContext.parameters,
  }
}

export const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-language': LANGUAGE }
const SPECULATION_HEADERS = { 'speculation-rules': `"${SPECULATION_RULES_HREF}"` }
const NO_PAGE = new URL('about:blank')

interface DocumentParts extends Pick<PageParts, 'site' | 'head' | 'body' | 'widgets'> {
  frame: Frame
  popups: PopupSummary[]
}

export function renderDocument(
  context: SiteContext,
  currentPath: string,
  { site, head, body, widgets = [], frame, popups }: DocumentParts,
  preview: PreviewFrame | null = null,
): string {
  const { origin, assets } = context
  const onDemand: OnDemand = { scripts: assets.onDemand, lightbox: site.lightbox, hasPopups: popups.length > 0 }
  const html = renderToStaticMarkup(
    <Document
      lang={LANGUAGE}
      title={documentTitle(head.name, site)}
      description={head.description}
      canonical={head.canonicalPath === null ? null : origin + head.canonicalPath}
      head={
        <>
          <HeadTags head={head} site={site} origin={origin} nonce={createNonce(context)} />
          {preview && <PreviewTags frame={preview} script={assets.preview} />}
        </>
      }
      styles={assets.styles([...frame.widgets, ...widgets])}
      loader={assets.loader}
      bodyAttributes={{ [ATTRIBUTE.onDemand]: JSON.stringify(onDemand) }}
    >
      <SiteShell site={site} frame={frame} currentPath={currentPath}>
        {body}
      </SiteShell>
      {popups.length > 0 && <DataBlock type="application/json" id={POPUPS_DATA_ID} data={popups} />}
    </Document>,
  )
  return context.dressHeadings(`<!doctype html>${html}`)
}
