import { type FormFields, isAnswer } from './lost-updates.ts'

/** An answer on its way when something is written comes within this time, also on a slow line. */
const ON_ITS_WAY_MS = 10_000

/**
 * Finds what an answer of the server takes back. It was asked before the last words were written, or while the fields of a new row
 * were not there yet, and brings what it knew then; the form believes it. Only plain values, and outside of rows only those that
 * stood there a moment ago: the server may put right what was written, such as an address.
 */
export class WrittenValues {
  #fields: FormFields | undefined
  /** What each was before it was written over, and when. */
  readonly #written = new Map<string, { at: number; was: unknown }[]>()

  /** What was written, where the form's new state has lost it. Several of its parts may tell of the same state. */
  notice(fields: FormFields, now: number): [path: string, value: unknown][] {
    const before = this.#fields
    this.#fields = fields
    if (before === undefined || before === fields) return []
    const changed = Object.keys(fields).filter((path) => isField(before, path) && before[path]?.value !== fields[path]?.value)
    if (!isAnswer(before, fields)) {
      for (const path of changed)
        this.#written.set(path, [...this.#writtenJustNow(path, now), { at: now, was: before[path]?.value }])
      return []
    }
    return changed.flatMap((path): [string, unknown][] => {
      const written = this.#writtenJustNow(path, now)
      if (written.length === 0 || !isSameRow(before, fields, path) || isTypedOn(before, fields, path)) return []
      if (!isInRow(path) && !written.some(({ was }) => isSame(was, fields[path]?.value))) return []
      return [[path, before[path]?.value]]
    })
  }

  #writtenJustNow(path: string, now: number) {
    return (this.#written.get(path) ?? []).filter(({ at }) => now - at <= ON_ITS_WAY_MS)
  }
}

function isInRow(path: string): boolean {
  return /\.\d+\./.test(path)
}

/** An empty field comes back in several ways. */
function isSame(one: unknown, other: unknown): boolean {
  return (one ?? '') === (other ?? '')
}

function isField(fields: FormFields, path: string): boolean {
  const field = fields[path]
  return field !== undefined && field.rows === undefined && (field.value === null || typeof field.value !== 'object')
}

/** Rows may have been moved: then the place is another row's. */
function isSameRow(before: FormFields, after: FormFields, path: string): boolean {
  const names = path.split('.')
  return names.every((name, at) => {
    if (!/^\d+$/.test(name)) return true
    const list = names.slice(0, at).join('.')
    const idIn = (fields: FormFields) => fields[list]?.rows?.[Number(name)]?.id
    return idIn(before) !== undefined && idIn(before) === idIn(after)
  })
}

/** On a busy machine an answer and the next letter may come as one. */
function isTypedOn(before: FormFields, after: FormFields, path: string): boolean {
  const [old, young] = [before[path]?.value, after[path]?.value]
  return typeof old === 'string' && typeof young === 'string' && young.length > old.length && young.startsWith(old)
}
