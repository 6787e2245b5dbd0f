import { type Ref, useImperativeHandle, useRef } from 'react'
import { useAwake } from '../use-awake.ts'
import { MediaContents, MediaFault } from './media-player.tsx'
import { messages } from './messages.ts'
import { start, useMedia } from './use-media.ts'

interface OwnVideoProps {
  src: string
  /** The whole file. */
  href: string
  label: string
  captions: string | null
  isMuted: boolean
  isLooping: boolean
  hasControls: boolean
  volume: number | null
  poster?: string
  preload?: 'none' | 'metadata'
  /** Somebody has asked for it. */
  autoPlay?: boolean
  /** Nobody has, and it may be that nobody wants it. */
  startsAlone?: boolean
  tabIndex?: number
  ref?: Ref<HTMLVideoElement>
}

/** A film of our own in the browser's player. Where that one's controls are not wanted, a button takes their place. */
export function OwnVideo(props: OwnVideoProps) {
  const { src, href, label, captions, hasControls, volume, startsAlone = false, ref } = props
  const video = useRef<HTMLVideoElement>(null)
  const isAwake = useAwake()
  const { isPaused, isFailed, handlers } = useMedia(video, { volume, startsAlone })
  useImperativeHandle(ref, () => video.current as HTMLVideoElement)
  const hasButton = isAwake && !hasControls
  return (
    <>
      <video
        className="film__player"
        src={src}
        poster={props.poster}
        aria-label={label || undefined}
        // Without a script there is no button.
        controls={!hasButton}
        playsInline
        preload={props.preload}
        muted={props.isMuted}
        loop={props.isLooping}
        autoPlay={props.autoPlay}
        tabIndex={props.tabIndex}
        data-controls={hasControls ? undefined : 'no'}
        ref={video}
        {...handlers}
      >
        <MediaContents href={href} captions={captions} />
      </video>
      {isFailed && <MediaFault href={href} />}
      {hasButton && (
        <button type="button" className="film__toggle" onClick={() => video.current && toggle(video.current)}>
          {isPaused ? messages.resume : messages.pause}
        </button>
      )}
    </>
  )
}

function toggle(video: HTMLVideoElement): void {
  if (video.paused) start(video)
  else video.pause()
}
