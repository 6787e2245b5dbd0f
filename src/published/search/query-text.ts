import { SEARCH_PARAMETERS } from '#addresses/search.ts'
import { foldText } from './fold.ts'
import { findRuns, pairCharacters } from './tokenise.ts'

const MAX_QUERY_LENGTH = 100

/** One thing that a document must hold. */
export type Clause = { kind: 'cjk'; text: string } | { kind: 'latin'; words: string[]; joined: string }

/** What a visitor asked for, or null if the address asks for nothing. */
export function readSearchText(parameters: URLSearchParams): string | null {
  const texts = SEARCH_PARAMETERS.map((name) => parameters.get(name))
  return texts.find((text) => text?.trim()) ?? texts.find((text) => text !== null) ?? null
}

/** The clauses of a query; a document must hold all of them. Nothing to look for gives none. */
export function queryOf(text: string): Clause[] {
  const cut = Array.from(text.trim().slice(0, MAX_QUERY_LENGTH * 2))
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
  const clauses = new Map<string, Clause>()
  for (const run of findRuns(foldText(cut).text)) {
    if (run.kind === 'cjk') clauses.set(run.text, { kind: 'cjk', text: run.text })
    else {
      const words = run.words.map((word) => word.text)
      clauses.set(words.join(' '), { kind: 'latin', words, joined: run.joined })
    }
  }
  return [...clauses.values()]
}

/** The phrases of which a document must hold one: e-mail is met by `e mail` and by `email`. */
export function phrasesOf(clause: Clause): string[][] {
  if (clause.kind === 'cjk') {
    const pairs = pairCharacters(clause.text)
    return [pairs.length > 0 ? pairs : [clause.text]]
  }
  return clause.words.length > 1 ? [clause.words, [clause.joined]] : [clause.words]
}
