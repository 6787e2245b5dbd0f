import type { PostCard } from '#content/read/types.ts'
import { formatDate } from './format-date.ts'
import { TermTag } from './term-tag.tsx'

/** The line over a card's title: category and day. */
export function PostMeta({ post }: { post: Pick<PostCard, 'category' | 'publishedAt'> }) {
  return (
    <p className="meta">
      {post.category !== null && <TermTag term={post.category} isLink={false} />}
      <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
    </p>
  )
}
