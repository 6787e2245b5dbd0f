import type { Readers } from '#published/create-reader.ts'
import type { ReadContext } from '#published/read-context.ts'
import type { Reader } from '#published/reader.ts'
import type { SiteContext } from '../../response.ts'
import { CONTEXT, type Parameters, type TextParameter, type Values } from './parameters.ts'
import { type ProblemCode, problem, type RestProblem } from './problems.ts'
import type { RawQuery } from './raw-query.ts'
import { readParameters } from './read-parameters.ts'
import type { Shape } from './shape.ts'

/** One request on its way through the WordPress API. */
export interface RestCall {
  site: SiteContext
  reader: Reader
  read: ReadContext
  shape: Shape
  /** `embed`: the few fields that a relation shows. */
  context: 'view' | 'embed'
  /** The answer must not be kept beyond these moments. */
  expiries: Date[]
}

export interface WordPressOptions {
  context: SiteContext
  readers: Readers
}

export type RestItem = Record<string, unknown>

export interface RestList {
  kind: 'list'
  items: RestItem[]
  total: number
  /** What is answered where there is no such page; lists of terms and users are then just empty. */
  beyond: ProblemCode | null
}

export type RestResult =
  | RestList
  | { kind: 'item'; item: RestItem }
  /** Not a list in WordPress either: types, taxonomies and statuses come by name. */
  | { kind: 'named'; items: Record<string, RestItem> }
  | RestProblem

/** A reading whose parameters were understood. */
export interface Reading {
  kind: 'reading'
  values: Readonly<Record<string, unknown>>
  run(call: RestCall): Promise<RestResult>
}

export interface Endpoint {
  parameters: Parameters
  prepare(query: RawQuery): Reading | RestProblem
}

type ReadingParameters = Parameters & { context: TextParameter }

export function defineEndpoint<Ps extends ReadingParameters>(
  parameters: Ps,
  run: (call: RestCall, values: Values<Ps>) => Promise<RestResult>,
): Endpoint {
  return {
    parameters,
    prepare(query) {
      const read = readParameters(parameters, query)
      return read.kind === 'problem' ? read : { kind: 'reading', values: read.values, run: (call) => run(call, read.values) }
    },
  }
}

export interface Resource {
  /** The last part of its address. */
  base: string
  /** What one item is called in schemas. */
  title: string
  /** The item's fields by type, as schemas tell them. */
  properties: Readonly<Record<string, 'integer' | 'string' | 'boolean' | 'object' | 'array'>>
  list: Endpoint
  /** `null`: items have no address of their own. */
  item: { name: string; pattern: string; endpoint(id: string): Endpoint } | null
  /** What is answered to those who would write: everybody, as there is nobody to log in. */
  writes: { create: ProblemCode; update: ProblemCode; delete: ProblemCode } | null
}

export const ITEM_PARAMETERS = { context: CONTEXT } as const

/** An item by its number; `find` answers `null` where there is none. */
export function byNumber(
  missing: ProblemCode,
  find: (call: RestCall, id: number) => Promise<RestItem | null>,
): NonNullable<Resource['item']> {
  return byName('id', '[\\d]+', missing, (call, id) => find(call, Number(id)))
}

export function byName(
  name: string,
  pattern: string,
  missing: ProblemCode,
  find: (call: RestCall, id: string) => Promise<RestItem | null>,
): NonNullable<Resource['item']> {
  const endpoint = (id: string) =>
    defineEndpoint(ITEM_PARAMETERS, async (call) => {
      const item = await find(call, id)
      return item === null ? problem(missing) : { kind: 'item', item }
    })
  return { name, pattern, endpoint }
}
