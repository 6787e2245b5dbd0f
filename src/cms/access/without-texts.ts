import type { CollectionAfterOperationHook, FlattenedField, Payload, SanitizedCollectionConfig, SelectType } from 'payload'
import { getSelectMode } from 'payload/shared'

/** What may be megabytes long each: a hundred of them are no answer. */
export const isLongText = ({ type }: FlattenedField): boolean => type === 'richText' || type === 'blocks'

/** As it comes from a browser. */
type Select = Record<string, unknown>

/** The fields of a list's documents or of their versions, whatever was asked for: all but long texts. */
export function selectWithoutTexts(collection: SanitizedCollectionConfig, asked: unknown): Select | undefined {
  // Nothing but the numbers.
  if (typeof asked === 'object' && asked !== null && Object.keys(asked).length === 0) return {}
  const names = longTextsOf(collection.flattenedFields)
  if (names.length === 0) return isSelect(asked) ? asked : undefined
  const { version, ...rest } = isSelect(asked) ? asked : {}
  const inVersion = isSelect(version) ? version : {}
  const chosen = { id: true, ...without(names, rest), ...(version !== undefined && { version: without(names, inVersion) }) }
  // Payload takes one answer, chosen or left out, from whatever it sees first; where it might leave out, these are named.
  const isChosen = isSelect(asked) && version !== true && isInclude(asked) && isInclude(chosen)
  return isChosen ? chosen : { ...rest, ...leaveOut(names), version: { ...inVersion, ...leaveOut(names) } }
}

/** The same for documents that are filled in where others refer to them. */
export function populateWithoutTexts({ config }: Payload, asked: unknown): Select {
  const chosen = isSelect(asked) ? asked : {}
  const entries = config.collections
    .filter((collection) => longTextsOf(collection.flattenedFields).length > 0)
    .map((collection) => [collection.slug, selectWithoutTexts(collection, chosen[collection.slug]) ?? {}])
  return { ...chosen, ...Object.fromEntries(entries) }
}

/**
 * The answer to a change of many documents: what else they hold now. Not by `select`: what listens for changes would see them
 * without their texts, too.
 */
export const answerWithoutTexts: CollectionAfterOperationHook = ({ collection, operation, overrideAccess, result }) => {
  if (overrideAccess === true || (operation !== 'update' && operation !== 'delete')) return result
  const names = longTextsOf(collection.flattenedFields)
  return { ...result, docs: result.docs.map((doc) => without(names, doc as Select)) }
}

/** A selection of all fields but these. */
export function leaveOutTexts(fields: readonly FlattenedField[]): Record<string, false> {
  return leaveOut(longTextsOf(fields))
}

function longTextsOf(fields: readonly FlattenedField[]): string[] {
  return fields.filter(isLongText).map(({ name }) => name)
}

function leaveOut(names: readonly string[]): Record<string, false> {
  return Object.fromEntries(names.map((name) => [name, false as const]))
}

function without(names: readonly string[], select: Select): Select {
  return Object.fromEntries(Object.entries(select).filter(([name]) => !names.includes(name)))
}

function isInclude(select: Select): boolean {
  return getSelectMode(select as SelectType) === 'include'
}

function isSelect(value: unknown): value is Select {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
