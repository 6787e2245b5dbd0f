'use client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '#islands/client/plain-click.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useAwake } from '../use-awake.ts'
import { FilmDialog } from './film-dialog.tsx'
import { type FilmOrder, FilmPlayer } from './player.tsx'
import { usePlace } from './use-place.ts'

interface PlayableFilmProps {
  /** Of its own, for the dialog. */
  id: string
  film: FilmOrder
  shape: string
  /** `dialog`, or else the name of those of which only one is played where it stands. */
  stage: 'dialog' | { oneOf: string }
  /** Its poster, its button and its name. */
  face: SlotContent
}

/**
 * A film that waits: its poster is ours, and nothing is asked of anybody else until it is clicked. It is a link to the film, and
 * a button from when it is awake.
 */
export const PlayableFilm = island('film', function PlayableFilm({ id, film, shape, stage, face }: PlayableFilmProps) {
  const isAwake = useAwake()
  const link = useRef<HTMLAnchorElement>(null)
  const player = useRef<HTMLIFrameElement | HTMLVideoElement>(null)
  const [calls, setCalls] = useState(0)
  const { isPlaying, play } = usePlace(link, stage === 'dialog' ? '' : stage.oneOf)
  const hasDialog = stage === 'dialog'

  useEffect(() => {
    if (isPlaying) player.current?.focus({ preventScroll: true })
  }, [isPlaying])
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    if (hasDialog) setCalls(calls + 1)
    else play()
  }
  return (
    <>
      <div className="film" data-shape={shape}>
        <a
          className="film__open"
          href={film.href}
          rel={film.service === 'file' ? undefined : 'noopener'}
          role={isAwake ? 'button' : undefined}
          aria-haspopup={isAwake && hasDialog ? 'dialog' : undefined}
          hidden={isPlaying}
          onClick={open}
          ref={link}
        >
          <Slot as="span" className="film__face" content={face} />
        </a>
        {isPlaying && <FilmPlayer film={film} tabIndex={0} ref={player} />}
      </div>
      {calls > 0 && <FilmDialog id={id} film={film} shape={shape} calls={calls} opener={link.current} />}
    </>
  )
})
