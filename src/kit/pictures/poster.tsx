import { useContext } from 'react'
import type { PostCard } from '#published/types.ts'
import { MotifContext } from './motif.ts'
import { PictureView, type Ratio } from './picture-view.tsx'
import { PosterFallback } from './poster-fallback.tsx'
import { hashText } from './voiceprint.ts'

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
  const { motif, photographs } = useContext(MotifContext)
  const paper = post.category?.paper ?? null
  const shape = isWhole && post.image !== null ? undefined : ratio
  const photograph = motif === 'photographs' ? photographs[hashText(post.title) % photographs.length] : undefined
  const picture = post.image ?? photograph ?? null
  return (
    <span className="poster" data-paper={paper ?? undefined} data-ratio={shape ?? 'auto'}>
      {picture === null ? (
        <PosterFallback title={post.title} paper={paper} motif={motif} />
      ) : (
        <PictureView picture={picture} sizes={sizes} eager={eager} ratio={shape} decorative />
      )}
    </span>
  )
}
