/** A connection or an open transaction. Values stand for the `?` of a statement, in their order, on either database. */
export interface Sql {
  dialect: 'sqlite' | 'postgres'
  run(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}
