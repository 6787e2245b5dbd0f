import type { Answer } from '../answer.ts'
import { fullNameOf } from '../head/names.ts'
import { textAnswer } from '../pages/answers.ts'
import type { Visit } from '../pages/visit.ts'
import { categoryHref, feedHref, newsHref } from '../routes.ts'
import { renderRss } from './rss.ts'

const FEED_LENGTH = 20

/** The newest posts of the site, or of one category; `null` if there is no such category. */
export async function answerFeed(visit: Visit, category: string | null): Promise<Answer | null> {
  const { reader, context } = visit
  const site = await reader.site()
  const term = category === null ? null : await reader.findTerm('category', category)
  if (category !== null && term === null) return null
  const { posts } = await reader.listPosts({
    list: term === null ? { kind: 'all' } : { kind: 'category', id: term.id },
    page: 1,
    perPage: FEED_LENGTH,
  })
  const name = fullNameOf(site)
  const body = renderRss({
    title: term === null ? `最新消息｜${name}` : `${term.name}｜${name}`,
    description: term?.description || site.description || `${name}的最新消息`,
    link: context.origin + (term === null ? newsHref() : categoryHref(term.slug)),
    self: context.origin + feedHref(term?.slug ?? null),
    origin: context.origin,
    posts,
  })
  return textAnswer(visit, 'application/rss+xml', body)
}
