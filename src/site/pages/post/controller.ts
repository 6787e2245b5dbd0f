import { createElement } from 'react'
import type { Crumb, Post, Site } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import { plainTextOf } from '#settings/rich-text/plain-text.ts'
import { articleGraph, breadcrumbGraph } from '../../head/graph.ts'
import { headOf } from '../../head/page-head.ts'
import { postObjectOf } from '../../head/post-object.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { shorten } from './describe.ts'
import { PostPage } from './page.tsx'
import { readingMinutes } from './reading-time.ts'

const RELATED_POSTS = 3

/** A published post; `null` if there is none of this slug. */
export async function postResponse(requestContext: RequestContext, slug: string): Promise<SiteResponse | null> {
  const post = await requestContext.reader.findPost(slug)
  return post === null ? null : showPost(requestContext, post)
}

/** The post itself, stored or not yet. */
export async function showPost(requestContext: RequestContext, post: Post): Promise<SiteResponse> {
  const { reader, context } = requestContext
  const site = await reader.site()
  const { html, widgets, expiresAt } = await renderRichText(
    post.body,
    renderContextOf(requestContext, { ...post, document: { kind: 'post', id: post.id } }),
  )
  const share = await renderShare(requestContext, post, site)
  const text = plainTextOf(post.body)
  const crumbs = crumbsOf(post)
  return pageResponse(requestContext, {
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
function renderShare(requestContext: RequestContext, post: Post, { shareNetworks }: Site) {
  const buttons = shareNetworks.map((network) => ({ network }))
  const block = { id: 'pass', blockType: 'share-buttons', share_buttons: buttons, view: 'icon', skin: 'minimal' }
  const url = new URL(post.href, requestContext.context.origin)
  return renderLayout([block], { ...renderContextOf(requestContext, post), url, isPreview: false })
}

function crumbsOf({ category }: Post): Crumb[] {
  const own = category === null ? [] : [{ label: category.name, href: category.href }]
  return [HOME_CRUMB, NEWS_CRUMB, ...own]
}
