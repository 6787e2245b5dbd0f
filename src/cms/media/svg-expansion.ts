import sax from 'sax'

interface Element {
  name: string
  children: Element[]
  /** How many elements it is, with those in it, as they stand in the file; a long line is as much work as several. */
  size: number
  /** What effects it asks for without a filter of the drawing's own are worth, in elements. */
  effects: number
  /** At how many points its own line may be marked. */
  points: number
  /** What it draws once more. */
  references: string[]
  /** What it paints with because something around it says so. */
  inherited: Paint[]
  drawn?: Drawn | 'being counted'
}

interface Paint {
  id: string
  /** Once at each point of a line. */
  isAtPoints: boolean
}

interface Drawn {
  /** How many elements references add. */
  added: number
  /** At how many points all of its lines may be marked. */
  points: number
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
const GRADIENTS = new Set(['linearGradient', 'radialGradient'])
/** With no more stops a gradient is as little work as a colour. */
const CHEAP_GRADIENT = 32
/** A filter goes over every pixel of what it is laid on, once for each of its steps. */
const FILTER_STEP = 30
/** `blur(2px)`, but not the address of a filter. */
const EFFECT = /(?!url)\b[a-z-]{3,}\(/gi
/** A line of so many points is drawn about as fast as a small shape. */
const POINTS_PER_ELEMENT = 100
const NOTHING: Drawn = { added: 0, points: 0 }
const WITHOUT_END: Drawn = { added: Number.POSITIVE_INFINITY, points: Number.POSITIVE_INFINITY }

/** Whether references make a large drawing of a small file, or go round in a circle. `clean` is what the sanitiser wrote. */
export function expandsTooFar(clean: string): boolean {
  const { root, byId } = readElements(clean)
  const drawTarget = (id: string, depth: number): Drawn => {
    const target = byId.get(id)
    if (target === undefined) return NOTHING
    const { added, points } = draw(target, depth + 1)
    return { added: costOf(target) + added, points }
  }
  const draw = (element: Element, depth: number): Drawn => {
    if (element.drawn === 'being counted' || depth > MAX_DEPTH) return WITHOUT_END
    if (element.drawn !== undefined) return element.drawn
    element.drawn = 'being counted'
    const inside = sumOf(element.children.map((child) => draw(child, depth + 1)))
    const used = sumOf(element.references.map((id) => drawTarget(id, depth)))
    const isUse = element.name === 'use'
    const points = element.points + inside.points + (isUse ? used.points : 0)
    let added = inside.added + used.added + element.effects
    // What is used inherits from where it is used: each of its elements may paint so.
    const painters = isUse ? used.added : SHAPES.has(element.name) ? 1 : 0
    if (painters > 0)
      for (const { id, isAtPoints } of element.inherited)
        added += (isAtPoints ? Math.max(painters, points) : painters) * drawTarget(id, depth).added
    element.drawn = { added, points }
    return element.drawn
  }
  // A circle times nothing is no number: it is refused as well.
  return !(draw(root, 0).added <= MAX_ADDED)
}

/** Of drawing or painting with it once more, in elements. */
function costOf({ name, size }: Element): number {
  if (GRADIENTS.has(name)) return Math.max(0, size - CHEAP_GRADIENT)
  return name === 'filter' ? size * FILTER_STEP : size
}

function sumOf(parts: readonly Drawn[]): Drawn {
  return parts.reduce((sum, part) => ({ added: sum.added + part.added, points: sum.points + part.points }), NOTHING)
}

function readElements(clean: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { name: '', children: [], size: 1, effects: 0, points: 0, references: [], inherited: [] }
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
    const points = SHAPES.has(name) ? countPoints(own) : 0
    const element: Element = {
      name,
      children: [],
      size: 1 + Math.floor(points / POINTS_PER_ELEMENT),
      effects: (own.filter?.match(EFFECT) ?? []).length * FILTER_STEP,
      points,
      references: readReferences(own),
      inherited: INHERITED_PAINT.flatMap((property) =>
        painted(paint[property]).map((id) => ({ id, isAtPoints: property === 'marker-mid' })),
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

function readReferences(attributes: Record<string, string>): string[] {
  const references = OWN_PAINT.flatMap((property) => painted(attributes[property]))
  if (attributes.href?.startsWith('#')) references.push(decoded(attributes.href.slice(1)))
  return references
}

function painted(value: string | undefined): string[] {
  const found = (value ?? '').matchAll(/url\(\s*['"]?#([^'")]*)/gi)
  return [...found].map(([, id = '']) => decoded(id.trim()))
}

/** As browsers read the part of an address behind the `#`. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** No fewer than there are: a step has at least a letter or a number. Numbers need no space between them. */
function countPoints({ d = '', points = '' }: Record<string, string>): number {
  return (`${d} ${points}`.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[a-z]/gi) ?? []).length
}
