import type { Answer } from '../answer.ts'
import { textAnswer } from '../pages/answers.ts'
import type { Visit } from '../pages/visit.ts'
import { SITEMAP_HREF, searchHref } from '../routes.ts'

export function answerRobots(visit: Visit): Answer {
  const lines = [
    'User-agent: *',
    `Disallow: ${searchHref()}`,
    'Disallow: /preview/',
    '',
    `Sitemap: ${visit.context.origin}${SITEMAP_HREF}`,
  ]
  return textAnswer(visit, 'text/plain', `${lines.join('\n')}\n`)
}
