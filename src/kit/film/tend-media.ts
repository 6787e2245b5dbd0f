import { messages } from './messages.ts'

/**
 * Looks after the films and sounds inside an element, also those that are put there later: their first volume, one at a time,
 * a button where the browser's controls were not wanted, and words where nothing can be played. Returns what lets go of them.
 */
export function tendMedia(element: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life

  // Neither event bubbles.
  element.addEventListener('play', ({ target }) => target instanceof HTMLMediaElement && pauseOthers(target), {
    capture: true,
    signal,
  })
  element.addEventListener('error', ({ target }) => target instanceof HTMLMediaElement && sayFailure(target), {
    capture: true,
    signal,
  })
  element.addEventListener(
    'loadstart',
    ({ target }) => target instanceof HTMLVideoElement && target.dataset.controls === 'no' && addButton(target, signal),
    { capture: true, signal },
  )
  element.addEventListener('load', ({ target }) => target instanceof HTMLTrackElement && settle(target), {
    capture: true,
    signal,
  })
  for (const track of element.querySelectorAll('track')) settle(track)
  for (const media of element.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (media.dataset.volume !== undefined) media.volume = Number(media.dataset.volume)
    if (media.error !== null) sayFailure(media)
    if (media instanceof HTMLVideoElement && media.dataset.controls === 'no') addButton(media, signal)
    if ('autoplay' in media.dataset && !matchMedia('(prefers-reduced-motion: reduce)').matches) start(media)
  }
  return () => life.abort()
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

/** Two voices at once are none. A silent film may go on. */
function pauseOthers(started: HTMLMediaElement): void {
  if (started.muted) return
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (other !== started && !other.muted) other.pause()
  }
}

/** Starts a film or sound, where the browser lets it. */
export function start(media: HTMLMediaElement): void {
  media.play().catch((error: unknown) => {
    // Browsers forbid sound that nobody asked for; then the visitor presses play.
    if (!(error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))) reportError(error)
  })
}

function addButton(video: HTMLVideoElement, signal: AbortSignal): void {
  if (video.nextElementSibling?.matches('.film__toggle')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'film__toggle'
  video.controls = false
  video.after(button)
  const show = () => {
    button.textContent = video.paused ? messages.resume : messages.pause
  }
  for (const event of ['play', 'pause', 'ended']) video.addEventListener(event, show, { signal })
  button.addEventListener('click', () => (video.paused ? start(video) : video.pause()), { signal })
  show()
}

function sayFailure(media: HTMLMediaElement): void {
  if (media.nextElementSibling?.matches('.film__fault')) return
  const fault = document.createElement('p')
  fault.className = 'film__fault'
  fault.setAttribute('role', 'alert')
  const link = document.createElement('a')
  link.href = (media.currentSrc || media.src).replace(/#.*$/, '')
  link.download = ''
  link.textContent = messages.download
  fault.append(messages.failed, link)
  media.after(fault)
}
