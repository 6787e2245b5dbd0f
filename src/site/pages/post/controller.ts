import { createElement } from 'react'
import type { Crumb, Post, Site } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import { plainTextOf } from '#settings/rich-text/plain-text.ts'
import type { Answer } from '../../answer.ts'
import { articleGraph, breadcrumbGraph } from '../../head/graph.ts'
import { headOf } from '../../head/page-head.ts'
import { postObjectOf } from '../../head/post-object.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { renderContextOf, type Visit } from '../visit.ts'
import { shorten } from './describe.ts'
import { PostPage } from './page.tsx'
import { readingMinutes } from './reading-time.ts'

const RELATED_POSTS = 3

/** A published post; `null` if there is none of this slug. */
export async function answerPost(visit: Visit, slug: string): Promise<Answer | null> {
  const post = await visit.reader.findPost(slug)
  return post === null ? null : showPost(visit, post)
}

/** The post itself, stored or not yet. */
export async function showPost(visit: Visit, post: Post): Promise<Answer> {
  const { reader, context } = visit
  const site = await reader.site()
  const { html, widgets, expiresAt } = await renderRichText(
    post.body,
    renderContextOf(visit, { ...post, document: { kind: 'post', id: post.id } }),
  )
  const share = await renderShare(visit, post, site)
  const text = plainTextOf(post.body)
  const crumbs = crumbsOf(post)
  return answerPage(visit, {
    site,
    head: headOf({
      name: post.seo.title || post.title,
      description: post.seo.description || shorten(post.excerpt || text),
      canonicalPath: post.href,
      isIndexed: !post.seo.noIndex,
      type: 'article',
      image: post.seo.image ?? post.image,
      graph: [
        articleGraph(post, site, context.origin),
        breadcrumbGraph(crumbs, { label: post.title, href: post.href }, context.origin),
      ],
      post: postObjectOf(post, context.origin),
    }),
    body: createElement(PostPage, {
      post,
      crumbs,
      html,
      minutes: readingMinutes(text),
      share: share.html,
      neighbours: await reader.findNeighbours(post),
      related: await reader.findRelated(post, RELATED_POSTS),
    }),
    widgets: [...widgets, ...share.widgets],
    places: ['posts', ...post.categories.map(({ id }) => `category:${id}` as const)],
    expiresAt,
  })
}

/** The share buttons beside a post; no block of its own, so that the preview does not offer it for editing. */
function renderShare(visit: Visit, post: Post, { shareNetworks }: Site) {
  const buttons = shareNetworks.map((network) => ({ network }))
  const block = { id: 'pass', blockType: 'share-buttons', share_buttons: buttons, view: 'icon', skin: 'minimal' }
  const url = new URL(post.href, visit.context.origin)
  return renderLayout([block], { ...renderContextOf(visit, post), url, isPreview: false })
}

function crumbsOf({ category }: Post): Crumb[] {
  const own = category === null ? [] : [{ label: category.name, href: category.href }]
  return [HOME_CRUMB, NEWS_CRUMB, ...own]
}
