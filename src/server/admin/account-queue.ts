import { type Asker, RenderQueue } from '../render-queue.ts'
import type { BodySize } from './bodies.ts'

type InAccountQueue = (size: BodySize, asker: Asker, handle: () => Promise<void>) => Promise<void>

// One less than the places that all staff share.
const AT_ONCE = 3
// An upload may take minutes. It ends with its connection, which has limits of its own.
const LIMIT_MS = 3_600_000

/**
 * A concurrency limit for each account: so many of its requests are under way at a time, further ones wait in order. Sizes do not
 * wait for each other: pages are saved while films are sent.
 */
export function createAccountQueues(): InAccountQueue {
  const lanes = new Map<string, { queue: RenderQueue; asking: number }>()
  return async function inQueue(size, asker, handle) {
    const name = `${size} ${asker.client}`
    const lane = lanes.get(name) ?? { queue: new RenderQueue({ atOnce: AT_ONCE, limitMs: LIMIT_MS }), asking: 0 }
    lanes.set(name, lane)
    lane.asking++
    try {
      await lane.queue.run(asker, handle)
    } finally {
      lane.asking--
      if (lane.asking === 0) lanes.delete(name)
    }
  }
}
