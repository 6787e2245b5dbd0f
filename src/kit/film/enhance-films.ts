import { isPlainClick } from '#islands/client/plain-click.ts'
import { SERVICE_NAMES } from '#published/film.ts'
import { controlDialog } from '../dialog/closing-dialog.ts'
import { applySizes } from '../dialog/dialog-sizes.ts'
import { buildPlayer } from './build-player.ts'
import { messages } from './messages.ts'
import { start, tendMedia } from './tend-media.ts'

/** How long a film takes to leave, in milliseconds. */
export const CLOSE_MS = 160

const LINK = 'a[data-film]'

/** Makes buttons of the films inside an element: they play in its `FilmDialog`, or else where they stand, one at a time. */
export function enhanceFilms(element: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  const links = [...element.querySelectorAll<HTMLAnchorElement>(LINK)]
  const dialog = element.querySelector<HTMLDialogElement>('dialog[data-film-dialog]')
  const stage = dialog === null ? createPlaces() : createStage(dialog)
  const release = tendMedia(element)

  for (const link of links) {
    link.setAttribute('role', 'button')
    if (dialog !== null) link.setAttribute('aria-haspopup', 'dialog')
  }
  element.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return
      if (event.target.closest('[data-filter]') !== null) stage.tidy()
      const link = event.target.closest<HTMLAnchorElement>(LINK)
      if (link === null) return
      event.preventDefault()
      stage.play(link)
    },
    { signal },
  )
  return () => {
    life.abort()
    release()
    stage.release()
    for (const link of links) {
      link.removeAttribute('role')
      link.removeAttribute('aria-haspopup')
    }
  }
}

interface Stage {
  play(link: HTMLAnchorElement): void
  /** A filter was chosen: what is out of sight must not be heard. */
  tidy(): void
  release(): void
}

function createStage(dialog: HTMLDialogElement): Stage {
  const place = dialog.querySelector('.film-dialog__stage')
  const title = dialog.querySelector('[data-dialog-title]')
  let shown: HTMLAnchorElement | null = null
  applySizes(dialog)
  const control = controlDialog({
    dialog,
    closingMs: CLOSE_MS,
    onClose() {
      const video = place?.querySelector('video')
      // Somebody who comes back goes on where they stopped; other sites' players can't be asked to be silent.
      if (video) video.pause()
      else empty()
    },
  })

  function empty(): void {
    place?.replaceChildren()
    shown = null
  }

  return {
    play(link) {
      const video = shown === link ? place?.querySelector('video') : null
      if (title !== null) title.textContent = link.dataset.title || messages.play
      if (!video) place?.replaceChildren(frame(link), ...elsewhere(link))
      shown = link
      control.show(link)
      if (video) start(video)
    },
    tidy() {},
    release() {
      control.release()
      if (dialog.open) dialog.close()
      empty()
    },
  }
}

/** The film stands in its own place, which has its shape already. */
function createPlaces(): Stage {
  let playing: HTMLAnchorElement | null = null

  function stop(): void {
    for (const part of [...(playing?.parentElement?.children ?? [])]) if (part !== playing) part.remove()
    if (playing) playing.hidden = false
    playing = null
  }

  return {
    play(link) {
      // Its player is there already.
      if (link === playing) return
      stop()
      stopRotation(link)
      const player = buildPlayer(link)
      link.hidden = true
      link.after(player)
      player.tabIndex = 0
      player.focus({ preventScroll: true })
      playing = link
    },
    tidy() {
      if (playing?.closest('[hidden]:not(a), [data-leaving]')) stop()
    },
    release: stop,
  }
}

function frame(link: HTMLAnchorElement): HTMLElement {
  const box = document.createElement('div')
  box.className = 'film'
  box.dataset.shape = link.closest<HTMLElement>('.film')?.dataset.shape ?? '16/9'
  box.append(buildPlayer(link))
  return box
}

function elsewhere(link: HTMLAnchorElement): HTMLElement[] {
  const { film } = link.dataset
  if (film !== 'youtube' && film !== 'vimeo') return []
  const other = document.createElement('a')
  other.className = 'more film-dialog__elsewhere'
  other.href = link.href
  other.rel = 'noopener'
  other.textContent = messages.watchAt(SERVICE_NAMES[film])
  return [other]
}

/** A film that slides away is no pleasure. */
function stopRotation(link: HTMLElement): void {
  const carousel = link.closest<HTMLElement>('.carousel')
  if (!carousel || !['running', 'held'].includes(carousel.dataset.rotation ?? '')) return
  carousel.querySelector<HTMLButtonElement>('.carousel__pause')?.click()
}
