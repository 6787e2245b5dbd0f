import { parseMoment } from './moments.ts'
import type { IntegerParameter, ListParameter, Parameter, Parameters, TextParameter, Values } from './parameters.ts'
import { type RestProblem, type WrongParameter, wrongParameters } from './problems.ts'
import { type RawQuery, splitList } from './raw-query.ts'

type Read = { value: unknown } | { wrong: WrongParameter }

/** Validates a query by the parameters' descriptions. What is not described is ignored, as WordPress does. */
export function readParameters<Ps extends Parameters>(
  parameters: Ps,
  query: RawQuery,
): { kind: 'values'; values: Values<Ps> } | RestProblem {
  const wrong: Record<string, WrongParameter> = {}
  const values = Object.entries(parameters).map(([name, parameter]) => {
    const given = query.get(name)
    if (given === undefined) return [name, 'default' in parameter ? parameter.default : undefined]
    const read = readOne(name, parameter, given)
    if ('wrong' in read) wrong[name] = read.wrong
    return [name, 'value' in read ? read.value : undefined]
  })
  if (Object.keys(wrong).length > 0) return wrongParameters(wrong)
  return { kind: 'values', values: Object.fromEntries(values) as Values<Ps> }
}

function readOne(name: string, parameter: Parameter, given: string | readonly string[]): Read {
  if (parameter.type === 'array') return readList(name, parameter, splitList(given))
  if (typeof given !== 'string') return refuse('rest_invalid_type', `${name} 必須是單一的值。`)
  switch (parameter.type) {
    case 'integer':
      return readInteger(name, parameter, given)
    case 'string':
      return readText(name, parameter, given)
    case 'boolean':
      return readFlag(name, given)
  }
}

function readInteger(name: string, { minimum, maximum }: Omit<IntegerParameter, 'type' | 'description'>, given: string): Read {
  const value = /^\s*[+-]?\d{1,15}\s*$/.test(given) ? Number(given) : Number.NaN
  if (Number.isNaN(value)) return refuse('rest_invalid_type', `${name} 必須是整數。`)
  if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) {
    return refuse('rest_out_of_bounds', `${name} 必須介於 ${minimum} 與 ${maximum} 之間。`)
  }
  return { value }
}

function readText(
  name: string,
  { enum: choices, format, maxLength }: Omit<TextParameter, 'type' | 'description'>,
  given: string,
): Read {
  if (choices?.length === 0) return refuse('rest_not_in_enum', `${name} 在這個網站不能使用。`)
  if (choices !== undefined) {
    return choices.includes(given)
      ? { value: given }
      : refuse('rest_not_in_enum', `${name} 必須是 ${choices.join('、')} 其中之一。`)
  }
  if (maxLength !== undefined && given.length > maxLength) {
    return refuse('rest_too_long', `${name} 最長 ${maxLength} 個字元。`)
  }
  if (format === 'date-time' && parseMoment(given) === null) return refuse('rest_invalid_date', `${name} 不是有效的日期時間。`)
  if (/[^\P{Cc}\s]/u.test(given)) return refuse('rest_invalid_pattern', `${name} 含有不能使用的字元。`)
  return { value: given }
}

function readFlag(name: string, given: string): Read {
  if (/^(1|true)$/i.test(given)) return { value: true }
  if (/^(0|false|)$/i.test(given)) return { value: false }
  return refuse('rest_invalid_type', `${name} 必須是 true 或 false。`)
}

function readList(name: string, { items, maxItems }: ListParameter, given: string[]): Read {
  if (given.length > maxItems) return refuse('rest_too_many_items', `${name} 最多 ${maxItems} 項。`)
  const value: unknown[] = []
  for (const [at, part] of given.entries()) {
    const read = items.type === 'integer' ? readInteger(`${name}[${at}]`, {}, part) : readText(`${name}[${at}]`, items, part)
    if ('wrong' in read) return read
    value.push(read.value)
  }
  return { value }
}

function refuse(code: string, message: string): Read {
  return { wrong: { code, message } }
}
