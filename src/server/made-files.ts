import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that were made, on disk: a restart, or another process of the same machine, finds them there. */
export interface MadeFiles {
  read(name: string): Promise<Buffer | null>
  write(name: string, file: Buffer): Promise<void>
}

const MOST_BYTES = 128 * 1024 * 1024
/** After how much, as a share of that, the folder is looked through. */
const TIDY_AFTER = 1 / 4

/** Keeps at most `mostBytes`; what was not read for longest goes first. `ending` is that of the files' names. */
export function openMadeFiles(dir: string, ending: string, mostBytes = MOST_BYTES): MadeFiles {
  let sinceTidy = Number.POSITIVE_INFINITY
  let writes = 0

  async function listFiles(): Promise<{ path: string; size: number; readAt: number }[]> {
    const paths = (await readdir(dir)).map((file) => join(dir, file))
    const files = await Promise.all(
      paths.map(async (path) => {
        const found = await stat(path).catch(ignoreMissing)
        return found === null ? [] : [{ path, size: found.size, readAt: found.mtimeMs }]
      }),
    )
    return files.flat()
  }

  async function tidy(): Promise<void> {
    const files = (await listFiles()).sort((a, b) => b.readAt - a.readAt)
    let sum = 0
    for (const { path, size } of files) {
      sum += size
      if (sum > mostBytes * (1 - TIDY_AFTER)) await rm(path, { force: true })
    }
  }

  return {
    async read(name) {
      const path = join(dir, fileOf(name, ending))
      const file = await readFile(path).catch(ignoreMissing)
      const now = new Date()
      if (file !== null) await utimes(path, now, now).catch(ignoreMissing)
      return file
    },
    async write(name, file) {
      await mkdir(dir, { recursive: true })
      const path = join(dir, fileOf(name, ending))
      // Nobody reads half a file.
      const unfinished = `${path}.${process.pid}-${++writes}`
      await writeFile(unfinished, file)
      await rename(unfinished, path)
      sinceTidy += file.length
      if (sinceTidy <= mostBytes * TIDY_AFTER) return
      sinceTidy = 0
      await tidy()
    },
  }
}

/** Names say what is in a file, such as the characters of a font, and may be longer than names on a disk. */
function fileOf(name: string, ending: string): string {
  return `${createHash('sha256').update(name).digest('base64url')}.${ending}`
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
