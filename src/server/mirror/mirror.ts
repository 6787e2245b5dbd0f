import type { SealedResponse } from '../cache/sealed-response.ts'
import { mirrorPathOf } from './mirror-path.ts'
import { PageFiles } from './page-files.ts'
import { nginxHeaders, type PageHeaders, sameHeaders } from './page-headers.ts'

interface MirrorOptions {
  folder: string
  /** What every page carries. One that carries something else is not kept: a web server could not know of it. */
  headers: PageHeaders
  /** What the web server shows while the program is away; `null` as long as the site is not known. */
  awayPage?(): string | null
  log: { warn(detail: object, message: string): void }
  now?: () => number
  /** How long it stays off after a write failed; tests lower it. */
  offMs?: number
}

interface Kept {
  path: string
  tags: ReadonlySet<string>
  expiresAt: number
}

const OFF_MS = 60_000
const SWEEP_MS = 500
/** Removing more than this one by one would hold up readers: then the whole folder goes at once. */
const MANY = 300

/**
 * Every finished public page as files too, for a web server in front of the program: what it finds there it sends by itself, also
 * while nothing else runs. Pages go by the same tags as those in memory. Whatever goes wrong turns the mirror off, not the site.
 */
export class Mirror {
  readonly #files: PageFiles
  readonly #options: MirrorOptions
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  readonly #byTag = new Map<string, Set<string>>()
  readonly #sweeper: NodeJS.Timeout
  #writing: Promise<void> = Promise.resolve()
  #clearing: Promise<void> = Promise.resolve()
  #offUntil = 0
  #awayPage: string | null = null

  constructor(options: MirrorOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#files = new PageFiles(options.folder)
    // What an earlier run left may have changed since.
    void this.#guard(() => this.#files.writeText('headers.conf', nginxHeaders(options.headers)))
    this.clear()
    void this.#guard(() => this.#files.removeLeftovers(this.#now()))
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref()
  }

  keep(key: string, answer: SealedResponse): void {
    const path = mirrorPathOf(key)
    if (path === null || this.#now() < this.#offUntil || answer.status !== 200 || !answer.isShared) return
    if (!sameHeaders(answer.represent('identity').head, this.#options.headers)) return
    this.#keepAwayPage()
    const kept: Kept = { path, tags: answer.tags, expiresAt: answer.expiresAt }
    this.#forget(key)
    this.#kept.set(key, kept)
    for (const tag of answer.tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(key))
    const bodies = () => ({
      plain: answer.represent('identity').body,
      gzip: answer.represent('gzip').body,
      br: answer.represent('br').body,
    })
    this.#writing = this.#writing.then(async () => {
      const isWanted = () => this.#kept.get(key) === kept
      try {
        if (isWanted()) await this.#files.write(path, bodies(), isWanted)
      } catch (error) {
        this.#turnOff(error)
      }
    })
  }

  #keepAwayPage(): void {
    const page = this.#options.awayPage?.() ?? null
    if (page === null || page === this.#awayPage) return
    void this.#guard(async () => {
      await this.#files.writeText('away.html', page)
      this.#awayPage = page
    })
  }

  drop(tags: Iterable<string>): void {
    const keys = new Set([...tags].flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))
    if (keys.size > MANY) this.clear()
    else for (const key of keys) this.#remove(key)
  }

  clear(): void {
    this.#kept.clear()
    this.#byTag.clear()
    this.#clearing = Promise.all([this.#clearing, this.#guard(() => this.#files.clear())]).then(() => {})
  }

  /** Until all that was to be written or removed is. */
  async settle(): Promise<void> {
    await this.#writing
    await this.#clearing
  }

  /** What is there stays: it is true until the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#sweeper)
    await this.settle()
    await this.#files.close()
  }

  #sweep(): void {
    for (const [key, { expiresAt }] of this.#kept) if (expiresAt <= this.#now()) this.#remove(key)
  }

  #remove(key: string): void {
    const path = this.#forget(key)
    if (path !== null) void this.#guard(() => this.#files.remove(path))
  }

  #forget(key: string): string | null {
    const kept = this.#kept.get(key)
    if (kept === undefined) return null
    this.#kept.delete(key)
    for (const tag of kept.tags) {
      const keys = this.#byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(tag)
    }
    return kept.path
  }

  async #guard(work: () => void | Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#turnOff(error)
    }
  }

  #turnOff(error: unknown): void {
    const { log, offMs = OFF_MS } = this.#options
    const wasOff = this.#now() < this.#offUntil
    this.#offUntil = this.#now() + offMs
    if (wasOff) return
    log.warn({ err: error }, 'the mirror is off for a while: pages could not be written or removed')
    this.#kept.clear()
    this.#byTag.clear()
    this.#clearing = this.#files.clear().catch((failure) => log.warn({ err: failure }, 'the mirror could not be emptied'))
  }
}
