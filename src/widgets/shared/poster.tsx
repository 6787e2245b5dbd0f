import type { PostCard } from '#content/read/types.ts'
import { PictureView, type Ratio } from './picture-view.tsx'
import { PosterFallback } from './poster-fallback.tsx'

interface PosterProps {
  post: Pick<PostCard, 'title' | 'image' | 'category'>
  sizes: string
  eager?: boolean
  ratio?: Ratio
}

/** The face of a post. The title beside it names it, so it stays silent. */
export function Poster({ post, sizes, eager, ratio = '3/2' }: PosterProps) {
  const paper = post.category?.paper ?? null
  return (
    <span className="poster" data-paper={paper ?? undefined} data-ratio={ratio}>
      {post.image === null ? (
        <PosterFallback title={post.title} paper={paper} />
      ) : (
        <PictureView picture={post.image} sizes={sizes} eager={eager} ratio={ratio} decorative />
      )}
    </span>
  )
}
