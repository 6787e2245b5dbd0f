import { createElement } from 'react'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { HTML_HEADERS, renderDocument } from '../page-response.tsx'
import { lastKnown } from './last-known.ts'
import { ErrorPage } from './page.tsx'

const STATUS = 500
const NAME = '網站暫時出了問題'

/** The page for a request that failed. Reads nothing: the database may be what failed. */
export function renderErrorPage(context: SiteContext): SiteResponse {
  const { site, frame } = lastKnown(context)
  const head = headOf({ name: NAME, description: '', canonicalPath: null, isIndexed: false })
  const body = createElement(ErrorPage, { site })
  return {
    status: STATUS,
    headers: HTML_HEADERS,
    body: renderDocument(context, '', { site, head, body, frame, popups: [] }),
    tags: new Set(),
    caching: 'none',
    expiresAt: null,
  }
}
