import { type FormFields, holdsSame, isAnswer } from './lost-updates.ts'

/**
 * Keeps what the server said of fields when it refused to save them. An answer that was asked for before that knows nothing of it
 * and takes it back. Once somebody has changed something, the next answer knows better.
 */
export class KeptFaults {
  #fields: FormFields | undefined
  readonly #said = new Map<string, string>()

  /** The faults that the form's new state has lost. */
  notice(fields: FormFields): [path: string, message: string][] {
    const before = this.#fields
    this.#fields = fields
    if (before === undefined || before === fields) return []
    if (!isAnswer(before, fields) && !holdsSame(before, fields)) this.#said.clear()
    for (const [path, field] of Object.entries(fields)) {
      const isNew = before[path]?.valid !== false
      if (isNew && field?.valid === false && field.errorMessage) this.#said.set(path, field.errorMessage)
    }
    return [...this.#said].filter(([path]) => fields[path] !== undefined && fields[path].valid !== false)
  }
}
