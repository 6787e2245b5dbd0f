import { timeBlocks } from './document-order.ts'
import { type Clause, phrasesOf } from './query-text.ts'
import { BREAK, tokenise } from './tokenise.ts'
import type { SearchDocument } from './types.ts'

// Title tokens are kept a second time under this mark: a title search then reads only what titles hold.
const TITLE_MARK = BREAK

export type Place = 'title' | 'anywhere'

type Indexed = Pick<SearchDocument, 'title' | 'body'>

function tokensOf(document: Indexed): { ordered: string[]; loose: string[] } {
  const title = tokenise(document.title)
  const body = tokenise(document.body)
  const mark = (token: string) => `${TITLE_MARK}${token}`
  return {
    ordered: [...title.ordered.map(mark), BREAK, ...title.ordered, BREAK, ...body.ordered],
    loose: [...title.loose.map(mark), ...new Set([...title.loose, ...body.loose])],
  }
}

/** What FTS5 stores. Its `ascii` tokeniser splits them at the spaces alone: tokens hold no ASCII sign, and others it takes for letters. */
export function fts5Text(document: Indexed): string {
  const { ordered, loose } = tokensOf(document)
  return [...ordered, BREAK, ...loose].join(' ')
}

/** What PostgreSQL stores: a tsvector literal. Tokens hold no quote and no backslash. */
export function tsvectorText(document: Indexed, id: number): string {
  const { ordered, loose } = tokensOf(document)
  const placed = ordered.map((token, index) => `'${token}':${index + 1}`)
  return [...placed, ...[...loose, ...timeBlocks(id)].map((token) => `'${token}'`)].join(' ')
}

/** The query for FTS5's MATCH. */
export function fts5Query(clauses: Clause[], place: Place): string {
  return writeQuery(clauses, place, (tokens) => `"${tokens.join(' ')}"`, ' AND ', ' OR ')
}

/** The query as a tsquery literal. `loose` lets the tokens of a phrase stand anywhere. */
export function tsqueryText(clauses: Clause[], place: Place, order: 'exact' | 'loose'): string {
  const then = order === 'exact' ? ' <-> ' : ' & '
  return writeQuery(clauses, place, (tokens) => `(${tokens.map((token) => `'${token}'`).join(then)})`, ' & ', ' | ')
}

function writeQuery(clauses: Clause[], place: Place, write: (tokens: string[]) => string, and: string, or: string): string {
  const mark = place === 'title' ? TITLE_MARK : ''
  return clauses
    .map((clause) => phrasesOf(clause).map((tokens) => write(tokens.map((token) => `${mark}${token}`))))
    .map((phrases) => `(${phrases.join(or)})`)
    .join(and)
}
