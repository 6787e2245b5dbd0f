import { ALWAYS, MAX_FONT_BYTES } from './choose-characters.ts'
import type { Subsetter } from './subset-in-worker.ts'

interface FontFilesOptions {
  subsetter: Pick<Subsetter, 'subset'>
  log: { warn(detail: object, message: string): void }
  maxBytes?: number
}

/** The fonts that pages ask for, by their names. */
export interface FontFiles {
  kept(name: string): Buffer | null
  /** `null` where it can't be had, `busy` where too many are waiting. */
  make(name: string, characters: string): Promise<Buffer | 'busy' | null>
}

const MAX_BYTES = 8 * 1024 * 1024
const MOST_WAITING = 32

/** Makes fonts when a browser first asks for them, since crawlers never do, and keeps those that were asked for last. */
export function createFontFiles({ subsetter, log, maxBytes = MAX_BYTES }: FontFilesOptions): FontFiles {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  async function cut(name: string, characters: string): Promise<Buffer | null> {
    try {
      const font = await subsetter.subset(ALWAYS + characters)
      if (font.length > MAX_FONT_BYTES) throw new Error(`${font.length} bytes are too many for a page`)
      keep(name, font)
      return font
    } catch (error) {
      log.warn({ err: error, characters: characters.length }, 'a heading font cannot be made')
      return null
    } finally {
      underWay.delete(name)
    }
  }

  function keep(name: string, font: Buffer): void {
    kept.set(name, font)
    bytes += font.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    kept(name) {
      const font = kept.get(name)
      if (font === undefined) return null
      // Last in the order again.
      kept.delete(name)
      kept.set(name, font)
      return font
    },
    async make(name, characters) {
      const making = underWay.get(name)
      if (making !== undefined) return making
      if (underWay.size >= MOST_WAITING) return 'busy'
      const made = cut(name, characters)
      underWay.set(name, made)
      return made
    },
  }
}
