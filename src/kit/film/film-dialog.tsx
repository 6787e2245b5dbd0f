import { useEffect, useRef, useState } from 'react'
import { SERVICE_NAMES } from '#published/film.ts'
import { ModalDialog, type ModalLook, sheetLook } from '../dialog/modal-dialog.tsx'
import { useDialog } from '../dialog/use-dialog.ts'
import { messages } from './messages.ts'
import { CLOSE_MS } from './model.ts'
import { type FilmOrder, FilmPlayer } from './player.tsx'
import { start } from './use-media.ts'

const LOOK: ModalLook = { ...sheetLook(1040), height: 'auto', entrance: 'zoom', speed: 'fast' }

interface FilmDialogProps {
  id: string
  film: FilmOrder
  shape: string
  /** How often somebody has asked for it. */
  calls: number
  opener: HTMLElement | null
}

/** The stage of one film. It is there once somebody has asked for it. */
export function FilmDialog({ id, film, shape, calls, opener }: FilmDialogProps) {
  const { service, href } = film
  const [isOnStage, setIsOnStage] = useState(true)
  const player = useRef<HTMLIFrameElement | HTMLVideoElement>(null)
  const { ref, show } = useDialog({
    closingMs: CLOSE_MS,
    onClose() {
      // Somebody who comes back goes on where they stopped; other sites' players can't be asked to be silent.
      if (player.current instanceof HTMLVideoElement) player.current.pause()
      else setIsOnStage(false)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens when it is asked for, and not again for anything else
  useEffect(() => {
    setIsOnStage(true)
    show(opener)
    if (player.current instanceof HTMLVideoElement) start(player.current)
  }, [calls])
  return (
    <ModalDialog
      id={`${id}-film`}
      look={LOOK}
      attributes={{ 'aria-labelledby': `${id}-film-title`, 'data-film-dialog': '' }}
      ref={ref}
    >
      <p className="film-dialog__title" id={`${id}-film-title`} tabIndex={-1} data-dialog-title="">
        {film.title || messages.play}
      </p>
      <div className="film-dialog__stage">
        {isOnStage && (
          <div className="film" data-shape={shape}>
            <FilmPlayer film={film} ref={player} />
          </div>
        )}
        {service !== 'file' && (
          <a className="more film-dialog__elsewhere" href={href} rel="noopener">
            {messages.watchAt(SERVICE_NAMES[service])}
          </a>
        )}
      </div>
    </ModalDialog>
  )
}
