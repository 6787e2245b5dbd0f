import { APIError, type FlattenedField } from 'payload'
import { BREAKS_LINE } from '#platform/line-breaks.ts'
import { NOT_IN_ONE_LINE } from '../fields/single-line.ts'

/** What no text of a kind is longer than, whatever its field says when it is published. */
const MOST_CHARACTERS: Partial<Record<FlattenedField['type'], number>> = {
  text: 10_000,
  email: 1_000,
  textarea: 200_000,
  code: 200_000,
}

export function checkLength(field: FlattenedField, value: unknown): void {
  const most = MOST_CHARACTERS[field.type]
  if (most !== undefined && textsOf(value).some(({ length }) => length > most)) refuse(`欄位「${field.name}」最多 ${most} 個字。`)
}

/** Refuses what looks like one line and is none, or reads backwards. */
export function checkLine({ type }: FlattenedField, value: unknown): void {
  if (type === 'text' && textsOf(value).some((text) => BREAKS_LINE.test(text))) refuse(NOT_IN_ONE_LINE)
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}

function refuse(reason: string): never {
  throw new APIError(reason, 400, undefined, true)
}
