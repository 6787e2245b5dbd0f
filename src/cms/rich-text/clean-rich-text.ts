import { isRecord } from '#platform/is-record.ts'
import { safeUrl } from '#platform/safe-url.ts'

type Fields = Record<string, unknown>

// Deeper than anybody writes; what lies below is dropped.
const MAX_DEPTH = 100
const HEADING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const LIST_TAGS = new Set(['ul', 'ol'])
/** Of the keys that the editor's nodes may have, those that end up in a `style` attribute as they are. */
const STYLE_KEY = /style$/i
const COLOUR_KEY = 'backgroundColor'

/**
 * Rich text that is safe to put into a page, the editor's included: no node carries a style of its own, is an element of its own choosing or
 * leads to an address that the site would not link to. What is no rich text is handed back as it is.
 */
export function cleanRichText<Text>(document: Text): Text {
  return isRichText(document) ? { ...document, root: cleanNode(document.root, 1) } : document
}

function isRichText(value: unknown): value is { root: Fields } {
  return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)
}

function cleanNode(node: Fields, depth: number): Fields {
  return Object.fromEntries(Object.entries(node).flatMap(([key, value]) => cleanEntry(key, value, node.type, depth)))
}

function cleanEntry(key: string, value: unknown, type: unknown, depth: number): [string, unknown][] {
  if (STYLE_KEY.test(key)) return [[key, '']]
  if (key === COLOUR_KEY) return []
  if (key === 'tag' && type === 'heading') return [[key, oneOf(HEADING_TAGS, value, 'h2')]]
  if (key === 'tag' && type === 'list') return [[key, oneOf(LIST_TAGS, value, 'ul')]]
  if (key === 'children') return [[key, cleanChildren(value, depth)]]
  if (key === 'fields') return [[key, cleanFields(value, type, depth)]]
  return [[key, value]]
}

function cleanChildren(children: unknown, depth: number): Fields[] {
  if (!Array.isArray(children) || depth >= MAX_DEPTH) return []
  return children.filter(isRecord).map((child) => cleanNode(child, depth + 1))
}

/** Links hold an address, widgets any number of rich texts; pictures have no fields of their own. */
function cleanFields(fields: unknown, type: unknown, depth: number): unknown {
  if (!isRecord(fields)) return null
  if (type === 'link' || type === 'autolink') {
    const isUnsafe = typeof fields.url === 'string' && safeUrl(fields.url) === null
    return isUnsafe ? { ...fields, url: '' } : fields
  }
  return type === 'upload' ? {} : cleanInside(fields, depth)
}

function cleanInside(value: unknown, depth: number): unknown {
  if (depth >= MAX_DEPTH) return null
  if (isRichText(value)) return { ...value, root: cleanNode(value.root, depth + 1) }
  if (Array.isArray(value)) return value.map((item) => cleanInside(item, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanInside(item, depth + 1)]))
}

function oneOf(allowed: ReadonlySet<string>, value: unknown, otherwise: string): string {
  return typeof value === 'string' && allowed.has(value) ? value : otherwise
}
