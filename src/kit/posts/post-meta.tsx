import type { PostCard } from '#published/types.ts'
import { formatDate } from '../text/format-date.ts'
import { TermTag } from './term-tag.tsx'

/** What of a post's meta data a card shows. */
export interface MetaParts {
  category: boolean
  date: boolean
  author: boolean
  /** That it stands first though it is not the newest. */
  pin?: boolean
}

export const USUAL_META: MetaParts = { category: true, date: true, author: false }

interface PostMetaProps {
  post: Pick<PostCard, 'category' | 'publishedAt' | 'authorName'>
  /** `null`: nothing. */
  parts?: MetaParts | null
}

/** A line about a post: usually its category and day. */
export function PostMeta({ post, parts = USUAL_META }: PostMetaProps) {
  const category = parts?.category ? post.category : null
  const author = parts?.author ? post.authorName : ''
  if (parts === null || (category === null && author === '' && !parts.date)) return null
  return (
    <p className="meta">
      {parts.pin && <strong className="meta__pin">置頂</strong>}
      {category !== null && <TermTag term={category} isLink={false} />}
      {parts.date && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>}
      {author !== '' && <span>{author}</span>}
    </p>
  )
}
