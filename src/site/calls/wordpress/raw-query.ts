/** A query as PHP would read it: `a=1` is a text, `a[]=1&a[]=2` and `a[0]=1` are lists; the last of two texts counts. */
export type RawQuery = ReadonlyMap<string, string | readonly string[]>

export function readRawQuery(search: string): RawQuery {
  const raw = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const bracket = key.indexOf('[')
    if (bracket <= 0) {
      raw.set(key, value)
      continue
    }
    const name = key.slice(0, bracket)
    const known = raw.get(name)
    if (Array.isArray(known)) known.push(value)
    else raw.set(name, [value])
  }
  return raw
}

/** A list however it was written: `a[]=1&a[]=2`, or `a=1,2`. */
export function splitList(value: string | readonly string[]): string[] {
  if (typeof value !== 'string') return [...value]
  return value.split(/[\s,]+/).filter((part) => part !== '')
}
