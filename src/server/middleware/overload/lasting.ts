interface LastingOptions {
  /** How long it must have gone on. */
  lastsMs: number
  /** After this long without a word it has ended. */
  gapMs: number
  now?: () => number
}

/** Call it whenever there is trouble: says whether that has been so for a while. */
export function createLasting({ lastsMs, gapMs, now = Date.now }: LastingOptions): () => boolean {
  let began = 0
  let last = Number.NEGATIVE_INFINITY
  return function hasLasted() {
    const at = now()
    if (at - last > gapMs) began = at
    last = at
    return at - began >= lastsMs
  }
}
