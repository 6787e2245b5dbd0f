import { excessOfJson, type JsonAmount } from '#cms/access/json-amount.ts'

/** The largest form has forty thousand fields, each with half a dozen values, and a document beside it. */
const MOST_JSON: JsonAmount = { depth: 300, values: 500_000, objects: 100_000, members: 40_000, names: 60_000 }
/** Four for each widget that a document may have; forms refer to one thing or two, where nothing that they hold is held twice. */
const MAX_REFERENCES = 2_000
/** Entries of lists and characters of texts in them. React fails at a million. */
const MAX_LISTED = 1_000_000
/** What React writes in place of what JSON can't say; a text that begins with its sign has the sign twice. */
const STAND_IN = /^\$(?:\$|undefined$|NaN$|-?Infinity$|-0$|D\d{4}-\d\d-\d\dT[\d:.]{1,20}Z$)/
/** In place of a function, at which whoever calls it fails. The form of a file has one, as `validate`. */
const FUNCTION = '$T'
/** To something that stands elsewhere in the same call, by the names on its path: a dozen, for each of which React looks once. */
const REFERENCE = /^\$0:(.{1,1000})$/

/** Where in a call something stands. */
interface Place {
  name: string
  isInList: boolean
  /** React puts the names on a path together by colons, and knows none with a colon of its own. */
  hasPath: boolean
}

/**
 * Why the body of a call of a server function is not handed on; `null` where it is. React would follow whatever it refers to, as often
 * as it does, before anybody asks what it is for, and fails at what leads nowhere. The admin sends a name and arguments, of lists, plain
 * objects and simple values: none of the maps, streams, files, promises and numbers without end that React knows as well.
 */
export function whyNoAction(text: string): string | null {
  const excess = excessOfJson(text, MOST_JSON)
  if (excess !== null) return `too much: ${excess}`
  const sent = parse(text)
  if (!isCall(sent)) return 'no call'
  const left = { references: MAX_REFERENCES, listed: MAX_LISTED }
  // No deeper than what passed above.
  const look = (part: unknown, place: Place): string | null => {
    if (place.isInList) left.listed -= typeof part === 'string' ? part.length + 1 : 2
    if (left.listed < 0) return 'too much in lists'
    if (typeof part === 'string') {
      if (!part.startsWith('$') || STAND_IN.test(part)) return null
      if (part === FUNCTION) return place.name === 'validate' && place.hasPath ? null : 'a function'
      left.references -= 1
      if (left.references < 0) return 'too many references'
      const target = follow(sent, part)
      // Lists that hold each other may grow without end, so that React counts what is in them.
      return target === null || (place.isInList && Array.isArray(target)) ? 'no reference of a form' : null
    }
    if (typeof part !== 'object' || part === null) return null
    const isInList = Array.isArray(part)
    for (const [name, inner] of Object.entries(part)) {
      const problem = look(inner, { name, isInList, hasPath: place.hasPath && !name.includes(':') })
      if (problem !== null) return problem
    }
    return null
  }
  return look(sent, { name: '', isInList: false, hasPath: true })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What the only server function of the admin takes. The other one that there is, of Payload, is for other languages. */
function isCall(sent: unknown): boolean {
  if (!Array.isArray(sent) || sent.length !== 1) return false
  const { name, args } = Object(sent[0]) as Record<string, unknown>
  return typeof name === 'string' && typeof args === 'object' && args !== null
}

function follow(sent: unknown, reference: string): object | null {
  const [, path] = REFERENCE.exec(reference) ?? []
  if (path === undefined) return null
  let at = sent
  for (const step of path.split(':')) {
    // React leaves that name out.
    if (typeof at !== 'object' || at === null || step === '__proto__' || !Object.hasOwn(at, step)) return null
    at = Reflect.get(at, step)
  }
  return typeof at === 'object' ? at : null
}
