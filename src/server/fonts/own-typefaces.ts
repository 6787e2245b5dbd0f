import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, readBytes } from '#platform/file-store.ts'
import { createSubsetter, type Subsetter } from './subset-in-worker.ts'
import { openTypeface, type Typeface } from './typeface.ts'

export interface OwnTypeface {
  typeface: Typeface
  subsetter: Subsetter
}

/** The typefaces that a department has brought, by their stored files. */
export interface OwnTypefaces {
  /** `null` where it can't be had: headings are in ours then. */
  open(file: string): Promise<OwnTypeface | null>
  /** One that was opened before, at once. */
  opened(file: string): Typeface | null
  stop(): Promise<void>
}

interface OwnTypefacesOptions {
  files: FileStore
  /** Where the files are on this machine; `null`: in a bucket, of which copies are kept in `copies`. */
  folder: string | null
  copies: string
  log: { warn(detail: object, message: string): void }
}

/** The one that is published, those of previews, and the one before. */
const MOST_OPEN = 4
const STORED_NAME = /^[\w-]{1,60}\.(?:ttf|otf)$/
/**
 * Other faces pack less well than ours, by which files are reckoned (`estimateBytes`): outlines of TrueType somewhat, those in
 * PostScript form, which are dense already, much.
 */
const HEAVIER = { ttf: 1.35, otf: 1.9 }

export function createOwnTypefaces({ files, folder, copies, log }: OwnTypefacesOptions): OwnTypefaces {
  const known = new Map<string, Promise<OwnTypeface | null>>()
  const ready = new Map<string, Typeface>()

  async function load(file: string): Promise<OwnTypeface | null> {
    try {
      const path = folder === null ? await keepCopy(files, copies, file) : join(folder, file)
      const typeface = weighMore(openTypeface(path), HEAVIER[file.endsWith('.otf') ? 'otf' : 'ttf'])
      ready.set(file, typeface)
      return { typeface, subsetter: createSubsetter(path) }
    } catch (error) {
      log.warn({ err: error }, 'the typeface of the department cannot be read')
      return null
    }
  }

  async function forgetOldest(): Promise<void> {
    for (const [oldest, opened] of known) {
      if (known.size <= MOST_OPEN) return
      known.delete(oldest)
      ready.delete(oldest)
      await (await opened)?.subsetter.stop()
    }
  }

  return {
    async open(file) {
      if (!STORED_NAME.test(file)) return null
      const found = known.get(file) ?? load(file)
      // Last in the order again.
      known.delete(file)
      known.set(file, found)
      await forgetOldest()
      // The next page tries again.
      if ((await found) === null && known.get(file) === found) known.delete(file)
      return found
    },
    opened: (file) => ready.get(file) ?? null,
    async stop() {
      for (const opened of known.values()) await (await opened)?.subsetter.stop()
    },
  }
}

function weighMore(typeface: Typeface, times: number): Typeface {
  return { ...typeface, outlineSize: (character) => typeface.outlineSize(character) * times }
}

/** A file of a bucket, on this machine: it is read in parts, and again each time that a thread begins to cut. */
async function keepCopy(files: FileStore, copies: string, file: string): Promise<string> {
  const path = join(copies, file)
  const now = new Date()
  const isThere = await utimes(path, now, now).then(
    () => true,
    () => false,
  )
  if (isThere) return path
  await mkdir(copies, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, await readBytes(files, file))
  await rename(unfinished, path)
  await removeOldest(copies)
  return path
}

async function removeOldest(copies: string): Promise<void> {
  const paths = (await readdir(copies)).map((name) => join(copies, name))
  const used = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  for (const { path } of used.sort((a, b) => b.at - a.at).slice(MOST_OPEN)) await rm(path, { force: true })
}
