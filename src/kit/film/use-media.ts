import { type RefObject, useEffect, useState } from 'react'

interface MediaOptions {
  /** The first volume, from 0 to 1; `null` leaves it to the browser. */
  volume: number | null
  /** It plays by itself, unless the visitor wants less motion. */
  startsAlone: boolean
}

/** Looks after a film or sound: its first volume, one at a time, captions in their place, and whether it plays or can't. */
export function useMedia(media: RefObject<HTMLMediaElement | null>, { volume, startsAlone }: MediaOptions) {
  const [isPaused, setIsPaused] = useState(true)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    const element = media.current
    if (element === null) return
    if (volume !== null) element.volume = volume
    // It may have been played, or have failed, before this was awake.
    setIsPaused(element.paused)
    setIsFailed(element.error !== null)
    const settleLoaded = ({ target }: Event) => target instanceof HTMLTrackElement && settle(target)
    // It does not bubble.
    element.addEventListener('load', settleLoaded, true)
    for (const track of element.querySelectorAll('track')) settle(track)
    if (startsAlone && !matchMedia('(prefers-reduced-motion: reduce)').matches) start(element)
    return () => element.removeEventListener('load', settleLoaded, true)
  }, [media, volume, startsAlone])
  const tell = () => setIsPaused(media.current?.paused !== false)
  const handlers = {
    onPlay() {
      if (media.current) pauseOthers(media.current)
      tell()
    },
    onPause: tell,
    onEnded: tell,
    onError: () => setIsFailed(true),
  }
  return { isPaused, isFailed, handlers }
}

/** Starts a film or sound, where the browser lets it. */
export function start(media: HTMLMediaElement): void {
  media.play().catch((error: unknown) => {
    // Browsers forbid sound that nobody asked for; then the visitor presses play.
    if (!(error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))) reportError(error)
  })
}

/** Two voices at once are none. A silent film may go on. */
function pauseOthers(started: HTMLMediaElement): void {
  if (started.muted) return
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (other !== started && !other.muted) other.pause()
  }
}

// Browsers lay captions out at the top and then let them sink to the lowest free line, which counts as a shift of the page.
const CAPTION_LINE_PERCENT = 85

/** Puts captions where they will stand. Those that say where they belong stay there. */
function settle({ track }: HTMLTrackElement): void {
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue
    cue.snapToLines = false
    cue.line = CAPTION_LINE_PERCENT
  }
}
