import { isRecord } from '#platform/is-record.ts'

/** A block of WordPress' editor. Those without a name hold the HTML between blocks. */
export interface WpBlock {
  /** `core/paragraph`; empty for HTML outside of every block. */
  name: string
  attributes: Record<string, unknown>
  /** Its own HTML, with gaps where inner blocks stand. */
  html: string
  inner: WpBlock[]
}

const HEADER = /^\s*(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*/
const MAX_DEPTH = 64

interface Delimiter {
  kind: 'open' | 'close' | 'void'
  name: string
  attributes: Record<string, unknown>
}

export function hasBlocks(content: string): boolean {
  return content.includes('<!-- wp:')
}

/** Reads the comments by which WordPress marks blocks. Comments that are no delimiter belong to the HTML; blocks that are never closed end with their holder. */
export function parseBlocks(content: string): WpBlock[] {
  const root: WpBlock = { name: '', attributes: {}, html: '', inner: [] }
  const open: WpBlock[] = [root]
  let last = 0
  const addHtml = (html: string) => {
    const holder = open.at(-1) ?? root
    if (holder === root && html.trim() !== '') root.inner.push({ name: '', attributes: {}, html, inner: [] })
    else holder.html += html
  }
  for (let start = content.indexOf('<!--'); start !== -1; start = content.indexOf('<!--', last)) {
    const end = content.indexOf('-->', start + 4)
    if (end === -1) break
    const delimiter = readDelimiter(content.slice(start + 4, end))
    addHtml(content.slice(last, delimiter === null ? end + 3 : start))
    last = end + 3
    if (delimiter !== null) apply(delimiter, open)
  }
  addHtml(content.slice(last))
  return root.inner
}

function apply({ kind, name, attributes }: Delimiter, open: WpBlock[]): void {
  if (kind === 'close') {
    const at = open.findLastIndex((block) => block.name === name)
    if (at > 0) open.length = at
    return
  }
  const block: WpBlock = { name, attributes, html: '', inner: [] }
  open.at(-1)?.inner.push(block)
  if (kind === 'open' && open.length < MAX_DEPTH) open.push(block)
}

function readDelimiter(comment: string): Delimiter | null {
  const header = HEADER.exec(comment)
  if (header === null) return null
  const [whole, slash, given = ''] = header
  const rest = comment.slice(whole.length).trim()
  const isVoid = rest.endsWith('/')
  const json = (isVoid ? rest.slice(0, -1) : rest).trim()
  return {
    kind: slash === '/' ? 'close' : isVoid ? 'void' : 'open',
    name: given.includes('/') ? given : `core/${given}`,
    attributes: readAttributes(json),
  }
}

function readAttributes(json: string): Record<string, unknown> {
  if (!json.startsWith('{')) return {}
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
