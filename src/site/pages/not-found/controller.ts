import { createElement } from 'react'
import type { Answer } from '#site/answer.ts'
import { headOf } from '#site/head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import type { Visit } from '../visit.ts'
import { NOT_FOUND, NotFoundPage } from './page.tsx'

/** Not kept: addresses that do not exist are endless. */
export async function answerNotFound(visit: Visit): Promise<Answer> {
  return answerPage(visit, {
    status: 404,
    caching: 'none',
    site: await visit.reader.site(),
    head: headOf({ name: NOT_FOUND, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(NotFoundPage),
  })
}
