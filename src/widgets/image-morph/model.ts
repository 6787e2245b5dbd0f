/** One way through all shapes, in milliseconds. */
export const DURATION_MS = 2000
/** Before it begins. */
export const DELAY_MS = 10

/** What moves by itself for longer than this can be stopped (WCAG 2.2.2). */
const UNSTOPPED_MS = 5000

/** Whether visitors get a switch that stops the shapes. Without a loop they go there and back once. */
export function canPause({ loop, duration, delay }: { loop: boolean; duration: number; delay: number }): boolean {
  return loop || delay + 2 * duration > UNSTOPPED_MS
}
