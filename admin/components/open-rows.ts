import { type FormFields, isAnswer, type Row } from './lost-updates.ts'

/**
 * Finds rows that an answer of the server closes. It knows nothing of rows that were opened or added after it was asked, and says of
 * them what holds for rows of a form that is just opened: that they begin closed. Only people close rows.
 */
export class OpenRows {
  #fields: FormFields | undefined
  /** The ids of the rows of each list that people have open: before they are open again, the next answer may be there. */
  #open = new Map<string, Set<string>>()

  /** The rows of each list as they should be, where the form's new state has closed some. Several of its parts may tell of the same state. */
  notice(fields: FormFields): [path: string, rows: Row[]][] {
    const before = this.#fields
    if (before === fields) return []
    this.#fields = fields
    const isAnswered = before !== undefined && isAnswer(before, fields)
    const lists = Object.entries(fields).flatMap(([path, field]) => (field?.rows ? [{ path, rows: field.rows }] : []))
    return lists.flatMap(({ path, rows }): [string, Row[]][] => {
      const wasOpen = (isAnswered && this.#open.get(path)) || new Set()
      const mended = rows.map((row) => (row.collapsed === true && wasOpen.has(row.id) ? { ...row, collapsed: false } : row))
      this.#open.set(path, new Set(mended.filter(({ collapsed }) => !collapsed).map(({ id }) => id)))
      return mended.some((row, index) => row !== rows[index]) ? [[path, mended]] : []
    })
  }
}
