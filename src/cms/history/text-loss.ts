import { isRecord } from '#platform/is-record.ts'

/** Of a text this long half is much. */
const LONG_TEXT = 200
/** Much of whatever it is taken from. */
const MUCH = 500

type Document = Record<string, unknown>
type Texts = ReadonlyMap<string, string>

interface Loss {
  path: string
  /** How long the text was. */
  length: number
  /** How many of its characters are gone. */
  lost: number
}

/** Whether a save with these fields takes much away from a text: half of a long one, or hundreds of characters in all. */
export function losesMuch(before: Document, data: Document): boolean {
  return isMuch(savedFields(data).flatMap((name) => lossesBetween(textsOf(before[name]), textsOf(data[name]))))
}

/** The fields in which a save takes anything away from texts that are worth a version together. */
export function losingFields(before: Document, data: Document): string[] {
  return savedFields(data).filter((name) => {
    const losses = lossesBetween(textsOf(before[name]), textsOf(data[name]))
    return losses.reduce((sum, { length }) => sum + length, 0) >= LONG_TEXT
  })
}

/**
 * Whether a save takes away from texts of which the last kept version holds too little: who writes much and takes it back in small
 * steps would find the most that there was in no version.
 */
export function losesUnkept(before: Document, data: Document, kept: Document): boolean {
  const unkept = losingFields(before, data).flatMap((name) => {
    const texts = textsOf(before[name])
    const losing = new Set(lossesBetween(texts, textsOf(data[name])).map(({ path }) => path))
    return lossesBetween(texts, textsOf(kept[name])).filter(({ path }) => losing.has(path))
  })
  return isMuch(unkept)
}

function savedFields(data: Document): string[] {
  return Object.keys(data).filter((name) => data[name] !== undefined)
}

function isMuch(losses: readonly Loss[]): boolean {
  const isHalf = losses.some(({ length, lost }) => length >= LONG_TEXT && lost * 2 >= length)
  return isHalf || losses.reduce((sum, { lost }) => sum + lost, 0) >= MUCH
}

function lossesBetween(before: Texts, after: Texts): Loss[] {
  return [...before].flatMap(([path, text]) => {
    const lost = lostCharacters(text, after.get(path) ?? '')
    return lost > 0 ? [{ path, length: text.length, lost }] : []
  })
}

/** What Payload and its editor of formatted texts write for themselves. */
const NO_TEXTS = new Set(['id', 'blockType', 'type', 'format', 'mode', 'style', 'direction', 'version'])

/** What is said in a field, by where it stands: rows and widgets by their ids, and all paragraphs of a formatted text as one. */
function textsOf(value: unknown): Texts {
  const found = new Map<string, string>()
  collect(value, '', found)
  return found
}

function collect(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value === 'string') found.set(path, (found.get(path) ?? '') + value)
  else if (Array.isArray(value)) for (const part of value) collect(part, path, found)
  else if (isRecord(value)) {
    const isNode = typeof value.type === 'string' && typeof value.version === 'number'
    const inside = isNode || typeof value.id !== 'string' ? path : `${path} ${value.id}`
    for (const [name, part] of Object.entries(value)) {
      if (!NO_TEXTS.has(name)) collect(part, name === 'children' ? inside : `${inside}.${name}`, found)
    }
  }
}

/** How many characters of a text are not in another one, wherever they stand there. */
function lostCharacters(before: string, after: string): number {
  let start = 0
  const most = Math.min(before.length, after.length)
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (from === '') return 0
  // Pairs: single characters are found again in any text.
  const left = new Map<number, number>()
  for (const pair of pairsOf(to)) left.set(pair, (left.get(pair) ?? 0) + 1)
  let lost = 0
  for (const pair of pairsOf(from)) {
    const count = left.get(pair) ?? 0
    if (count > 0) left.set(pair, count - 1)
    else lost += 1
  }
  return lost
}

/** Each character with the next one, as one number; the last with none. */
function* pairsOf(text: string): Generator<number> {
  for (let at = 0; at < text.length; at++) {
    yield text.charCodeAt(at) * 65_536 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0)
  }
}
