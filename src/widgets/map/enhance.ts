import type { Enhance } from '#islands/wire.ts'
import { FAILED, LOADING, READY } from './messages.ts'
import { readPlaces } from './read-places.ts'
import type { LivePlan } from './wire.ts'

/** Puts the tiles over the drawing when a visitor asks for them; the drawing stays until they are there. */
export const enhance: Enhance = (element) => {
  const frame = element.querySelector<HTMLElement>('.w-map__frame')
  const button = frame?.querySelector('button')
  const status = frame?.querySelector('[role=status]')
  if (!frame || !button || !status || frame.dataset.plan === undefined) return () => {}
  const plan: LivePlan = JSON.parse(frame.dataset.plan)
  const life = new AbortController()

  async function start(frame: HTMLElement, button: HTMLButtonElement): Promise<void> {
    if (frame.dataset.state === 'loading') return
    frame.dataset.state = 'loading'
    say(LOADING)
    try {
      const { showMap } = await import('./live/show-map.ts')
      const shown = await showMap({ frame, plan, places: readPlaces(element), signal: life.signal })
      if (life.signal.aborted) return
      if (shown === null) {
        fail(frame, button)
        return
      }
      frame.dataset.state = 'live'
      say(shown.notice || READY, shown.notice === '')
      shown.canvas.focus({ preventScroll: true })
    } catch (error) {
      fail(frame, button)
      reportError(error)
    }
  }

  function fail(frame: HTMLElement, button: HTMLButtonElement): void {
    frame.dataset.state = 'failed'
    say(FAILED)
    const words = button.querySelector('span')
    if (words) words.textContent = button.dataset.retry ?? ''
  }

  /** What those who see the map know already is for the others' ears alone. */
  function say(words: string, isQuiet = false): void {
    status?.toggleAttribute('data-quiet', isQuiet)
    if (status) status.textContent = words
  }

  button.addEventListener('click', () => void start(frame, button), { signal: life.signal })
  return () => {
    life.abort()
    delete frame.dataset.state
    say('')
  }
}
