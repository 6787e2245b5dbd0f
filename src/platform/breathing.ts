import { setImmediate as aTurn } from 'node:timers/promises'

/** Called between the parts of long work: the event loop comes round whenever the work has kept it for a while. */
export type Breathe = () => Promise<void>

/** Others wait no longer than this, and what is done within it is done without a pause. */
const STRETCH_MS = 25

/** For one piece of work, which may do several of its parts side by side. */
export function createBreathing(stretchMs = STRETCH_MS): Breathe {
  let began = performance.now()
  let pause: Promise<void> | null = null
  return async function breathe() {
    if (pause === null && performance.now() - began < stretchMs) return
    pause ??= aTurn().then(() => {
      began = performance.now()
      pause = null
    })
    await pause
  }
}
