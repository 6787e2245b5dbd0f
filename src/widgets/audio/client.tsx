'use client'
import { useRef } from 'react'
import { island } from '#islands/island.ts'
import { MediaFault } from '#kit/film/media-player.tsx'
import { useMedia } from '#kit/film/use-media.ts'
import { messages } from './messages.ts'

interface AudioPlayerProps {
  /** Of what names the sound. */
  titleId: string
  href: string
  isLooping: boolean
  isMuted: boolean
  startsAlone: boolean
  /** At first, from 0 to 1. */
  volume: number
}

/** The browser's own player, which needs no script. */
export const AudioPlayer = island('audio', function AudioPlayer(props: AudioPlayerProps) {
  const { titleId, href, isLooping, isMuted, startsAlone, volume } = props
  const audio = useRef<HTMLAudioElement>(null)
  const { isFailed, handlers } = useMedia(audio, { volume, startsAlone })
  return (
    <>
      <audio
        className="w-audio__player"
        src={href}
        aria-labelledby={titleId}
        controls
        preload="none"
        loop={isLooping}
        muted={isMuted}
        ref={audio}
        {...handlers}
      >
        {messages.unsupported} <a href={href}>{messages.download}</a>
      </audio>
      {isFailed && <MediaFault href={href} />}
    </>
  )
})
