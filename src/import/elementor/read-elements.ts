import { isRecord } from '#platform/is-record.ts'

/** One element of an Elementor document: a section, a column, a container or a widget. */
export interface ElementorElement {
  id: string
  kind: string
  /** Empty unless it is a widget. */
  widget: string
  settings: Readonly<Record<string, unknown>>
  elements: ElementorElement[]
  templateId: number
}

export type ElementorResult =
  | { state: 'elements'; elements: ElementorElement[] }
  /** Nothing was built with Elementor. */
  | { state: 'none' }
  | { state: 'unreadable'; reason: string }

const MAX_BYTES = 32 * 1024 * 1024
const MAX_DEPTH = 64
const MAX_ELEMENTS = 20_000

/** What Elementor stores with a post. Sites that were imported before may have it with a layer of back-slashes too many. */
export function readElementor(stored: string | undefined): ElementorResult {
  const text = stored?.trim() ?? ''
  if (text === '' || text === '[]') return { state: 'none' }
  if (text.length > MAX_BYTES) return { state: 'unreadable', reason: '資料超過 32 MB' }
  const json = parseJson(text) ?? parseJson(text.replaceAll(/\\(.)/gs, '$1'))
  if (!Array.isArray(json)) return { state: 'unreadable', reason: '不是正確的 JSON' }
  const budget = { left: MAX_ELEMENTS }
  const elements = readAll(json, 1, budget)
  if (budget.left < 0) return { state: 'unreadable', reason: `超過 ${MAX_ELEMENTS} 個元件` }
  return elements.length === 0 ? { state: 'none' } : { state: 'elements', elements }
}

function readAll(list: unknown, depth: number, budget: { left: number }): ElementorElement[] {
  if (!Array.isArray(list) || depth > MAX_DEPTH) return []
  return list.filter(isRecord).flatMap((element) => {
    if (--budget.left < 0) return []
    return [
      {
        id: String(element.id ?? ''),
        kind: String(element.elType ?? ''),
        widget: String(element.widgetType ?? ''),
        settings: isRecord(element.settings) ? element.settings : {},
        elements: readAll(element.elements, depth + 1, budget),
        templateId: Number(element.templateID) || 0,
      },
    ]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
