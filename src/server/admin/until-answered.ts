import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/** Asks until there is a good answer. */
export async function untilAnswered(url: URL): Promise<void> {
  for (;;) {
    const isGood = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isGood) return
    await wait(PAUSE_MS)
  }
}
