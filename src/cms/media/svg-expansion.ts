import sax from 'sax'

interface Element {
  children: Element[]
  /** How many elements it is, with those in it, as they stand in the file. */
  size: number
  /** What it draws once more, and how often. */
  references: { id: string; times: number }[]
  /** How many elements that draws. */
  added?: number | 'being counted'
}

/** A reference is drawn as often as it stands there: ten of ten of ten are a thousand. */
const MAX_ADDED = 10_000
/** Of elements in each other and behind each other. */
const MAX_DEPTH = 1_000
const PAINTED = ['fill', 'stroke', 'mask', 'clip-path', 'filter', 'marker-start', 'marker-end']

/** Whether references make a large drawing of a small file, or go round in a circle. `clean` is what the sanitiser wrote. */
export function expandsTooFar(clean: string): boolean {
  const { root, byId } = readElements(clean)
  const countAdded = (element: Element, depth: number): number => {
    if (element.added === 'being counted' || depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
    if (element.added !== undefined) return element.added
    element.added = 'being counted'
    let added = 0
    for (const child of element.children) added += countAdded(child, depth + 1)
    for (const { id, times } of element.references) {
      const target = byId.get(id)
      if (target) added += times * (target.size + countAdded(target, depth + 1))
    }
    element.added = added
    return added
  }
  return countAdded(root, 0) > MAX_ADDED
}

function readElements(clean: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { children: [], size: 1, references: [] }
  const byId = new Map<string, Element>()
  const open = [root]
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ attributes }) => {
    const named = attributes as Record<string, string>
    const element: Element = { children: [], size: 1, references: readReferences(named) }
    open.at(-1)?.children.push(element)
    open.push(element)
    // Of several with the same name browsers take the first.
    if (named.id !== undefined && !byId.has(named.id)) byId.set(named.id, element)
  }
  parser.onclosetag = () => {
    const element = open.pop()
    const around = open.at(-1)
    if (element && around) around.size += element.size
  }
  parser.write(clean).close()
  return { root, byId }
}

function readReferences(attributes: Record<string, string>): Element['references'] {
  const references = PAINTED.flatMap((name) => painted(attributes[name], 1))
  references.push(...painted(attributes['marker-mid'], countPoints(attributes)))
  if (attributes.href?.startsWith('#')) references.push({ id: attributes.href.slice(1), times: 1 })
  return references
}

function painted(value: string | undefined, times: number): Element['references'] {
  const id = /url\(\s*['"]?#([^'")]*)/i.exec(value ?? '')?.[1]
  return id === undefined ? [] : [{ id: id.trim(), times }]
}

/** At each of which a line is marked; no fewer. */
function countPoints({ d = '', points = '' }: Record<string, string>): number {
  return (`${d} ${points}`.match(/[a-z]|[\d.]+/gi) ?? []).length
}
