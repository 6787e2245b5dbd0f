/** What the script of a popup knows of it, as JSON on its dialog. Times in seconds; 0: never, or at once. */
export interface PopupManners {
  /** After which the close button appears. */
  closeDelay: number
  /** After which it closes by itself. */
  closeAfter: number
  /** The page behind is out of reach. */
  isModal: boolean
}
