'use client'
import { island } from '#islands/island.ts'
import { OwnVideo } from '#kit/film/own-video.tsx'

interface PlainVideoProps {
  shape: string
  src: string
  /** The whole file. */
  href: string
  label: string
  captions: string | null
  poster: string | null
  isMuted: boolean
  isLooping: boolean
  hasControls: boolean
  volume: number
  startsAlone: boolean
}

/** A film of our own in its place, in the browser's player, which needs no script. */
export const PlainVideo = island('video', function PlainVideo({ shape, poster, ...video }: PlainVideoProps) {
  return (
    <div className="film" data-shape={shape}>
      <OwnVideo
        {...video}
        poster={poster ?? undefined}
        // Without a poster the browser shows the first picture, for which it needs the file's beginning.
        preload={poster === null || video.startsAlone ? 'metadata' : 'none'}
      />
    </div>
  )
})
