import { isRecord } from '#platform/is-record.ts'
import type { TemplateSource } from './conversion/conversion.ts'
import { createReferences, type FixtureIds } from './conversion/references.fixture.ts'
import { convertPage, convertPost } from './convert-document.ts'

export interface Sample {
  content?: string
  elementor?: unknown
  templates?: Record<number, TemplateSource>
  isHome?: boolean
  ids?: FixtureIds
  attachments?: number[]
}

const sourceOf = ({ content = '', elementor, attachments = [] }: Sample) => ({
  key: 'test 1',
  title: '測試',
  content,
  attachments,
  elementor: elementor === undefined ? undefined : JSON.stringify(elementor),
})
const contextOf = ({ templates, ids }: Sample) => ({ references: createReferences(templates, ids), siteTitle: '舊系網' })

export function toPost(sample: Sample) {
  const { body, teaser, notes } = convertPost(sourceOf(sample), contextOf(sample))
  return { body, nodes: body.root.children as Record<string, unknown>[], teaser, notes }
}

export function toPage(sample: Sample) {
  const { layout, notes } = convertPage(sourceOf(sample), contextOf(sample), { isHome: sample.isHome ?? false })
  return { layout, notes, content: layout.flatMap((block) => (Array.isArray(block.content) ? block.content : [block])) }
}

/** A short way to write what a rich text or a layout holds: `h2(標題) p(一 **二**)`, `image(3)`. */
export function outline(nodes: unknown): string {
  return (Array.isArray(nodes) ? nodes : []).filter(isRecord).map(outlineOf).join(' ')
}

function outlineOf(node: Record<string, unknown>): string {
  if (typeof node.blockType === 'string') return blockOutline(node)
  switch (node.type) {
    case 'text':
      return format(String(node.text), Number(node.format))
    case 'linebreak':
      return '/'
    case 'link': {
      const { url, doc } = node.fields as { url?: string; doc?: { relationTo: string; value: number } }
      return `[${inner(node)}](${url ?? `${doc?.relationTo}:${doc?.value}`})`
    }
    case 'upload':
      return `upload(${node.value})`
    case 'block':
      return blockOutline(node.fields as Record<string, unknown>)
    case 'horizontalrule':
      return 'hr'
    case 'heading':
      return `${node.tag}(${inner(node)})`
    case 'list':
      return `${node.tag}(${inner(node)})`
    case 'listitem':
      return `li(${inner(node)})`
    case 'tablecell':
      return `${Number(node.headerState) > 0 ? 'th' : 'td'}(${outline(node.children)})`
    case 'tablerow':
      return `tr(${outline(node.children)})`
    case 'table':
      return `table(${outline(node.children)})`
    case 'paragraph':
      return `p(${inner(node)})`
    default:
      return `${node.type}(${inner(node)})`
  }
}

function blockOutline(block: Record<string, unknown>): string {
  const rich = [block.body, block.text].find((value) => isRecord(value) && isRecord(value.root)) as
    | { root: { children: unknown[] } }
    | undefined
  const rows = [block.columns, block.items, block.slides].find(Array.isArray)?.filter(isRecord) ?? []
  const shown = [block.text, block.blockType === 'button' ? block.label : undefined, block.title, block.picture].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  )
  const parts = [
    ...(shown === undefined || shown === '' ? [] : [String(shown)]),
    ...(rich === undefined ? [] : [outline(rich.root.children)]),
    ...(Array.isArray(block.content) ? [outline(block.content)] : []),
    ...rows.flatMap((row) => (Array.isArray(row.content) ? [`{${outline(row.content)}}`] : [])),
  ]
  return `${block.blockType}<${parts.join(' ')}>`
}

function inner(node: Record<string, unknown>): string {
  return (node.children as Record<string, unknown>[]).map(outlineOf).join('')
}

function format(text: string, bits: number): string {
  const marks: [number, string][] = [
    [1, '**'],
    [2, '_'],
    [4, '~'],
    [8, '+'],
    [16, '`'],
    [32, 'sub:'],
    [64, 'sup:'],
    [128, '='],
  ]
  return marks.reduce((words, [bit, mark]) => ((bits & bit) === 0 ? words : `${mark}${words}${mark}`), text)
}
