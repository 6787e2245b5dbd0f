import type { SealedResponse } from './sealed-response.ts'

export interface CacheMetrics {
  hits: number
  notModified: number
  misses: number
  kept: number
  dropped: number
  evicted: number
  entries: number
  bytes: number
}

interface Entry {
  key: string
  answer: SealedResponse
  /** Other spellings of the address, by which the answer is found without working out the key. */
  aliases: string[]
  /** Asked for since the last look for something to evict. */
  isWanted: boolean
  bytes: number
}

/** A render under way, and the tags that changed meanwhile. */
interface Render {
  droppedTags: Set<string>
  isAllDropped: boolean
}

interface PageCacheOptions {
  maxBytes: number
  now?: () => number
  /** Answers are good beyond their time: nothing newer can be made. What was dropped stays gone. */
  servesExpired?: () => boolean
  /** Told of each answer that is kept from now on. */
  onKeep?: (key: string, answer: SealedResponse) => void
}

const MAX_ALIASES = 8
const MAX_ALIAS_LENGTH = 2048
// An entry's own objects and its places in the maps, roughly.
const OVERHEAD_BYTES = 1024
// One answer may take at most this part of the whole.
const LARGEST_SHARE = 1 / 8

/** Answers in memory, each under the tags it was made from. */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #aliases = new Map<string, Entry>()
  readonly #byTag = new Map<string, Set<Entry>>()
  readonly #renders = new Set<Render>()
  readonly #joinable = new Map<string, Promise<SealedResponse>>()
  readonly #maxBytes: number
  readonly #now: () => number
  readonly #servesExpired: () => boolean
  readonly #onKeep: PageCacheOptions['onKeep']
  readonly #counts = { hits: 0, notModified: 0, misses: 0, kept: 0, dropped: 0, evicted: 0 }
  #bytes = 0

  constructor({ maxBytes, now = Date.now, servesExpired = () => false, onKeep }: PageCacheOptions) {
    this.#maxBytes = maxBytes
    this.#now = now
    this.#servesExpired = servesExpired
    this.#onKeep = onKeep
  }

  metrics(): CacheMetrics {
    return { ...this.#counts, entries: this.#entries.size, bytes: this.#bytes }
  }

  /** The answer kept under this key, or under this spelling of the address. */
  find(keyOrUrl: string): SealedResponse | undefined {
    const entry = this.#entries.get(keyOrUrl) ?? this.#aliases.get(keyOrUrl)
    if (entry === undefined) return undefined
    // It stays, in case that nothing takes its place.
    if (entry.answer.expiresAt <= this.#now() && !this.#servesExpired()) return undefined
    entry.isWanted = true
    return entry.answer
  }

  /** The last answer under this key that is still true, though its time may be over. */
  findLast(key: string): SealedResponse | undefined {
    return this.#entries.get(key)?.answer
  }

  /** For answers that were found and sent without `answer`. */
  countHit(): void {
    this.#counts.hits++
  }

  countNotModified(): void {
    this.#counts.notModified++
  }

  /** The answer that is being rendered under this key, once it is there; `null` for none that may be shared. */
  async join(key: string): Promise<SealedResponse | null> {
    const underway = this.#joinable.get(key)
    if (underway === undefined) return null
    const joined = await underway
    if (!joined.isShared) return null
    this.#counts.misses++
    return joined
  }

  /**
   * The kept answer, or a rendered one. Requests that miss the same key at the same time share one render, unless something
   * changed since it began. An answer whose tags changed while it was rendered is given out but not kept.
   */
  async answer(key: string, render: () => Promise<SealedResponse>): Promise<SealedResponse> {
    const kept = this.find(key)
    if (kept !== undefined) {
      this.#counts.hits++
      return kept
    }
    const joined = this.#joinable.has(key) ? await this.join(key) : null
    if (joined !== null) return joined
    this.#counts.misses++
    return this.#render(key, render)
  }

  async #render(key: string, render: () => Promise<SealedResponse>): Promise<SealedResponse> {
    const state: Render = { droppedTags: new Set(), isAllDropped: false }
    this.#renders.add(state)
    const promise = render()
    this.#joinable.set(key, promise)
    try {
      const answer = await promise
      const isStale = state.isAllDropped || [...answer.tags].some((tag) => state.droppedTags.has(tag))
      if (answer.isKeptAs(key) && !isStale && answer.expiresAt > this.#now()) this.#keep(key, answer)
      return answer
    } finally {
      this.#renders.delete(state)
      if (this.#joinable.get(key) === promise) this.#joinable.delete(key)
    }
  }

  /** Lets the fast path know another spelling of an address whose answer is kept. */
  addAlias(url: string, key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined || url === key || url.length > MAX_ALIAS_LENGTH) return
    if (entry.aliases.length >= MAX_ALIASES || this.#aliases.has(url)) return
    entry.aliases.push(url)
    this.#aliases.set(url, entry)
    this.#grow(entry, url.length)
  }

  drop(tags: Iterable<string>): void {
    // Whoever asks from now on must not be given what began before the change.
    this.#joinable.clear()
    for (const tag of tags) {
      for (const render of this.#renders) render.droppedTags.add(tag)
      for (const entry of this.#byTag.get(tag) ?? []) {
        this.#remove(entry)
        this.#counts.dropped++
      }
    }
  }

  dropAll(): void {
    this.#joinable.clear()
    for (const render of this.#renders) render.isAllDropped = true
    this.#counts.dropped += this.#entries.size
    for (const entry of [...this.#entries.values()]) this.#remove(entry)
  }

  #keep(key: string, answer: SealedResponse): void {
    const earlier = this.#entries.get(key)
    if (earlier !== undefined) this.#remove(earlier)
    if (answer.byteSize > this.#maxBytes * LARGEST_SHARE) return
    const entry: Entry = { key, answer, aliases: [], isWanted: false, bytes: 0 }
    this.#entries.set(key, entry)
    for (const tag of answer.tags) {
      const entries = this.#byTag.get(tag)
      if (entries === undefined) this.#byTag.set(tag, new Set([entry]))
      else entries.add(entry)
    }
    this.#counts.kept++
    answer.onGrow = (bytes) => this.#grow(entry, bytes)
    this.#grow(entry, answer.byteSize + key.length + OVERHEAD_BYTES)
    this.#onKeep?.(key, answer)
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes
    this.#bytes += bytes
    if (this.#bytes > this.#maxBytes) this.#evict(entry)
  }

  // Oldest first, but what was asked for since the last look gets a second chance: nearly least recently used, and a hit
  // costs no reordering.
  #evict(newest: Entry): void {
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return
      if (entry === newest) continue
      if (entry.isWanted) {
        entry.isWanted = false
        this.#entries.delete(entry.key)
        this.#entries.set(entry.key, entry)
      } else {
        this.#remove(entry)
        this.#counts.evicted++
      }
    }
  }

  #remove(entry: Entry): void {
    entry.answer.onGrow = null
    this.#entries.delete(entry.key)
    for (const alias of entry.aliases) this.#aliases.delete(alias)
    for (const tag of entry.answer.tags) {
      const entries = this.#byTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byTag.delete(tag)
    }
    this.#bytes -= entry.bytes
  }
}
