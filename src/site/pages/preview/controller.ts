import type { Payload } from 'payload'
import { createElement } from 'react'
import { type Draft, readDraft } from '#cms/preview/read-draft.ts'
import { type PreviewTarget, readPreviewToken } from '#cms/preview/token.ts'
import type { Readers } from '#published/create-reader.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Answer, SiteContext, SiteRequest } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import { FragmentPage } from '../fragment/page.tsx'
import { showHome } from '../home/controller.ts'
import { showPage } from '../page/controller.ts'
import { showPost } from '../post/controller.ts'
import { renderContextOf, type Visit } from '../visit.ts'
import { answerRefused } from './refused.tsx'

export interface Preview {
  /** `/preview/?token=…`: the newest draft as it is stored. */
  answerStored(request: SiteRequest): Promise<Answer>
  /** The same with the form's unsaved fields. */
  renderUnsaved(token: string, data: Record<string, unknown>): Promise<Answer>
}

interface PreviewOptions {
  context: SiteContext
  payload: Payload
  readers: Readers
  adminOrigin: string
}

/** Shows a draft to whoever holds a signed, short-lived token for it, as the page it will be. Never kept, never indexed. */
export function createPreview({ context, payload, readers, adminOrigin }: PreviewOptions): Preview {
  async function answerToken(token: string, unsaved?: Record<string, unknown>): Promise<Answer> {
    const target: PreviewTarget | null = readPreviewToken(token, payload.secret)
    const reader = readers.create()
    const visit: Visit = {
      context,
      reader,
      url: new URL('/preview/', context.origin),
      preview: { adminOrigin, token },
      anchors: new Set(),
      parameters: new Map(),
    }
    if (target === null) return answerRefused(visit, 403)
    const draft = await readDraft(payload, reader.context, target, unsaved)
    return draft === null ? answerRefused(visit, 404) : showDraft(visit, draft)
  }
  return {
    answerStored: ({ url }) => answerToken(url.searchParams.get('token') ?? ''),
    renderUnsaved: answerToken,
  }
}

async function showDraft(visit: Visit, draft: Draft): Promise<Answer> {
  switch (draft.kind) {
    case 'post':
      return showPost(visit, draft.post)
    case 'page':
      return draft.page.template === 'home' ? showHome(visit, draft.page) : showPage(visit, draft.page)
    case 'fragment': {
      const { html, widgets } = await renderLayout(draft.layout, renderContextOf(visit))
      return answerPage(visit, {
        site: await visit.reader.site(),
        head: headOf({ name: draft.name, description: '', canonicalPath: null, isIndexed: false }),
        body: createElement(FragmentPage, { name: draft.name, html }),
        widgets,
      })
    }
  }
}
