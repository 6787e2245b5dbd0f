/** What a visitor may do with a dialog, and what it does to the page. */
export interface DialogManners {
  closesOnOverlay: boolean
  closesOnEscape: boolean
  /** The page behind it stays where it is. */
  locksScroll: boolean
}

/** Attributes by which the browser itself keeps a dialog's manners; `closing-dialog.ts` reads them, too. */
export function dialogAttributes({ closesOnOverlay, closesOnEscape, locksScroll }: DialogManners) {
  return {
    // The browser knows no dialog that a click beside it closes but Escape does not; there the script helps.
    closedby: closesOnEscape ? (closesOnOverlay ? ('any' as const) : ('closerequest' as const)) : ('none' as const),
    'data-modal': '',
    'data-state': 'hidden',
    'data-keeps':
      [closesOnOverlay || 'overlay', closesOnEscape || 'escape'].filter((kept) => kept !== true).join(' ') || undefined,
    'data-lock': locksScroll || undefined,
  }
}

/** Attributes of a button that opens or closes a dialog without any script. */
export function commandAttributes(command: 'show-modal' | 'close', dialogId: string) {
  return { type: 'button' as const, command, commandfor: dialogId }
}
