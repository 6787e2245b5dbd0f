import { Phrase } from '#kit/text/phrase.tsx'
import type { PostCard } from '#published/types.ts'

/** Links to the posts published just before and just after. */
export function Neighbours({ older, newer }: { older: PostCard | null; newer: PostCard | null }) {
  if (older === null && newer === null) return null
  return (
    <div className="wrap">
      <nav className="prevnext" aria-label="上一篇與下一篇">
        {older !== null && <Neighbour post={older} rel="prev" label="上一篇" />}
        {newer !== null && <Neighbour post={newer} rel="next" label="下一篇" />}
      </nav>
    </div>
  )
}

function Neighbour({ post, rel, label }: { post: PostCard; rel: 'prev' | 'next'; label: string }) {
  return (
    <a href={post.href} rel={rel}>
      <small>{label}</small>
      <b data-headline="4">
        <Phrase text={post.title} />
      </b>
    </a>
  )
}
