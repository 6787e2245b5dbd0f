import sax from 'sax'

interface Element {
  name: string
  children: Element[]
  /** How many elements it is, with those in it, as they stand in the file. */
  size: number
  /** What it draws once more, and how often. */
  references: Reference[]
  /** What it paints with because something around it says so. */
  inherited: Reference[]
  /** How many elements that draws. */
  added?: number | 'being counted'
}

interface Reference {
  id: string
  times: number
}

/** A reference is drawn as often as it stands there: ten of ten of ten are a thousand. */
const MAX_ADDED = 10_000
/** Of elements in each other and behind each other. */
const MAX_DEPTH = 1_000
const OWN_PAINT = ['mask', 'clip-path', 'filter']
/** What is said of a group goes for all that is in it. */
const INHERITED_PAINT = ['fill', 'stroke', 'marker-start', 'marker-mid', 'marker-end']
/** They paint by themselves. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'])
/** One of them is as much work as a colour, whatever it refers to. */
const GRADIENTS = new Set(['linearGradient', 'radialGradient'])

/** Whether references make a large drawing of a small file, or go round in a circle. `clean` is what the sanitiser wrote. */
export function expandsTooFar(clean: string): boolean {
  const { root, byId } = readElements(clean)
  const costOf = ({ id, times }: Reference, depth: number): number => {
    const target = byId.get(id)
    return target === undefined || GRADIENTS.has(target.name) ? 0 : times * (target.size + countAdded(target, depth + 1))
  }
  const countAdded = (element: Element, depth: number): number => {
    if (element.added === 'being counted' || depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
    if (element.added !== undefined) return element.added
    element.added = 'being counted'
    let added = 0
    for (const child of element.children) added += countAdded(child, depth + 1)
    let drawn = 0
    for (const reference of element.references) drawn += costOf(reference, depth)
    // What is used inherits from where it is used: each of its elements may paint so.
    const painters = element.name === 'use' ? drawn : SHAPES.has(element.name) ? 1 : 0
    if (painters > 0) for (const reference of element.inherited) added += painters * costOf(reference, depth)
    element.added = added + drawn
    return element.added
  }
  return countAdded(root, 0) > MAX_ADDED
}

function readElements(clean: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { name: '', children: [], size: 1, references: [], inherited: [] }
  const byId = new Map<string, Element>()
  const open = [{ element: root, paint: {} as Record<string, string> }]
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const own = attributes as Record<string, string>
    const around = open.at(-1)
    const paint = { ...around?.paint }
    for (const property of INHERITED_PAINT) if (own[property] !== undefined) paint[property] = own[property]
    const element: Element = {
      name,
      children: [],
      size: 1,
      references: readReferences(own),
      inherited: INHERITED_PAINT.flatMap((property) =>
        painted(paint[property], property === 'marker-mid' ? countPoints(own) : 1),
      ),
    }
    around?.element.children.push(element)
    open.push({ element, paint })
    // Of several with the same name browsers take the first.
    if (own.id !== undefined && !byId.has(own.id)) byId.set(own.id, element)
  }
  parser.onclosetag = () => {
    const element = open.pop()?.element
    const around = open.at(-1)?.element
    if (element && around) around.size += element.size
  }
  parser.write(clean).close()
  return { root, byId }
}

function readReferences(attributes: Record<string, string>): Reference[] {
  const references = OWN_PAINT.flatMap((property) => painted(attributes[property], 1))
  if (attributes.href?.startsWith('#')) references.push({ id: decoded(attributes.href.slice(1)), times: 1 })
  return references
}

function painted(value: string | undefined, times: number): Reference[] {
  const found = (value ?? '').matchAll(/url\(\s*['"]?#([^'")]*)/gi)
  return [...found].map(([, id = '']) => ({ id: decoded(id.trim()), times }))
}

/** As browsers read the part of an address behind the `#`. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** At each of which a line is marked; no fewer, and never none: what is circular must not be multiplied by nothing. */
function countPoints({ d = '', points = '' }: Record<string, string>): number {
  return Math.max(1, (`${d} ${points}`.match(/[a-z]|[\d.]+/gi) ?? []).length)
}
