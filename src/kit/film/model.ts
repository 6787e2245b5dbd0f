/** How long a film takes to leave its dialog, in milliseconds. */
export const CLOSE_MS = 160
