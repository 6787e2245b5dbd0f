import type { FlattenedField } from 'payload'
import { BREAKS_LINE, TURNS_WRITING } from '#platform/line-breaks.ts'
import { NOT_IN_ONE_LINE, TURNS } from '../fields/single-line.ts'
import { refuseWith } from './refuse-with.ts'

/** Of a text whose field names no limit. */
const MOST_CHARACTERS: Partial<Record<FlattenedField['type'], number>> = {
  text: 2_000,
  email: 1_000,
  textarea: 20_000,
  code: 100_000,
}
/** A draft may be too long for a while; its field says so when it is published. */
const SLACK = 4
const LEAST = 1_000

export function checkLength(field: FlattenedField, value: unknown): void {
  const own = 'maxLength' in field ? field.maxLength : undefined
  const most = own === undefined ? MOST_CHARACTERS[field.type] : Math.max(own * SLACK, LEAST)
  if (most !== undefined && textsOf(value).some(({ length }) => length > most))
    refuseWith(`欄位「${field.name}」最多 ${own ?? most} 個字。`)
}

/** Refuses what looks like one line and is none, or reads backwards. */
export function checkLine({ type }: FlattenedField, value: unknown): void {
  if (type === 'text' && textsOf(value).some((text) => BREAKS_LINE.test(text))) refuseWith(NOT_IN_ONE_LINE)
  if (type === 'textarea' && textsOf(value).some((text) => TURNS_WRITING.test(text))) refuseWith(TURNS)
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}
