import type { PostCard } from '#published/types.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { Phrase } from '../text/phrase.tsx'

interface PostTitleProps {
  post: Pick<PostCard, 'href' | 'title'>
  level: HeadingLevel
  className: string
  /** Off, the title is only heard. */
  isShown?: boolean
}

/** The only link of a card; the style sheet stretches it over the whole of it. */
export function PostTitle({ post, level, className, isShown = true }: PostTitleProps) {
  return (
    <Heading level={level} className={className}>
      <a href={post.href}>{isShown ? <Phrase text={post.title} /> : <span className="vh">{post.title}</span>}</a>
    </Heading>
  )
}
