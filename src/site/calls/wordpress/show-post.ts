import { readMedia } from '#published/records/media.ts'
import type { AuthorRecord, MediaRecord, PostRecord } from '#published/records/types.ts'
import type { Picture } from '#published/types.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import { CURIES, ownLinks, type RestLinks, urlOf } from './links.ts'
import { showMedia } from './media.ts'
import { gmtTime, localTime } from './moments.ts'
import { renderContent } from './render-content.ts'
import type { RestCall, RestItem } from './resource.ts'
import { wants, wantsEmbedded } from './shape.ts'
import { embedTerm } from './terms.ts'
import { encodeSlug, escapeText, paragraphOf } from './text.ts'
import { showUser } from './users.ts'

/** What several posts refer to, by id. */
interface Related {
  authors: Map<number, AuthorRecord>
  /** Only where they are to be embedded. */
  media: Map<number, MediaRecord>
  /** For what a post's content may show of its own picture. */
  pictures: Map<number, Picture>
}

export async function loadRelated(
  call: RestCall,
  records: { imageId: number | null }[],
  authors: Map<number, AuthorRecord>,
): Promise<Related> {
  const imageIds = records.flatMap(({ imageId }) => imageId ?? [])
  const isEmbedded = wantsEmbedded(call.shape, 'wp:featuredmedia')
  return {
    authors,
    media: new Map(isEmbedded ? (await readMedia(call.read, imageIds)).map((file) => [file.id, file]) : []),
    pictures: wants(call.shape, 'content') ? await call.reader.findPictures(imageIds) : new Map(),
  }
}

export async function showPost(call: RestCall, post: PostRecord, related: Related): Promise<RestItem> {
  const { shape, site } = call
  const link = site.origin + post.href
  const author = related.authors.get(post.authorId ?? 0)
  const shown: RestItem = {
    id: post.id,
    date: localTime(post.publishedAt),
    slug: encodeSlug(post.slug),
    type: 'post',
    link,
    title: { rendered: escapeText(post.title) },
    excerpt: { rendered: paragraphOf(post.excerpt), protected: false },
    author: author?.id ?? 0,
    featured_media: post.imageId ?? 0,
  }
  if (call.context === 'view') {
    Object.assign(shown, {
      date_gmt: gmtTime(post.publishedAt),
      guid: { rendered: escapeText(post.guid ?? link) },
      modified: localTime(post.updatedAt),
      modified_gmt: gmtTime(post.updatedAt),
      status: 'publish',
      ...(wants(shape, 'content') && { content: { rendered: await contentOf(call, post, related), protected: false } }),
      comment_status: 'closed',
      ping_status: 'closed',
      sticky: post.isPinned,
      template: '',
      format: 'standard',
      meta: [],
      categories: post.categories.map(({ id }) => id),
      tags: post.tags.map(({ id }) => id),
      class_list: classesOf(post),
    })
  }
  const embedded = embeddedOf(call, post, author, related)
  return {
    ...shown,
    _links: linksOf(call, post, author),
    ...(Object.keys(embedded).length > 0 && { _embedded: embedded }),
  }
}

function contentOf(call: RestCall, post: PostRecord, related: Related): Promise<string> {
  const image = related.pictures.get(post.imageId ?? 0) ?? null
  const subject = { title: post.title, excerpt: post.excerpt, image }
  return renderContent(call, { href: post.href, subject }, (context) => renderRichText(post.body, context))
}

function linksOf(call: RestCall, post: PostRecord, author: AuthorRecord | undefined): RestLinks {
  return {
    ...ownLinks(call, 'posts', post.id, 'types/post'),
    ...(author && { author: [{ embeddable: true, href: urlOf(call, `users/${author.id}`) }] }),
    ...(post.imageId !== null && {
      'wp:featuredmedia': [{ embeddable: true, href: urlOf(call, `media/${post.imageId}`) }],
      'wp:attachment': [{ href: urlOf(call, `media?parent=${post.id}`) }],
    }),
    'wp:term': [
      { taxonomy: 'category', embeddable: true, href: urlOf(call, `categories?post=${post.id}`) },
      { taxonomy: 'post_tag', embeddable: true, href: urlOf(call, `tags?post=${post.id}`) },
    ],
    curies: CURIES,
  }
}

function embeddedOf(
  call: RestCall,
  post: PostRecord,
  author: AuthorRecord | undefined,
  { media }: Related,
): Record<string, unknown> {
  const { shape } = call
  const inner: RestCall = { ...call, context: 'embed' }
  const file = media.get(post.imageId ?? 0)
  // Under one post the author is called what its page calls them.
  const named = author && { ...author, name: post.authorName || author.name }
  return {
    ...(named && wantsEmbedded(shape, 'author') && { author: [showUser(inner, named)] }),
    ...(file && { 'wp:featuredmedia': [showMedia(inner, file)] }),
    ...(wantsEmbedded(shape, 'wp:term') && {
      'wp:term': [post.categories, post.tags].map((terms) => terms.map((term) => embedTerm(inner, term))),
    }),
  }
}

function classesOf(post: PostRecord): string[] {
  const own = [`post-${post.id}`, 'post', 'type-post', 'status-publish', 'format-standard']
  return [
    ...own,
    ...(post.imageId === null ? [] : ['has-post-thumbnail']),
    'hentry',
    ...post.categories.map(({ slug }) => `category-${encodeSlug(slug)}`),
    ...post.tags.map(({ slug }) => `tag-${encodeSlug(slug)}`),
  ]
}
