import type { Post } from '#published/types.ts'

/** The post as the page declares it to scripts. */
export interface PostObject {
  id: number
  /** URL-encoded. */
  title: string
  /** May be empty. */
  excerpt: string
  /** Absolute address, or empty. */
  featuredImage: string
}

export function postObjectOf(post: Post, origin: string): PostObject {
  return {
    id: post.id,
    // Half a surrogate pair cannot be URL-encoded.
    title: encodeURIComponent(post.title.replace(/\p{Surrogate}/gu, '\ufffd')),
    excerpt: post.excerpt,
    featuredImage: post.image === null ? '' : new URL(post.image.url, origin).href,
  }
}
