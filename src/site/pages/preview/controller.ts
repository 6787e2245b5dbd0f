import type { Payload } from 'payload'
import { createElement } from 'react'
import { type Draft, readDraft } from '#cms/preview/read-draft.ts'
import { type PreviewTarget, readPreviewToken } from '#cms/preview/token.ts'
import type { Readers } from '#published/create-reader.ts'
import { renderLayout } from '#render/render-layout.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteRequest, SiteResponse } from '../../response.ts'
import { FragmentPage } from '../fragment/page.tsx'
import { showHome } from '../home/controller.ts'
import { showPage } from '../page/controller.ts'
import { pageResponse } from '../page-response.tsx'
import { showPost } from '../post/controller.ts'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { refusedResponse } from './refused.tsx'

export interface Preview {
  /** `/preview/?token=…`: the newest draft as it is stored. */
  storedResponse(request: SiteRequest): Promise<SiteResponse>
  /** The same with the form's unsaved fields. */
  renderUnsaved(token: string, data: Record<string, unknown>): Promise<SiteResponse>
}

interface PreviewOptions {
  context: SiteContext
  payload: Payload
  readers: Readers
  adminOrigin: string
}

/** Shows a draft to whoever holds a signed, short-lived token for it, as the page it will be. Never kept, never indexed. */
export function createPreview({ context, payload, readers, adminOrigin }: PreviewOptions): Preview {
  async function tokenResponse(token: string, unsaved?: Record<string, unknown>): Promise<SiteResponse> {
    const target: PreviewTarget | null = readPreviewToken(token, payload.secret)
    const reader = readers.create()
    const requestContext: RequestContext = {
      context,
      reader,
      url: new URL('/preview/', context.origin),
      preview: { adminOrigin, token },
      anchors: new Set(),
      parameters: new Map(),
    }
    if (target === null) return refusedResponse(requestContext, 403)
    const draft = await readDraft(payload, reader.context, target, unsaved)
    return draft === null ? refusedResponse(requestContext, 404) : showDraft(requestContext, draft)
  }
  return {
    storedResponse: ({ url }) => tokenResponse(url.searchParams.get('token') ?? ''),
    renderUnsaved: tokenResponse,
  }
}

async function showDraft(requestContext: RequestContext, draft: Draft): Promise<SiteResponse> {
  switch (draft.kind) {
    case 'post':
      return showPost(requestContext, draft.post)
    case 'page':
      return draft.page.template === 'home' ? showHome(requestContext, draft.page) : showPage(requestContext, draft.page)
    case 'fragment': {
      const { html, widgets } = await renderLayout(draft.layout, renderContextOf(requestContext))
      return pageResponse(requestContext, {
        site: await requestContext.reader.site(),
        head: headOf({ name: draft.name, description: '', canonicalPath: null, isIndexed: false }),
        body: createElement(FragmentPage, { name: draft.name, html }),
        widgets,
      })
    }
  }
}
