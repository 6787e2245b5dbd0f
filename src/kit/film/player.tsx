import type { Ref } from 'react'
import type { Film } from '#published/film.ts'
import { messages } from './messages.ts'
import { OwnVideo } from './own-video.tsx'

/** What a player needs to know of a film that somebody clicked for. */
export interface FilmOrder {
  service: Film['service']
  title: string
  /** Where the film can be watched without our player. */
  href: string
  /** The player of another site, or the file. */
  player: string
  captions: string | null
  isMuted: boolean
  isLooping: boolean
  hasControls: boolean
  /** Where a file's sound starts, from 0 to 1. */
  volume: number | null
}

interface FilmPlayerProps {
  film: FilmOrder
  tabIndex?: number
  ref?: Ref<HTMLIFrameElement | HTMLVideoElement>
}

/** It starts by itself: somebody clicked for it. */
export function FilmPlayer({ film, tabIndex, ref }: FilmPlayerProps) {
  if (film.service === 'file') {
    const { player, title, ...rest } = film
    return <OwnVideo {...rest} src={player} label={title} tabIndex={tabIndex} ref={ref as Ref<HTMLVideoElement>} autoPlay />
  }
  return (
    <iframe
      className="film__player"
      title={film.title || messages.play}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays nothing for pages that do not say which site they are of.
      referrerPolicy="strict-origin-when-cross-origin"
      src={film.player}
      tabIndex={tabIndex}
      ref={ref as Ref<HTMLIFrameElement>}
    />
  )
}
