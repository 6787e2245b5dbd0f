import { createElement } from 'react'
import { renderFragment } from '#render/render-layout.ts'
import type { Answer } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import { renderContextOf, type Visit } from '../visit.ts'
import { FragmentPage } from './page.tsx'

/** A fragment on a page of its own, for those whose browser cannot bring it into the page it belongs to. */
export async function answerFragment(visit: Visit, id: number): Promise<Answer | null> {
  const { reader } = visit
  const fragment = await reader.findFragment(id)
  const rendered = fragment && (await renderFragment(id, renderContextOf(visit)))
  if (!rendered) return null
  const { html, widgets, expiresAt } = rendered
  return answerPage(visit, {
    site: await reader.site(),
    head: headOf({ name: fragment.name, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(FragmentPage, { name: fragment.name, html }),
    widgets,
    expiresAt,
  })
}
