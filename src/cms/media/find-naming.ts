import { setImmediate as aTurn } from 'node:timers/promises'
import type { Sql } from '#platform/sql.ts'

/** Layouts and formatted texts as they are stored: as JSON. */
interface StoredTexts {
  table: string
  /** The column with the number of the document. */
  document: string
  columns: readonly string[]
  /** Versions, of which only the newest counts. */
  isLatest: boolean
}

/** What one statement looks through, unless a single document has more: SQLite answers nobody until it is done. */
const MOST_ROWS = 100
const MOST_BYTES = 1_000_000

/**
 * Ids of the documents whose JSON names this number as a file would be named, under one of these names or in a text; some of them
 * only seem to. To read all documents would take too long.
 */
export async function* findNaming(sql: Sql, texts: StoredTexts, id: number, names: Iterable<string>): AsyncGenerator<number> {
  const { where, values } = conditionOf(sql, texts, id, names)
  // PostgreSQL would make text of its JSON anew for each part that is looked for.
  const question = `
    with texts as materialized (
      select ${texts.document} as id, ${texts.columns.map((column) => `cast(${column} as text) as ${column}`).join(', ')}
      from ${texts.table} where ${among(texts)} and id <= ?
    )
    select id from texts where id is not null and (${where})`
  for (let last = 0; ; ) {
    const end = await endOfWindow(sql, texts, last)
    if (end === null) return
    for (const row of await sql.run(question, [last, end, ...values])) yield Number(row.id)
    last = end
    await aTurn()
  }
}

/** The rows after one, told by what indexes hold of them: no text is read to find them. */
function among({ isLatest }: StoredTexts): string {
  return `${isLatest ? 'latest = true and ' : ''}id > ?`
}

/** The last row that one statement takes. How long texts are is known without reading them. */
async function endOfWindow(sql: Sql, texts: StoredTexts, last: number): Promise<number | null> {
  const sizeOf = sql.dialect === 'postgres' ? 'pg_column_size' : 'octet_length'
  const size = texts.columns.map((column) => `coalesce(${sizeOf}(${column}), 0)`).join(' + ')
  const rows = await sql.run(
    `select id, ${size} as size from ${texts.table} where ${among(texts)} order by id limit ${MOST_ROWS}`,
    [last],
  )
  let end: number | null = null
  let sum = 0
  for (const row of rows) {
    sum += Number(row.size)
    if (end !== null && sum > MOST_BYTES) break
    end = Number(row.id)
  }
  return end
}

function conditionOf({ dialect }: Sql, { columns }: StoredTexts, id: number, names: Iterable<string>) {
  const [is, find] = dialect === 'postgres' ? [': ', 'strpos'] : [':', 'instr']
  // Drafts are stored as they came, and callers may send a number as text.
  const naming = (name: string) => [`${name}${is}${id},`, `${name}${is}${id}}`, `${name}${is}"${id}"`]
  // Not by `like`, which takes dozens of times as long for texts of megabytes.
  const any = (parts: readonly string[], column: string) => `(${parts.map(() => `${find}(${column}, ?) > 0`).join(' or ')})`
  // The number anywhere comes first: it rules out most of them.
  const anywhere = naming('')
  const inText = [[`"relationTo"${is}"media"`], naming('"value"')] as const
  // Callers may also send the file itself, which has its number under `id`.
  const inWidget = [...names, 'id'].flatMap((name) => naming(`"${name}"`))
  const inColumn = columns.map((column) => {
    const [related, valued] = [any(inText[0], column), any(inText[1], column)]
    return `(${any(anywhere, column)} and ((${related} and ${valued}) or ${any(inWidget, column)}))`
  })
  return {
    where: inColumn.join(' or '),
    values: columns.flatMap(() => [...anywhere, ...inText.flat(), ...inWidget]),
  }
}
