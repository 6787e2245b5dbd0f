export interface JsonAmount {
  /** Lists and objects inside each other. */
  depth: number
  /** In lists and objects. */
  values: number
  /** Lists and objects. */
  objects: number
  /** Values of one list or object. */
  members: number
  /** Different ones: they cost whoever reads them more than anything else. */
  names: number
}

export const TOO_MUCH = '內容太多了，請分成幾份。'

/**
 * Of a document that comes as JSON: more than any that fits (`check-amount.ts`), which is said in Chinese once it is known what it is
 * for. A depth of far more than six levels of widgets with a formatted text in the innermost. Four million empty lists are eight
 * megabytes, and keep whoever reads them busy for twenty seconds.
 */
export const MOST_DOCUMENT_JSON: JsonAmount = { depth: 300, values: 500_000, objects: 150_000, members: Infinity, names: 60_000 }

/**
 * What there is too much of in JSON that is not read yet, and may be none: one look at each character, whatever comes. Whatever reads
 * it goes down level by level, and some of it does not return from a depth of thousands; and it looks at each value.
 */
export function excessOfJson(text: string, most: JsonAmount): keyof JsonAmount | null {
  /** Of the lists and objects that are open, the outermost first. */
  const members: number[] = []
  const names = new Set<string>()
  let objects = 0
  let values = 0
  for (let at = 0, start = 0, end = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        start = at + 1
        end = endOfString(text, start)
        at = end
        break
      case ':':
        names.add(text.slice(start, end))
        if (names.size > most.names) return 'names'
        // A long string before many of them is looked at once.
        end = start
        break
      case ',':
        values += 1
        if (values > most.values) return 'values'
        members.push((members.pop() ?? 0) + 1)
        if ((members.at(-1) ?? 0) > most.members) return 'members'
        break
      case '[':
      case '{':
        objects += 1
        if (objects > most.objects) return 'objects'
        members.push(1)
        if (members.length > most.depth) return 'depth'
        break
      case ']':
      case '}':
        members.pop()
    }
  }
  return null
}

/** The place of the mark that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start; ; at += 1) {
    at = text.indexOf('"', at)
    if (at === -1) return text.length
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at
  }
}
