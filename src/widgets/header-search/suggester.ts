import { cleanQuery, isTooShort, type Suggestions } from './model.ts'

const DEBOUNCE_MS = 150

interface SuggesterOptions {
  ask(query: string, signal: AbortSignal): Promise<Suggestions>
  show(suggestions: Suggestions): void
  /** Nothing can be suggested for what stands in the field. */
  clear(): void
  fail(): void
}

interface Suggester {
  /** What the field says now. */
  type(typed: string): void
  /** Calls off what is planned or under way. */
  stop(): void
}

/** Asks for suggestions once typing pauses. Only the newest question counts: it aborts the one before. */
export function createSuggester({ ask, show, clear, fail }: SuggesterOptions): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: AbortController | null = null
  /** The words whose answer is shown or under way. */
  let asked = ''

  const stop = () => {
    clearTimeout(timer)
    if (underWay === null) return
    underWay.abort()
    underWay = null
    asked = ''
  }

  const suggest = async (query: string) => {
    underWay?.abort()
    const own = new AbortController()
    underWay = own
    asked = query
    try {
      const suggestions = await ask(query, own.signal)
      if (underWay === own) show(suggestions)
    } catch {
      if (underWay !== own) return
      // The form works without suggestions, and the same words may be asked again.
      asked = ''
      fail()
    } finally {
      if (underWay === own) underWay = null
    }
  }

  return {
    type(typed) {
      clearTimeout(timer)
      const query = cleanQuery(typed)
      if (query === asked && query !== '') return
      if (!isTooShort(query)) {
        timer = setTimeout(() => void suggest(query), DEBOUNCE_MS)
        return
      }
      stop()
      asked = ''
      clear()
    },
    stop,
  }
}
