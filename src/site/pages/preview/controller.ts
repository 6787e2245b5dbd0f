import type { Payload } from 'payload'
import { createElement } from 'react'
import { EDIT_PARAMETER, MAIL_PARAMETER, PREVIEW_HREF } from '#addresses/preview.ts'
import { withEmptyPlaces } from '#builder/empty-places.ts'
import { createWidgets } from '#builder/widgets.ts'
import { catalogue } from '#cms/catalogue.ts'
import { type Draft, readDraft } from '#cms/preview/read-draft.ts'
import { type PreviewTarget, readPreviewToken } from '#cms/preview/token.ts'
import type { Readers } from '#published/create-reader.ts'
import type { Reader } from '#published/reader.ts'
import type { Site, StoredBlock } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { DRAWN_AS, PopupDialog } from '../../calls/popup/dialog.tsx'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteRequest, SiteResponse } from '../../response.ts'
import { FragmentPage } from '../fragment/page.tsx'
import { showHome } from '../home/controller.ts'
import { showPage } from '../page/controller.ts'
import { HTML_HEADERS, pageResponse } from '../page-response.tsx'
import { showPost } from '../post/controller.ts'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { mailResponse, widthsResponse } from './newsletter.tsx'
import { refusedResponse } from './refused.tsx'

export interface Preview {
  /** `/preview/?token=…`: the newest draft as it is stored. With `edit` it can be edited; with `mail` a newsletter is the mail alone. */
  storedResponse(request: SiteRequest): Promise<SiteResponse>
  /** For whom a token was made; `null`: it is none of ours, or too old. */
  personOf(token: string): number | null
  /** The same with the form's unsaved fields. */
  renderUnsaved(token: string, data: Record<string, unknown>, isEdited?: boolean): Promise<SiteResponse>
  /** One block of it by itself, with the style sheets that it needs. */
  renderBlock(token: string, unsaved: UnsavedBlock): Promise<SiteResponse>
}

interface UnsavedBlock {
  /** As it would be stored; from a browser. */
  block: unknown
  /** It opens the page. */
  isFirst: boolean
}

interface PreviewOptions {
  context: SiteContext
  payload: Payload
  readers: Readers
  adminOrigin: string
}

/** A newsletter is a mail, and never a page. */
type PageDraft = Exclude<Draft, { kind: 'newsletter' }>

const widgets = createWidgets(catalogue)

/** The token in the address of a stored draft. */
export function tokenIn({ searchParams }: URL): string {
  return searchParams.get('token') ?? ''
}

/** Shows a draft to whoever holds a signed, short-lived token for it, as the page it will be. Never kept, never indexed. */
export function createPreview({ context, payload, readers, adminOrigin }: PreviewOptions): Preview {
  function open(token: string, isEdited: boolean) {
    const target: PreviewTarget | null = readPreviewToken(token, payload.secret)
    const reader = readers.create()
    const requestContext: RequestContext = {
      context,
      reader,
      url: new URL(PREVIEW_HREF, context.origin),
      preview: { adminOrigin, token, isEdited },
      anchors: new Set(),
      parameters: new Map(),
      failures: { count: 0 },
    }
    return { target, requestContext, readContext: reader.context }
  }

  async function tokenResponse(token: string, isEdited: boolean, unsaved?: Record<string, unknown>): Promise<SiteResponse> {
    const { target, requestContext, readContext } = open(token, isEdited)
    if (target === null) return refusedResponse(requestContext, 403)
    const draft = await readDraft(payload, readContext, target, unsaved)
    if (draft === null) return refusedResponse(requestContext, 404)
    if (draft.kind === 'newsletter') return widthsResponse(token, draft.issue, adminOrigin)
    return showDraft(requestContext, isEdited ? withPlacesToClick(draft) : draft)
  }

  async function mailAlone(token: string): Promise<SiteResponse> {
    const { target, requestContext, readContext } = open(token, false)
    if (target === null) return refusedResponse(requestContext, 403)
    const draft = await readDraft(payload, readContext, target)
    if (draft?.kind !== 'newsletter') return refusedResponse(requestContext, 404)
    return mailResponse(requestContext, draft.issue, payload)
  }

  async function renderBlock(token: string, { block, isFirst }: UnsavedBlock): Promise<SiteResponse> {
    const { target, requestContext, readContext } = open(token, true)
    if (target === null) return refusedResponse(requestContext, 403)
    const draft = await readDraft(payload, readContext, target)
    if (draft === null) return refusedResponse(requestContext, 404)
    return blockResponse(requestContext, subjectOfDraft(draft), withEmptyPlaces(storedBlocks([block]), widgets), isFirst)
  }

  return {
    personOf: (token) => readPreviewToken(token, payload.secret)?.user ?? null,
    storedResponse: ({ url }) => {
      const token = tokenIn(url)
      return url.searchParams.has(MAIL_PARAMETER) ? mailAlone(token) : tokenResponse(token, url.searchParams.has(EDIT_PARAMETER))
    },
    renderUnsaved: (token, data, isEdited = false) => tokenResponse(token, isEdited, data),
    renderBlock,
  }
}

