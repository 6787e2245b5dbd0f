import type { PostCard } from '#published/types.ts'
import { formatDate } from '../text/format-date.ts'
import { TermTag } from './term-tag.tsx'

/** What of a post's meta data a card shows. */
export interface MetaParts {
  category: boolean
  date: boolean
  author: boolean
}

const USUAL: MetaParts = { category: true, date: true, author: false }

interface PostMetaProps {
  post: Pick<PostCard, 'category' | 'publishedAt' | 'authorName'>
  /** `null`: nothing. */
  parts?: MetaParts | null
}

/** A line about a post: usually its category and day. */
export function PostMeta({ post, parts = USUAL }: PostMetaProps) {
  const category = parts?.category ? post.category : null
  const author = parts?.author ? post.authorName : ''
  if (parts === null || (category === null && author === '' && !parts.date)) return null
  return (
    <p className="meta">
      {category !== null && <TermTag term={category} isLink={false} />}
      {parts.date && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>}
      {author !== '' && <span>{author}</span>}
    </p>
  )
}
