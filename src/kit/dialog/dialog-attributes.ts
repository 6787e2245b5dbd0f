/** What a visitor may do with a dialog, and what it does to the page. Escape always closes it: nobody may be locked up. */
export interface DialogManners {
  closesOnOverlay: boolean
  /** The page behind it stays where it is. */
  locksScroll: boolean
}

/** Attributes by which the browser itself keeps a dialog's manners; `closing-dialog.ts` reads `closedby`, too, for those that do not know it. */
export function dialogAttributes({ closesOnOverlay, locksScroll }: DialogManners) {
  return {
    closedby: closesOnOverlay ? ('any' as const) : ('closerequest' as const),
    'data-modal': '',
    'data-state': 'hidden',
    'data-lock': locksScroll || undefined,
  }
}

/** Attributes of a button that opens or closes a dialog without any script. */
export function commandAttributes(command: 'show-modal' | 'close', dialogId: string) {
  return { type: 'button' as const, command, commandfor: dialogId }
}
