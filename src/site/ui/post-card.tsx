import type { PostCard } from '#content/read/types.ts'
import type { HeadingLevel } from './heading.tsx'
import { Phrase } from './phrase.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostTitle } from './post-title.tsx'
import { Poster } from './poster.tsx'

interface PostViewProps {
  post: PostCard
  headingLevel: HeadingLevel
  /** Shown before any scrolling. */
  eager?: boolean
}

/** One post in a grid: `<div className="cards">`. */
export function PostCardView({ post, headingLevel, eager }: PostViewProps) {
  return (
    <article className="card">
      <Poster post={post} sizes="(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 26rem" eager={eager} />
      <PostMeta post={post} />
      <PostTitle post={post} level={headingLevel} className="card__title" />
      {post.excerpt !== '' && (
        <p className="card__excerpt">
          <Phrase text={post.excerpt} />
        </p>
      )}
    </article>
  )
}

/** The first post of a listing, with its poster beside the words where there is room. */
export function LeadCard({ post, headingLevel, eager }: PostViewProps) {
  return (
    <article className="card card--lead">
      <Poster post={post} sizes="(max-width: 767px) 92vw, (max-width: 1440px) 54vw, 47rem" eager={eager} />
      <div className="card__body">
        <PostMeta post={post} />
        <PostTitle post={post} level={headingLevel} className="card__title" />
        {post.excerpt !== '' && (
          <p className="card__excerpt">
            <Phrase text={post.excerpt} />
          </p>
        )}
      </div>
    </article>
  )
}

/** One line of a compact list: `<ul className="rows"><li>…</li></ul>`. */
export function PostRow({ post, headingLevel, eager }: PostViewProps) {
  return (
    <article className="row">
      <div className="row__body">
        <PostMeta post={post} />
        <PostTitle post={post} level={headingLevel} className="row__title" />
      </div>
      <Poster post={post} sizes="7.5rem" eager={eager} />
    </article>
  )
}
