import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { tableOf, textColumnsOf, versionTableOf } from '../stored-names.ts'

/** How long the texts of these documents are together, as published and as the newest drafts, with all that forms them. */
export async function weighTexts(
  req: PayloadRequest,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  ids: readonly (number | string)[],
): Promise<number> {
  const columns = textColumnsOf(flattenedFields)
  if (columns.length === 0 || ids.length === 0) return 0
  const sql = await sqlOf(req.payload, req)
  const lengthOf = (prefix: string) =>
    columns.map((column) => `coalesce(length(cast(${prefix}${column} as text)), 0)`).join(' + ')
  const among = `in (${ids.map(() => '?').join(', ')})`
  const questions = [`select sum(${lengthOf('')}) as weight from ${tableOf(slug)} where id ${among}`]
  if (versions?.drafts)
    questions.push(
      `select sum(${lengthOf('version_')}) as weight from ${versionTableOf(slug)} where latest = true and parent_id ${among}`,
    )
  let sum = 0
  // One after the other: in a transaction they share a connection.
  for (const question of questions) for (const { weight } of await sql.run(question, [...ids])) sum += Number(weight ?? 0)
  return sum
}
