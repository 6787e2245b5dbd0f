/** A form as Payload keeps it, as far as it matters here. */
export type FormFields = Record<string, Field | undefined>

interface Field {
  value?: unknown
  initialValue?: unknown
  /** Where a person wrote last. */
  isModified?: boolean
  valid?: boolean
  /** `false`: the form does not show it. */
  passesCondition?: boolean
  errorMessage?: string
  rows?: Row[]
}

export interface Row {
  id: string
  /** It waits for its fields: they come with the first answer that knows of it. */
  isLoading?: boolean
  collapsed?: boolean
}

/** A place in the form's state that is never saved; a form that changes there asks the server again. */
export const REMINDER = '_reminder'
/** A form tells the server of a change when it has rested this long. */
const FORM_RESTS_MS = 250
/** Timers are late on a busy machine. A change that is told twice is better than one that is not told. */
const LATE_MS = 100

/**
 * Finds changes that a form forgets to tell. An answer of the server that arrives while a form still rests after a change makes
 * the form believe that it told of that change as well: a row that was added just then waits for its fields for ever, and what
 * was typed into a widget of a post just then is not saved. An answer to what was asked before a choice, such as that of saving,
 * hides again what the choice has shown. A reminder is a change like others, and may be forgotten, too.
 */
export class LostUpdates {
  #fields: FormFields | undefined
  /** Until when an answer would make the form forget. */
  #restsUntil = Number.NEGATIVE_INFINITY

  /** Whether the form has to be reminded, now that it is in this state. Several parts of it may tell of the same state. */
  notice(fields: FormFields, now: number): boolean {
    const before = this.#fields
    this.#fields = fields
    if (before === undefined || before === fields) return false
    // Not a moment longer for a reminder: its own answer must not call for the next one.
    if (before[REMINDER]?.initialValue !== fields[REMINDER]?.initialValue) this.#restsUntil = now + FORM_RESTS_MS
    else if (isAnswer(before, fields))
      return now < this.#restsUntil || cameWithChange(before, fields) || showsOthers(before, fields)
    else if (!holdsSame(before, fields)) this.#restsUntil = now + FORM_RESTS_MS + LATE_MS
    return false
  }
}

/**
 * Whether a row still waits for its fields. The answer that brings them may get lost, too: a request that fails or is given up
 * is not made again, and the row would wait until the next change.
 */
export function hasWaitingRow(fields: FormFields): boolean {
  return Object.values(fields).some((field) => field?.rows?.some(({ isLoading }) => isLoading))
}

/** The server answers with every field, and may fill in some of them; people change one at a time. */
export function isAnswer(before: FormFields, after: FormFields): boolean {
  const paths = Object.keys(after)
  return paths.filter((path) => before[path] !== after[path]).length > paths.length / 2
}

/** On a busy machine a change and the answer that makes the form forget it may come as one. */
function cameWithChange(before: FormFields, after: FormFields): boolean {
  return Object.entries(after).some(([path, field]) => field?.isModified && before[path]?.value !== field.value)
}

/** Whether fields have come into view or gone from it. Should that be right, the answer to a reminder says so as well. */
function showsOthers(before: FormFields, after: FormFields): boolean {
  const isShown = (field: Field) => field.passesCondition !== false
  return Object.entries(after).some(([path, field]) => {
    const old = before[path]
    return old !== undefined && field !== undefined && isShown(old) !== isShown(field)
  })
}

export function holdsSame(before: FormFields, after: FormFields): boolean {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].every((path) => {
    const [old, young] = [before[path], after[path]]
    return old?.value === young?.value && old?.rows?.length === young?.rows?.length
  })
}
