import { createElement } from 'react'
import type { Crumb, Post } from '#published/types.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import type { Subject } from '#settings/define-widget.ts'
import { plainTextOf } from '#settings/rich-text/plain-text.ts'
import { loadPostShare, shareButtons } from '#widgets/share-buttons/index.ts'
import { articleGraph, breadcrumbGraph } from '../../head/graph.ts'
import { headOf } from '../../head/page-head.ts'
import { postObjectOf } from '../../head/post-object.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { shorten } from './describe.ts'
import { PostPage } from './page.tsx'
import { readingMinutes } from './reading-time.ts'

const RELATED_POSTS = 3
const SHARE_BUTTONS = shareButtons.settings.name

/** A published post; `null` if there is none of this slug. */
export async function postResponse(requestContext: RequestContext, slug: string): Promise<SiteResponse | null> {
  const { reader } = requestContext
  const [post] = await Promise.all([reader.findPost(slug), reader.site()])
  return post === null ? null : showPost(requestContext, post)
}

/** The post itself, stored or not yet. */
export function showPost(requestContext: RequestContext, post: Post): Promise<SiteResponse> {
  return pageResponse(requestContext, loadPost(requestContext, post))
}

async function loadPost(requestContext: RequestContext, post: Post): Promise<PageParts> {
  const { reader, context } = requestContext
  const text = plainTextOf(post.body)
  const { title, image } = post
  // Whoever passes it on says what it is about, also where nobody has summed it up.
  const subject: Subject = { title, image, excerpt: post.excerpt || shorten(text), document: { kind: 'post', id: post.id } }
  const [site, { html, widgets, expiresAt }, neighbours, related] = await Promise.all([
    reader.site(),
    renderRichText(post.body, renderContextOf(requestContext, subject)),
    reader.findNeighbours(post),
    reader.findRelated(post, RELATED_POSTS),
  ])
  const share = loadPostShare(site.shareNetworks, {
    url: new URL(post.href, context.origin),
    subject,
    script: context.assets.moduleUrl(SHARE_BUTTONS),
  })
  const crumbs = crumbsOf(post)
  return {
    head: headOf({
      name: post.seo.title || post.title,
      description: post.seo.description || shorten(subject.excerpt),
      canonicalPath: post.href,
      isIndexed: !post.seo.noIndex,
      type: 'article',
      image: post.seo.image ?? post.image,
      shared: { kind: 'post', id: post.id, title: post.title, paper: post.category?.paper ?? null },
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
      share,
      neighbours,
      related,
    }),
    widgets: share === null ? widgets : [...widgets, SHARE_BUTTONS],
    document: { kind: 'post', id: post.id },
    places: ['posts', ...post.categories.map(({ id }) => `category:${id}` as const)],
    expiresAt,
  }
}

function crumbsOf({ category }: Post): Crumb[] {
  const own = category === null ? [] : [{ label: category.name, href: category.href }]
  return [HOME_CRUMB, NEWS_CRUMB, ...own]
}
