/** A connection or an open transaction. `run` takes the dialect's own placeholders: `?`, or `$1` for PostgreSQL. */
export interface Sql {
  dialect: 'sqlite' | 'postgres'
  run(sql: string, params: unknown[]): Promise<Record<string, unknown>[]>
}

/** Runs a statement written with `?` on either database. */
export function ask(sql: Sql, statement: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
  if (sql.dialect === 'sqlite') return sql.run(statement, params)
  let count = 0
  const numbered = statement.replace(/\?/g, () => {
    count += 1
    return `$${count}`
  })
  return sql.run(numbered, params)
}
