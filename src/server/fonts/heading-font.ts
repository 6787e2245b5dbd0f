import type { Answer } from '#site/answer.ts'
import { makeEntityTag } from '../cache/entity-tag.ts'
import { chooseCharacters, MAX_CHARACTERS } from './choose-characters.ts'
import { collectHeadings } from './collect-headings.ts'
import { SOURCE_CHARACTERS } from './source-characters.ts'
import type { Subset } from './subset-in-worker.ts'

interface FontFile {
  bytes: Buffer
  etag: string
}

export interface HeadingFont {
  /** Makes the first file, in the background. */
  start(): void
  /** The newest file. Waits for the first one only; `null` where it could not be made. */
  current(): Promise<FontFile | null>
  /** Takes note of the headings of a page that everybody may see. */
  observe(answer: Answer): void
  /** Titles or names may have changed. */
  refresh(): void
  stop(): Promise<void>
}

interface HeadingFontOptions {
  /** Titles and names, read again each time. */
  readTexts(): Promise<string[]>
  /** Looked at once, before the first file is made. */
  firstPages: AsyncIterable<Answer>
  subset: Subset
  log: { info(detail: object, message: string): void; warn(detail: object, message: string): void }
  /** Runs once, later; returns how to call it off. */
  after?(ms: number, run: () => Promise<void>): () => void
}

const DELAY_MS = 30_000

/**
 * Keeps a font with just the characters that headings use. It is made anew some time after a character was missed, and never
 * for one that is no longer used, so that visitors seldom fetch it again.
 */
export function createHeadingFont({ readTexts, firstPages, subset, log, after = runLater }: HeadingFontOptions): HeadingFont {
  const stopping = new AbortController()
  const seen = new Set<string>()
  let covered: ReadonlySet<string> = new Set()
  let file: FontFile | null = null
  let isFailing = false
  let cancelPlan: (() => void) | null = null
  let making = Promise.resolve()

  async function lookAtFirstPages(): Promise<void> {
    try {
      for await (const answer of firstPages) {
        if (stopping.signal.aborted) return
        noteHeadings(answer)
      }
    } catch (error) {
      log.warn({ err: error }, 'the heading font starts without the headings of some pages')
    }
  }

  async function make(): Promise<void> {
    try {
      const wanted = chooseCharacters(await readTexts(), seen)
      if (!wanted.every((character) => covered.has(character))) await replaceFile(wanted)
      isFailing = false
    } catch (error) {
      if (stopping.signal.aborted) return
      if (!isFailing) log.warn({ err: error }, 'the heading font cannot be made; trying again')
      isFailing = true
      plan()
    }
  }

  async function replaceFile(wanted: string[]): Promise<void> {
    const bytes = await subset(wanted.join(''), stopping.signal)
    file = { bytes, etag: makeEntityTag([bytes], '') }
    covered = new Set(wanted)
    log.info({ characters: wanted.length, bytes: bytes.length }, 'the heading font was made')
  }

  /** Whether there was a character that no page had before. */
  function noteHeadings({ status, caching, headers, body }: Answer): boolean {
    if (status !== 200 || caching !== 'shared' || !headers['content-type']?.startsWith('text/html')) return false
    const before = seen.size
    for (const character of collectHeadings(body)) {
      if (seen.size >= MAX_CHARACTERS) break
      if (SOURCE_CHARACTERS.has(character)) seen.add(character)
    }
    return seen.size > before
  }

  function plan(): void {
    if (cancelPlan !== null || stopping.signal.aborted) return
    cancelPlan = after(DELAY_MS, () => {
      cancelPlan = null
      making = making.then(make)
      return making
    })
  }

  return {
    start() {
      making = lookAtFirstPages().then(make)
    },
    async current() {
      if (file === null) await making
      return file
    },
    observe(answer) {
      if (noteHeadings(answer)) plan()
    },
    refresh: plan,
    async stop() {
      stopping.abort()
      cancelPlan?.()
      await making
    },
  }
}

function runLater(ms: number, run: () => Promise<void>): () => void {
  const timer = setTimeout(() => void run(), ms).unref()
  return () => clearTimeout(timer)
}
