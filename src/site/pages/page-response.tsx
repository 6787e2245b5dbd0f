import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SPECULATION_RULES_HREF } from '#addresses/machines.ts'
import { ATTRIBUTE, type OnDemand, POPUPS_DATA_ID } from '#islands/wire.ts'
import { PosterMotif } from '#kit/pictures/motif.ts'
import { selectPopups } from '#popups/select.ts'
import type { PopupPlace, PopupSummary, Site } from '#published/types.ts'
import { earliest } from '#render/earliest.ts'
import { createNonce } from '../calls/nonce.ts'
import { restRootLink } from '../calls/rest-root/link.ts'
import { type Frame, renderFrame } from '../frame.ts'
import { DataBlock } from '../head/data-block.tsx'
import { HeadTags } from '../head/head-tags.tsx'
import { IconLinks } from '../head/icon-links.tsx'
import { documentTitle } from '../head/names.ts'
import type { PageHead } from '../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../response.ts'
import { Document } from '../ui/document.tsx'
import { SiteShell } from '../ui/site-shell.tsx'
import { editLinkOf, type ShownDocument } from './edit-link.ts'
import { rememberSite } from './error/last-known.ts'
import { PreviewTags } from './preview/tags.tsx'
import { type PreviewFrame, type RequestContext, renderContextOf } from './request-context.ts'

const LANGUAGE = 'zh-Hant-TW'

/** What a page is, apart from what surrounds every page. */
export interface PageParts {
  head: PageHead
  body: ReactNode
  /** Names of the widgets in the body, for their style sheets. */
  widgets?: Iterable<string>
  /** What staff would edit. */
  document?: ShownDocument
  /** What the rules of popups may call this page. */
  places?: PopupPlace[]
  expiresAt?: Date | null
  status?: number
  caching?: SiteResponse['caching']
}

/** A whole page, answered under everything that was read for it. What surrounds it is read while its own parts are. */
export function pageResponse(requestContext: RequestContext, loading: PageParts | Promise<PageParts>): Promise<SiteResponse>
export function pageResponse(requestContext: RequestContext, loading: Promise<PageParts | null>): Promise<SiteResponse | null>
export async function pageResponse(
  requestContext: RequestContext,
  loading: PageParts | Promise<PageParts | null>,
): Promise<SiteResponse | null> {
  const { context, reader, url, preview } = requestContext
  const [parts, { site, frame, parameters, popups }] = await Promise.all([loading, loadSurroundings(requestContext, loading)])
  if (parts === null) return null
  const [editHref] = await Promise.all([editLinkOf(requestContext, parts.document ?? null), context.openFace(site.brand)])
  const shown = { ...parts, editHref, site, frame, popups: selectPopups(popups, parts.places ?? []) }
  return {
    status: parts.status ?? 200,
    headers: preview === null ? publicHeaders(context.origin) : { ...HTML_HEADERS, link: restRootLink(context.origin) },
    body: renderDocument(context, url.pathname, shown, preview),
    tags: new Set(reader.tags),
    caching: preview === null ? (parts.caching ?? 'shared') : 'none',
    expiresAt: earliest(parts.expiresAt ?? null, frame.expiresAt),
    parameters: new Map([...requestContext.parameters, ...parameters]),
  }
}

/** The frame takes its ids, and its place among the parameters, after the page. */
async function loadSurroundings(requestContext: RequestContext, page: unknown) {
  const { context, reader, preview } = requestContext
  const site = await reader.site()
  // What surrounds the page is not edited here.
  const render = { ...renderContextOf(requestContext), isPreview: false, isEdited: false }
  const parameters: RequestContext['parameters'] = new Map()
  const isWanted = Promise.resolve(page).then(
    (parts) => parts !== null,
    () => false,
  )
  const renderNowhere = () => renderFrame(site, { ...render, url: NO_PAGE, anchors: new Set(), parameters: new Map() })
  const [frame, popups] = await Promise.all([
    renderFrame(site, { ...render, parameters, isWanted }),
    preview === null ? reader.listPopups() : [],
    preview === null && rememberSite(context, site, renderNowhere),
  ])
  return { site, frame, parameters, popups }
}

export const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-language': LANGUAGE }

/** The same for every public page. */
export function publicHeaders(origin: string): Record<string, string> {
  return { ...HTML_HEADERS, link: restRootLink(origin), 'speculation-rules': `"${SPECULATION_RULES_HREF}"` }
}

const NO_PAGE = new URL('about:blank')

interface DocumentParts extends Pick<PageParts, 'head' | 'body' | 'widgets'> {
  site: Site
  frame: Frame
  popups: PopupSummary[]
  editHref?: string | null
}

export function renderDocument(
  context: SiteContext,
  currentPath: string,
  { site, head, body, widgets = [], frame, popups, editHref = null }: DocumentParts,
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
      icons={<IconLinks brand={site.brand} />}
      head={<HeadTags head={head} site={site} origin={origin} nonce={createNonce(context)} />}
      beforeLoader={preview && <PreviewTags frame={preview} script={preview.isEdited ? assets.canvas : assets.preview} />}
      styles={assets.styles([...frame.widgets, ...widgets])}
      // While a page is edited its islands sleep: what they would hide can be clicked.
      loader={preview?.isEdited ? null : assets.loader}
      bodyAttributes={{ [ATTRIBUTE.onDemand]: JSON.stringify(onDemand) }}
    >
      <PosterMotif value={site.brand}>
        <SiteShell site={site} frame={frame} currentPath={currentPath} editHref={editHref}>
          {body}
        </SiteShell>
      </PosterMotif>
      {popups.length > 0 && <DataBlock type="application/json" id={POPUPS_DATA_ID} data={popups} />}
    </Document>,
  )
  return context.dressPage(`<!doctype html>${html}`, site.brand)
}
