/** What buttons of carousels and dialogs show. Apart from the other icons: islands bring these alone. */
export const CONTROL_DRAWINGS = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
} as const
