import type { PostCard } from '#published/types.ts'
import { Poster } from '../pictures/poster.tsx'
import type { HeadingLevel } from '../text/heading.tsx'
import { type MetaParts, PostMeta } from './post-meta.tsx'
import { PostTitle } from './post-title.tsx'

/** What every way of showing one post in a list takes. */
export interface PostViewProps {
  post: PostCard
  headingLevel: HeadingLevel
  /** Shown before any scrolling. */
  eager?: boolean
  hasPoster?: boolean
  /** The picture keeps its own shape. */
  isPosterWhole?: boolean
  /** Without it the title is for those who hear it, and the card still leads to the post. */
  hasTitle?: boolean
  /** `null`: none of it. */
  meta?: MetaParts | null
  metaPosition?: 'before-title' | 'after-title' | 'after-content'
  /** Words of the invitation under the excerpt. */
  readMore?: string
}

/** One post in a grid: `<div className="cards">`. */
export function PostCardView({ eager, hasPoster = true, isPosterWhole, ...words }: PostViewProps) {
  const sizes = '(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 26rem'
  return (
    <article className="card">
      {hasPoster && <Poster post={words.post} sizes={sizes} eager={eager} isWhole={isPosterWhole} />}
      <PostWords {...words} />
    </article>
  )
}

/** The first post of a listing, with its poster beside the words where there is room. */
export function LeadCard({ eager, hasPoster = true, isPosterWhole: _, ...words }: PostViewProps) {
  return (
    <article className="card card--lead">
      {hasPoster && <Poster post={words.post} sizes="(max-width: 767px) 92vw, (max-width: 1440px) 54vw, 47rem" eager={eager} />}
      <div className="card__body">
        <PostWords {...words} />
      </div>
    </article>
  )
}

/** One line of a compact list: `<ul className="rows"><li>…</li></ul>`. */
export function PostRow({ post, headingLevel, eager, hasPoster = true, hasTitle, meta, metaPosition }: PostViewProps) {
  const line = <PostMeta post={post} parts={meta} />
  const isFirst = metaPosition === undefined || metaPosition === 'before-title'
  return (
    <article className="row">
      <div className="row__body">
        {isFirst && line}
        <PostTitle post={post} level={headingLevel} className="row__title" isShown={hasTitle} />
        {!isFirst && line}
      </div>
      {hasPoster && <Poster post={post} sizes="7.5rem" eager={eager} />}
    </article>
  )
}

type WordsProps = Omit<PostViewProps, 'eager' | 'hasPoster' | 'isPosterWhole'>

function PostWords({ post, headingLevel, hasTitle, meta, metaPosition = 'before-title', readMore = '' }: WordsProps) {
  const line = <PostMeta post={post} parts={meta} />
  return (
    <>
      {metaPosition === 'before-title' && line}
      <PostTitle post={post} level={headingLevel} className="card__title" isShown={hasTitle} />
      {metaPosition === 'after-title' && line}
      {post.excerpt !== '' && <p className="card__excerpt">{post.excerpt}</p>}
      {metaPosition === 'after-content' && line}
      {/* The title's link covers the whole card, so that the invitation is only for the eye. */}
      {readMore !== '' && (
        <span className="more" aria-hidden="true">
          {readMore}
        </span>
      )}
    </>
  )
}
