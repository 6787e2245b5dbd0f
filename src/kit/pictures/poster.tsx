import type { PostCard } from '#published/types.ts'
import { PictureView, type Ratio } from './picture-view.tsx'
import { PosterFallback } from './poster-fallback.tsx'

interface PosterProps {
  post: Pick<PostCard, 'title' | 'image' | 'category'>
  sizes: string
  eager?: boolean
  ratio?: Ratio
  /** The picture keeps its own shape. */
  isWhole?: boolean
}

/** The face of a post. The title beside it names it, so it stays silent. */
export function Poster({ post, sizes, eager, ratio = '3/2', isWhole = false }: PosterProps) {
  const paper = post.category?.paper ?? null
  const shape = isWhole && post.image !== null ? undefined : ratio
  return (
    <span className="poster" data-paper={paper ?? undefined} data-ratio={shape ?? 'auto'}>
      {post.image === null ? (
        <PosterFallback title={post.title} paper={paper} />
      ) : (
        <PictureView picture={post.image} sizes={sizes} eager={eager} ratio={shape} decorative />
      )}
    </span>
  )
}
