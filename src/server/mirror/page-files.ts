import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a web server sends: as it is, and compressed, where that is smaller. */
export type PageBodies = { plain: Buffer; gzip: Buffer; br: Buffer }

// The plain file is what the web server looks for: it comes last and goes first.
const SUFFIXES = [
  ['gzip', '.gz'],
  ['br', '.br'],
  ['plain', ''],
] as const
// The programs close their files to other accounts; these are for the web server's.
const LEFTOVER = /^(trash|unfinished)-/
const LEFT_FOR_MS = 3_600_000
const READABLE = 0o644
const OPEN_FOLDER = 0o755

/** Pages as files, in a folder that a web server reads: each is there whole or not at all. */
export class PageFiles {
  readonly #folder: string
  readonly #pages: string
  readonly #unfinished: string

  constructor(folder: string) {
    this.#folder = folder
    this.#pages = join(folder, 'pages')
    // Several programs may share the folder.
    this.#unfinished = join(folder, `unfinished-${randomUUID()}`)
  }

  /** For the web server's own configuration. */
  writeText(name: string, text: string): void {
    makeOpenFolder(this.#folder)
    const file = join(this.#folder, name)
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, text, { mode: READABLE })
    chmodSync(unfinished, READABLE)
    renameSync(unfinished, file)
  }

  /** Puts a page in its place, if it is still wanted once it is written. */
  async write(path: string, bodies: PageBodies, isWanted: () => boolean): Promise<void> {
    mkdirSync(this.#unfinished, { recursive: true })
    const place = join(this.#pages, path)
    const unfinished = join(this.#unfinished, randomUUID())
    const files = SUFFIXES.filter(([kind]) => kind === 'plain' || bodies[kind].length < bodies.plain.length)
    try {
      for (const [kind, suffix] of files) {
        await writeFile(unfinished + suffix, bodies[kind], { mode: READABLE })
        chmodSync(unfinished + suffix, READABLE)
        await utimes(unfinished + suffix, ...timesFor(bodies.plain))
      }
      if (!isWanted()) return
      this.remove(path)
      makeOpenFolder(dirname(place))
      for (const [, suffix] of files) renameSync(unfinished + suffix, place + suffix)
    } finally {
      for (const [, suffix] of files) await rm(unfinished + suffix, { force: true })
    }
  }

  /** At once: nobody reads it from now on. */
  remove(path: string): void {
    for (const [, suffix] of SUFFIXES.toReversed()) rmSync(join(this.#pages, path) + suffix, { force: true })
  }

  /** Out of the web server's sight at once; the files themselves go when there is time. */
  async clear(): Promise<void> {
    const trash = join(this.#folder, `trash-${randomUUID()}`)
    if (existsSync(this.#pages)) renameSync(this.#pages, trash)
    await rm(trash, { recursive: true, force: true })
  }

  /** What was under way when a program was killed. */
  async removeLeftovers(now: number): Promise<void> {
    for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      const file = join(this.#folder, name)
      const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now
      if (LEFTOVER.test(name) && now - changedAt > LEFT_FOR_MS) await rm(file, { recursive: true, force: true })
    }
  }

  async close(): Promise<void> {
    await rm(this.#unfinished, { recursive: true, force: true })
  }
}

function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true })
  // Those that were made on the way, too.
  for (let made = folder; first !== undefined && made.length >= first.length; made = dirname(made)) chmodSync(made, OPEN_FOLDER)
}

/**
 * nginx makes its entity tag from a file's length and time, in seconds: two pages of one length that were published in the same
 * second would be taken for one. So the time is made from the words instead.
 */
function timesFor(body: Buffer): [atime: number, mtime: number] {
  const seconds = createHash('sha256').update(body).digest().readUInt32BE() >>> 1
  return [seconds, seconds]
}
