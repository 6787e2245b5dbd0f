import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { tableOf, textColumnsOf, versionTableOf } from '../stored-names.ts'

/** Characters that take as long to change as one object or list: a text of small nodes may be short and yet among the heaviest. */
const NODE = 100

/**
 * What the texts of these documents weigh together, as published and as the newest drafts: their characters and nodes, with all that
 * forms them. Whatever is more than the most, of which no more is read than shows that it is.
 */
export async function weighTexts(
  req: PayloadRequest,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  ids: readonly (number | string)[],
  most: number,
): Promise<number> {
  const columns = textColumnsOf(flattenedFields)
  if (columns.length === 0) return 0
  const sql = await sqlOf(req.payload, req)
  const inVersion = columns.map((column) => `version_${column}`)
  const questions = [questionOf(columns, `${tableOf(slug)} where id = ?`)]
  if (versions?.drafts) questions.push(questionOf(inVersion, `${versionTableOf(slug)} where latest = true and parent_id = ?`))
  let sum = 0
  // One after the other: in a transaction they share a connection, and SQLite answers nobody until a statement is done.
  for (const id of ids) {
    for (const question of questions) for (const { weight } of await sql.run(question, [id])) sum += Number(weight ?? 0)
    if (sum > most) break
  }
  return sum
}

/** The same of something that is to be stored. */
export function weightOf(data: object): number {
  const text = JSON.stringify(data)
  return text.length + NODE * (text.split('{').length + text.split('[').length - 2)
}

/** Brackets in words count as well: there are few. */
function questionOf(columns: readonly string[], rows: string): string {
  const without = (text: string, bracket: string) => `length(replace(${text}, '${bracket}', ''))`
  const weight = (text: string) =>
    `length(${text}) + ${NODE} * (2 * length(${text}) - ${without(text, '{')} - ${without(text, '[')})`
  // PostgreSQL would make text of its JSON anew for each of these.
  const texts = columns.map((column) => `coalesce(cast(${column} as text), '') as ${column}`)
  return `with texts as materialized (select ${texts.join(', ')} from ${rows})
    select sum(${columns.map(weight).join(' + ')}) as weight from texts`
}
