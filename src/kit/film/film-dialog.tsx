import { ModalDialog, type ModalLook, sheetLook } from '../dialog/modal-dialog.tsx'

const LOOK: ModalLook = { ...sheetLook(1040), height: 'auto', entrance: 'zoom', speed: 'fast' }

/** An empty stage. `enhanceFilms` names it after the film that plays on it. */
export function FilmDialog({ id, label }: { id: string; label: string }) {
  return (
    <ModalDialog id={`${id}-film`} look={LOOK} attributes={{ 'aria-labelledby': `${id}-film-title`, 'data-film-dialog': '' }}>
      <p className="film-dialog__title" id={`${id}-film-title`} tabIndex={-1} data-dialog-title="">
        {label}
      </p>
      <div className="film-dialog__stage" />
    </ModalDialog>
  )
}
