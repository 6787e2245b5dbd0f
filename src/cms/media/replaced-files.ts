import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'

const FOLDER = '.replaced'
/** Longer than any transaction lasts: what is older was left by a process that died. */
const ABANDONED_MS = 5 * 60_000
const LOOK_MS = 10 * 60_000

/**
 * Payload deletes the files of a picture that is replaced, and writes the new ones, before it looks at the rest of the form. Until the
 * save is stored, the old files have a second name here; when it is refused they get their own back, and the new ones go.
 */
export class ReplacedFiles {
  readonly #uploads: string

  constructor(uploadsDir: string) {
    this.#uploads = uploadsDir
  }

  /** `names` are of the files that are stored now; the names of all new ones begin with `stem`. */
  async keep(stem: string, names: readonly string[]): Promise<void> {
    const kept = this.#keptFor(stem)
    await mkdir(kept, { recursive: true })
    for (const name of new Set(names)) await link(path.join(this.#uploads, name), path.join(kept, name)).catch(unlessMissing)
  }

  /** The save is stored: nobody needs the old files any more. */
  async drop(stem: string): Promise<void> {
    await rm(this.#keptFor(stem), { recursive: true, force: true })
  }

  /** The save was refused, or never ended. What is gone meanwhile has been restored by the other program. */
  async restore(stem: string): Promise<void> {
    const kept = this.#keptFor(stem)
    for (const name of await readdir(kept).catch(nothingIfMissing))
      await rename(path.join(kept, name), path.join(this.#uploads, name)).catch(unlessMissing)
    const isNew = (name: string) => name.startsWith(`${stem}.`) || name.startsWith(`${stem}-`)
    for (const name of (await readdir(this.#uploads)).filter(isNew)) await rm(path.join(this.#uploads, name), { force: true })
    await this.drop(stem)
  }

  /** Ends what a process that died has left, one way or the other: as the documents say. */
  async recover(payload: Payload, now = Date.now()): Promise<void> {
    for (const stem of await readdir(path.join(this.#uploads, FOLDER)).catch(nothingIfMissing)) {
      const kept = await stat(this.#keptFor(stem)).catch(unlessMissing)
      if (kept === undefined || now - kept.mtimeMs < ABANDONED_MS) continue
      const { totalDocs } = await payload.count({
        collection: 'media',
        where: { filename: { like: stem } },
        overrideAccess: true,
      })
      await (totalDocs > 0 ? this.drop(stem) : this.restore(stem))
    }
  }

  #keptFor(stem: string): string {
    return path.join(this.#uploads, FOLDER, stem)
  }
}

/** At the start and every ten minutes. */
export function recoverReplacedFiles(payload: Payload, uploadsDir: string): void {
  const files = new ReplacedFiles(uploadsDir)
  const run = () => files.recover(payload).catch((error) => payload.logger.error({ err: error, msg: 'files were not restored' }))
  void run()
  setInterval(run, LOOK_MS).unref()
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function nothingIfMissing(error: NodeJS.ErrnoException): string[] {
  unlessMissing(error)
  return []
}
