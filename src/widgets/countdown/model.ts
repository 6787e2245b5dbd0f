/** How often the clock is read. */
export const TICK_MS = 100

/** A number of the flip clock starts to turn this long after it has changed. */
export const FLIP_DELAY_MS = 50

export interface CountdownData {
  /** The server's clock, in epoch milliseconds; the visitor's takes over when the page is shown. */
  now: number
}
