import { createElement } from 'react'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import { openRequestContext } from '../request-context.ts'
import { NotFoundPage } from './page.tsx'

/** No page has this address: nothing in the menus is where the visitor is. */
const PLACE = '/404/'

/** The same for every address: those that do not exist are endless, and what was asked for is not repeated. */
export async function notFoundResponse(context: SiteContext): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(PLACE, context.origin))
  const { words } = await requestContext.reader.site()
  return pageResponse(requestContext, {
    status: 404,
    caching: 'none',
    head: headOf({ name: words.notFoundTitle, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(NotFoundPage, { words }),
  })
}
