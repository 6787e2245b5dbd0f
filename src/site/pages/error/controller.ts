import { createElement } from 'react'
import type { Answer, SiteContext } from '#site/answer.ts'
import { headOf } from '#site/head/page-head.ts'
import { HTML_HEADERS, renderDocument } from '../answer-page.tsx'
import { NOT_FOUND, NotFoundPage } from '../not-found/page.tsx'
import { lastKnown } from './last-known.ts'
import { ErrorPage } from './page.tsx'

const NAMES = { 404: NOT_FOUND, 500: '網站暫時出了問題' }

/**
 * The page for a request that failed, or for a file that is not there. Reads nothing: the database may be what failed, and
 * files that are not there are asked for in floods.
 */
export function renderErrorPage(context: SiteContext, status: 404 | 500): Answer {
  const { site, frame } = lastKnown(context)
  const head = headOf({ name: NAMES[status], description: '', canonicalPath: null, isIndexed: false })
  const body = status === 404 ? createElement(NotFoundPage) : createElement(ErrorPage, { site })
  return {
    status,
    headers: HTML_HEADERS,
    body: renderDocument(context, '', { site, head, body, frame, popups: [] }),
    tags: new Set(),
    caching: 'none',
    expiresAt: null,
  }
}
