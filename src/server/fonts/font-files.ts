import type { MadeFiles } from '../made-files.ts'
import type { FontContent } from './font-name.ts'

interface FontFilesOptions {
  /** Cuts a font from what its name says. */
  cut(content: FontContent, part: FontPart): Promise<Buffer>
  folder: MadeFiles
  log: { warn(detail: object, message: string): void }
  maxBytes?: number
}

/** A name stands for one font, or for two where a department's own typeface lacks something: the `rest` is cut from ours. */
export type FontPart = 'own' | 'rest'

/** The fonts that pages ask for, by their names. */
export interface FontFiles {
  kept(name: string, part: FontPart): Buffer | null
  /** `null` where it can't be had, `busy` where too many are waiting. */
  make(name: string, content: FontContent, part: FontPart): Promise<Buffer | 'busy' | null>
}

const MAX_BYTES = 8 * 1024 * 1024
const MOST_WAITING = 32

/** Makes each font once, keeps it on disk, and those that were asked for last in memory. */
export function createFontFiles({ cut, folder, log, maxBytes = MAX_BYTES }: FontFilesOptions): FontFiles {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  async function findOrCut(name: string, content: FontContent, part: FontPart): Promise<Buffer | null> {
    try {
      const font = (await readFolder(name)) ?? (await cutAndKeep(name, content, part))
      keep(name, font)
      return font
    } catch (error) {
      log.warn({ err: error, characters: content.characters.length }, 'a heading font cannot be made')
      return null
    } finally {
      underWay.delete(name)
    }
  }

  async function cutAndKeep(name: string, content: FontContent, part: FontPart): Promise<Buffer> {
    const font = await cut(content, part)
    // A disk that is full or read-only costs time, not headings.
    await folder.write(name, font).catch((error) => log.warn({ err: error }, 'a heading font cannot be kept on disk'))
    return font
  }

  function readFolder(name: string): Promise<Buffer | null> {
    return folder.read(name).catch((error) => {
      log.warn({ err: error }, 'a heading font cannot be read from disk')
      return null
    })
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
    kept(name, part) {
      const key = keyOf(name, part)
      const font = kept.get(key)
      if (font === undefined) return null
      // Last in the order again.
      kept.delete(key)
      kept.set(key, font)
      return font
    },
    async make(name, content, part) {
      const key = keyOf(name, part)
      const making = underWay.get(key)
      if (making !== undefined) return making
      if (underWay.size >= MOST_WAITING) return 'busy'
      const made = findOrCut(key, content, part)
      underWay.set(key, made)
      return made
    },
  }
}

function keyOf(name: string, part: FontPart): string {
  return part === 'own' ? name : `${name}.${part}`
}
