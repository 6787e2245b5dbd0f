import { isRecord } from '#platform/is-record.ts'

/** Fields that name a row, the most telling first. */
const NAMES = [
  'title',
  'heading',
  'label',
  'name',
  'subject',
  'filter_label',
  'text',
  'caption',
  'subtitle',
  'date',
  'code',
  'url',
]
const NOT_WORDS = new Set(['id', 'blockType', 'blockName', 'anchor', 'level', 'kind'])
const LONGEST = 40

/** A few words of what a row holds, so that a closed row can be told from the next. `labelOf` names a widget. */
export function summarise(row: unknown, labelOf: (widget: string) => string = (widget) => widget): string {
  if (!isRecord(row)) return ''
  const words =
    NAMES.map((name) => wordsOf(row[name])).find(Boolean) ??
    Object.entries(row)
      .filter(([name]) => !NOT_WORDS.has(name))
      .map(([, value]) => (isRecord(value) ? wordsOf(value) : ''))
      .find(Boolean) ??
    insides(row, labelOf)
  return shorten(words)
}

/** Words of a text, or of a rich text. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isRecord(value) && isRecord(value.root) ? richWords(value.root).trim() : ''
}

function richWords(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.filter(isRecord).map(richWords).join('') : ''
}

/** The names of the widgets or the words of the rows inside. */
function insides(row: Record<string, unknown>, labelOf: (widget: string) => string): string {
  const inner = Object.values(row)
    .filter((value): value is unknown[] => Array.isArray(value))
    .flat()
    .filter(isRecord)
  return inner
    .map((item) => (typeof item.blockType === 'string' ? labelOf(item.blockType) : summarise(item, labelOf)))
    .filter(Boolean)
    .join('、')
}

function shorten(words: string): string {
  const characters = [...words.replaceAll(/\s+/g, ' ')]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
