/** A form as Payload keeps it, as far as it matters here. */
export type FormFields = Record<string, { value?: unknown; rows?: { id: string }[] } | undefined>

/** A form tells the server of a change when it has rested this long. */
const FORM_RESTS_MS = 250
/** Timers are late on a busy machine. A change that is told twice is better than one that is not told. */
const LATE_MS = 100

/**
 * Finds changes that a form forgets to tell. An answer of the server that arrives while a form still rests after a change makes
 * the form believe that it told of that change as well: a row that was added just then waits for its fields for ever, and what
 * was typed into a widget of a post just then is not saved.
 */
export class UntoldChanges {
  #fields: FormFields | undefined
  #movedAt = Number.NEGATIVE_INFINITY
  #isResting = false

  /** Whether the form has to be reminded, now that it is in this state. */
  notice(fields: FormFields, now: number): boolean {
    const isChange = this.#fields !== undefined && !holdsSame(this.#fields, fields)
    const isLate = now - this.#movedAt > FORM_RESTS_MS + LATE_MS
    const isForgotten = this.#isResting && !isLate && !isChange
    this.#isResting = isChange
    this.#fields = fields
    this.#movedAt = now
    return isForgotten
  }
}

function holdsSame(before: FormFields, after: FormFields): boolean {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].every((path) => {
    const [old, young] = [before[path], after[path]]
    return old?.value === young?.value && old?.rows?.length === young?.rows?.length
  })
}
