import type { FlattenedField, PayloadRequest } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { isLongText } from '../access/without-texts.ts'
import { textColumnsOf, versionTableOf } from '../stored-names.ts'

/** Characters of two versions that are looked into in one go, and of all that are for one page of the history. */
export const MOST_AT_ONCE = 1_000_000
export const MOST_IN_ALL = 4_000_000

type Texts = Record<string, unknown>

export interface TextComparison {
  /**
   * The long texts in which two versions differ, of each; a mark instead of texts that are too long to be looked into, and nothing
   * for those that are the same.
   */
  compare(before: number | string, after: number | string): Promise<{ before: Texts; after: Texts }>
}

/**
 * Long texts of versions, compared by the database: most are the same as before, and only those that are not are read, as long as
 * they are not too long together.
 */
export function createTextComparison(req: PayloadRequest, slug: string, fields: readonly FlattenedField[]): TextComparison {
  const table = versionTableOf(slug)
  const names = fields.filter(isLongText).map((field) => ({ name: field.name, column: `version_${textColumnsOf([field])[0]}` }))
  let left = MOST_IN_ALL
  return {
    async compare(before, after) {
      const found: { before: Texts; after: Texts } = { before: {}, after: {} }
      const sql = await sqlOf(req.payload, req)
      for (const { name, column } of names) {
        const lengthOf = (alias: string) => `coalesce(length(cast(${alias}.${column} as text)), 0)`
        const [pair] = await sql.run(
          `select ${lengthOf('b')} + ${lengthOf('a')} as size from ${table} b, ${table} a where b.id = ? and a.id = ? and b.${column} is distinct from a.${column}`,
          [before, after],
        )
        if (pair === undefined) {
          // Payload fills in what was left out: widgets that are there by default, as new ones each time.
          found.before[name] = undefined
          found.after[name] = undefined
          continue
        }
        const isRead = Number(pair.size) <= Math.min(left, MOST_AT_ONCE)
        if (isRead) left -= Number(pair.size)
        const read = async (id: number | string) =>
          parse((await sql.run(`select ${column} as text from ${table} where id = ?`, [id]))[0]?.text)
        found.before[name] = isRead ? await read(before) : 'before'
        found.after[name] = isRead ? await read(after) : 'after'
      }
      return found
    },
  }
}

/** SQLite keeps JSON as text. */
function parse(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : text
}
