import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const Nothing = [Type.Null(), Type.Undefined()]
const Count = Type.Union([Type.Number(), Type.String(), ...Nothing])
const Text = Type.Union([Type.String(), ...Nothing])
const Name = Type.String({ maxLength: 200 })
/** By name in the address, by name and state in what is kept for a person. */
const Column = Type.Union([Name, Type.Object({ accessor: Name })])
const Columns = Type.Union([Type.Array(Column, { maxItems: 200 }), ...Nothing])

/** What the admin asks of a list. Payload fails at anything else, or keeps it for the next time. */
const Question = Type.Object({
  limit: Type.Optional(Count),
  page: Type.Optional(Count),
  sort: Type.Optional(Type.Union([Text, Type.Array(Type.String())])),
  search: Type.Optional(Text),
  columns: Type.Optional(Columns),
  where: Type.Optional(Type.Unknown()),
  queryByGroup: Type.Optional(Type.Unknown()),
})

/** The arguments of a list, as far as they can be read; `null` where they can't. */
export function readListQuestion(args: Record<string, unknown>): Record<string, unknown> | null {
  if (!Value.Check(Columns, args.columns)) return null
  if (args.query === undefined || args.query === null) return args
  if (!Value.Check(Question, args.query) || !isWhere(args.query.where)) return null
  // Payload takes a text for JSON there. No list of ours has groups.
  const { queryByGroup: _, ...query } = args.query
  return { ...args, query }
}

function isWhere(where: unknown): boolean {
  if (where === undefined || where === null) return true
  if (typeof where !== 'object' || Array.isArray(where)) return false
  return Object.entries(where).every(
    ([name, part]) => !/^(?:and|or)$/i.test(name) || (Array.isArray(part) && part.every((inner) => isWhere(inner))),
  )
}
