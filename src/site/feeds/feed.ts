import type { PostCard } from '#published/types.ts'

export interface FeedItem {
  post: PostCard
  updatedAt: string
  /** All that the post says, its addresses absolute. */
  html: string
}

/** The newest posts of a list, or an older page of it, before it is RSS or Atom. All addresses are absolute. */
export interface Feed {
  title: string
  description: string
  /** The page that lists the same posts. */
  link: string
  self: string
  /** The first page of the feed. */
  first: string
  /** What is newer, and what is older. */
  previous: string | null
  next: string | null
  /** Who publishes it. */
  publisher: string
  origin: string
  items: FeedItem[]
}

/** RFC 5005: how readers walk through what is older. */
export function pageLinks({ previous, next }: Feed): { rel: 'previous' | 'next'; href: string }[] {
  const links = [
    { rel: 'previous' as const, href: previous },
    { rel: 'next' as const, href: next },
  ]
  return links.flatMap(({ rel, href }) => (href === null ? [] : [{ rel, href }]))
}
