import { isRecord } from '#platform/is-record.ts'

/** Whether two pieces of JSON say the same; databases keep keys in an order of their own. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameContent(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameContent(one[key], other[key]))
  )
}
