type Views = readonly (readonly [href: string, views: number])[]

interface ViewCounterOptions {
  /** Whether the site has such a page; asked for those that are not known to be there. `unknown`: it can't say now. */
  isPage(href: string): Promise<'yes' | 'no' | 'unknown'>
  /** Adds to what is stored, all of it or nothing. */
  store(views: Views): Promise<void>
  log: { warn(detail: object, message: string): void }
}

/** Anybody can make up addresses: beyond these many, views are not counted until the next flush. */
const MOST_PAGES = 5000
const MOST_UNKNOWN = 200
const STORED_AT_ONCE = 200

/** Views of pages between two flushes. A process that is killed loses those. */
export class ViewCounter {
  readonly #options: ViewCounterOptions
  #known = new Map<string, number>()
  #unknown = new Map<string, number>()
  #flushing: Promise<void> = Promise.resolve()

  constructor(options: ViewCounterOptions) {
    this.#options = options
  }

  /** `isKnown`: the page is there for certain. */
  count(href: string, isKnown: boolean): void {
    if (isKnown) add(this.#known, href, 1, MOST_PAGES)
    else add(this.#unknown, href, 1, MOST_UNKNOWN)
  }

  /** What could not be stored is kept for the next time. One flush at a time. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flushNow())
    return this.#flushing
  }

  async #flushNow(): Promise<void> {
    try {
      await this.#look()
      await this.#store()
    } catch (error) {
      this.#options.log.warn({ err: error }, 'views of pages could not be stored')
    }
  }

  async #look(): Promise<void> {
    const unknown = this.#unknown
    this.#unknown = new Map()
    for (const [href, views] of unknown) {
      const answer = await this.#options.isPage(href)
      if (answer === 'yes') add(this.#known, href, views, MOST_PAGES)
      if (answer === 'unknown') add(this.#unknown, href, views, MOST_UNKNOWN)
    }
  }

  async #store(): Promise<void> {
    // In one order, so that processes that add to the same pages wait for each other and not in a circle.
    const rows = [...this.#known].sort(([a], [b]) => (a < b ? -1 : 1))
    this.#known = new Map()
    while (rows.length > 0) {
      const some = rows.slice(0, STORED_AT_ONCE)
      try {
        await this.#options.store(some)
      } catch (error) {
        for (const [href, views] of rows) add(this.#known, href, views, MOST_PAGES)
        throw error
      }
      rows.splice(0, STORED_AT_ONCE)
    }
  }
}

function add(counts: Map<string, number>, href: string, views: number, most: number): void {
  if (counts.size < most || counts.has(href)) counts.set(href, (counts.get(href) ?? 0) + views)
}
