import { Readable } from 'node:stream'

export interface Patience {
  /** Ends what is under way: the visitor left, or the other side was silent for too long. */
  signal: AbortSignal
  hasRunOut(): boolean
  /** Waits for the other side, at most as long as allowed. */
  wait<T>(pending: Promise<T>): Promise<T>
}

/** Limits each single wait, not the whole: a visitor who reads slowly is not the other side's fault. */
export function createPatience(limitMs: number, visitor: AbortSignal): Patience {
  const limit = new AbortController()
  return {
    signal: AbortSignal.any([visitor, limit.signal]),
    hasRunOut: () => limit.signal.aborted,
    async wait(pending) {
      const timer = setTimeout(() => limit.abort(), limitMs)
      try {
        return await pending
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The same bytes, once the first of them are there. */
export async function readPatiently(source: Readable, patience: Patience): Promise<Readable> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  let next = await patience.wait(chunks.next())
  async function* relay() {
    while (!next.done) {
      yield next.value
      next = await patience.wait(chunks.next())
    }
  }
  const relayed = Readable.from(relay(), { objectMode: false })
  return relayed.once('close', () => source.destroy())
}