/** A draft that is edited has something to click wherever something could be put. Only layouts are edited on the page. */
function withPlacesToClick(draft: PageDraft): PageDraft {
  switch (draft.kind) {
    case 'post':
    case 'menu':
    case 'settings':
      return draft
    case 'page':
      return { ...draft, page: { ...draft.page, layout: [...withEmptyPlaces(storedBlocks(draft.page.layout), widgets)] } }
    case 'popup':
      return { ...draft, popup: { ...draft.popup, layout: [...withEmptyPlaces(storedBlocks(draft.popup.layout), widgets)] } }
    case 'fragment':
      return { ...draft, layout: [...withEmptyPlaces(storedBlocks(draft.layout), widgets)] }
  }
}

/** What the widgets of a draft are told about it. */
function subjectOfDraft(draft: Draft): Subject {
  if (draft.kind !== 'page') return { title: '', excerpt: '', image: null }
  const { id, title, lead, seo } = draft.page
  return { title, excerpt: lead, image: seo.image, document: { kind: 'page', id } }
}

async function blockResponse(
  requestContext: RequestContext,
  subject: Subject,
  layout: readonly StoredBlock[],
  isFirst: boolean,
): Promise<SiteResponse> {
  const { context, reader } = requestContext
  const { html, widgets: used } = await renderLayout(layout, renderContextOf(requestContext, subject), { isFirst })
  const styles = context.assets.widgetStyles(used).map((href) => `<link rel="stylesheet" href="${href}">`)
  return {
    status: 200,
    headers: HTML_HEADERS,
    body: styles.join('') + html,
    tags: reader.tags,
    caching: 'none',
    expiresAt: null,
  }
}

async function showDraft(requestContext: RequestContext, draft: PageDraft): Promise<SiteResponse> {
  switch (draft.kind) {
    case 'post':
      return showPost(requestContext, draft.post)
    case 'page':
      return draft.page.template === 'home' ? showHome(requestContext, draft.page) : showPage(requestContext, draft.page)
    case 'popup': {
      const { popup } = draft
      const { html, widgets: used } = await renderLayout(popup.layout, renderContextOf(requestContext))
      return pageResponse(requestContext, {
        head: headOf({ name: popup.name, description: '', canonicalPath: null, isIndexed: false }),
        body: createElement(PopupDialog, { popup, html, isOpen: true }),
        widgets: [...used, DRAWN_AS],
      })
    }
    case 'fragment':
      return showLayout(requestContext, draft.name, draft.layout)
    case 'settings':
      return showFrame(requestContext, draft.site)
    case 'menu': {
      const { menu, site } = draft
      const { reader } = requestContext
      const findMenu: Reader['findMenu'] = (id) => (id === menu.id ? Promise.resolve(menu) : reader.findMenu(id))
      const withDraft = { ...requestContext, reader: { ...reader, findMenu } }
      const placed = [site.headerMenu, site.utilityMenu, site.legalMenu, ...site.footerMenus]
      if (placed.some((shown) => shown?.id === menu.id)) return showFrame(withDraft, site)
      // It has no place on the site yet.
      return showLayout(withDraft, menu.name, [{ id: 'menu', blockType: 'nav-menu', menu: menu.id, label: menu.name }])
    }
  }
}

/** The home page with what stands around it. */
async function showFrame(requestContext: RequestContext, site: Site): Promise<SiteResponse> {
  const reader = { ...requestContext.reader, site: () => Promise.resolve(site) }
  const inFrame = { ...requestContext, reader }
  const home = await reader.findPage('')
  return home === null ? showLayout(inFrame, site.department, []) : showHome(inFrame, home)
}

async function showLayout(requestContext: RequestContext, name: string, layout: StoredBlock[]): Promise<SiteResponse> {
  const { html, widgets } = await renderLayout(layout, renderContextOf(requestContext))
  return pageResponse(requestContext, {
    head: headOf({ name, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(FragmentPage, { name, html }),
    widgets,
  })
}
