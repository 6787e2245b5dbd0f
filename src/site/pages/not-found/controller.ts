import { createElement } from 'react'
import type { Answer, SiteContext } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import { openVisit } from '../visit.ts'
import { NOT_FOUND, NotFoundPage } from './page.tsx'

/** No page has this address: nothing in the menus is where the visitor is. */
const PLACE = '/404/'

/** The same for every address: those that do not exist are endless, and what was asked for is not repeated. */
export async function answerNotFound(context: SiteContext): Promise<Answer> {
  const visit = openVisit(context, new URL(PLACE, context.origin))
  return answerPage(visit, {
    status: 404,
    caching: 'none',
    site: await visit.reader.site(),
    head: headOf({ name: NOT_FOUND, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(NotFoundPage),
  })
}
