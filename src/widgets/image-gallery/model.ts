import { createRandom } from '#kit/pictures/voiceprint.ts'
import { TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'

const DAY_MS = 86_400_000

/** The number of a day in Taipei, and the moment at which the next one begins. */
export function dayOf(now: Date): { day: number; ends: Date } {
  const day = Math.floor((now.getTime() + TIME_ZONE_OFFSET_MS) / DAY_MS)
  return { day, ends: new Date((day + 1) * DAY_MS - TIME_ZONE_OFFSET_MS) }
}

/** The same order for the same seed. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
