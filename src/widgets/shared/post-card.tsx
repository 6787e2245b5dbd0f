import type { PostCard } from '#content/read/types.ts'
import type { HeadingLevel } from './heading.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostTitle } from './post-title.tsx'
import { Poster } from './poster.tsx'

/** What every way of showing one post in a list takes. */
export interface PostViewProps {
  post: PostCard
  headingLevel: HeadingLevel
  /** Shown before any scrolling. */
  eager?: boolean
  hasPoster?: boolean
  hasMeta?: boolean
  /** Words of the invitation under the excerpt. */
  readMore?: string
}

/** One post in a grid: `<div className="cards">`. */
export function PostCardView({ eager, hasPoster = true, ...words }: PostViewProps) {
  return (
    <article className="card">
      {hasPoster && <Poster post={words.post} sizes="(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 26rem" eager={eager} />}
      <PostWords {...words} />
    </article>
  )
}

/** The first post of a listing, with its poster beside the words where there is room. */
export function LeadCard({ eager, hasPoster = true, ...words }: PostViewProps) {
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
export function PostRow({ post, headingLevel, eager, hasPoster = true, hasMeta = true }: PostViewProps) {
  return (
    <article className="row">
      <div className="row__body">
        {hasMeta && <PostMeta post={post} />}
        <PostTitle post={post} level={headingLevel} className="row__title" />
      </div>
      {hasPoster && <Poster post={post} sizes="7.5rem" eager={eager} />}
    </article>
  )
}

function PostWords({ post, headingLevel, hasMeta = true, readMore = '' }: Omit<PostViewProps, 'eager' | 'hasPoster'>) {
  return (
    <>
      {hasMeta && <PostMeta post={post} />}
      <PostTitle post={post} level={headingLevel} className="card__title" />
      {post.excerpt !== '' && <p className="card__excerpt">{post.excerpt}</p>}
      {/* The title's link covers the whole card, so that the invitation is only for the eye. */}
      {readMore !== '' && (
        <span className="more" aria-hidden="true">
          {readMore}
        </span>
      )}
    </>
  )
}
