import type { Answer } from '#site/answer.ts'
import { textAnswer } from '#site/pages/answers.ts'
import type { Visit } from '#site/pages/visit.ts'
import { SITEMAP_HREF, searchHref } from '#site/routes.ts'

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
