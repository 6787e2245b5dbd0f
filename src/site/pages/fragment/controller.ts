import { createElement } from 'react'
import { renderFragment } from '#render/render-layout.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { FragmentPage } from './page.tsx'

/** A fragment on a page of its own, for those whose browser cannot bring it into the page it belongs to. */
export async function fragmentResponse(requestContext: RequestContext, id: number): Promise<SiteResponse | null> {
  const { reader } = requestContext
  const fragment = await reader.findFragment(id)
  const rendered = fragment && (await renderFragment(id, renderContextOf(requestContext)))
  if (!rendered) return null
  const { html, widgets, expiresAt } = rendered
  return pageResponse(requestContext, {
    head: headOf({ name: fragment.name, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(FragmentPage, { name: fragment.name, html }),
    widgets,
    expiresAt,
  })
}
