import { randomBytes } from 'node:crypto'
import type { Post } from '#platform/payload-types.ts'
import type { LinkTarget } from './link-target.ts'

/** A rich text as the editor stores it. */
export type RichText = NonNullable<Post['body']>
export type RichNode = RichText['root']['children'][number]
/** Plain words, or a node made by `bold` or `link`. */
export type Inline = string | RichNode

const BOLD = 1
const PLAIN = 0
const BODY_CELL = 0
const HEADER_ROW = 1
const HEADER_COLUMN = 2

const COLLECTIONS = {
  page: 'pages',
  post: 'posts',
  category: 'categories',
  popup: 'popups',
  picture: 'media',
  file: 'media',
} as const

export function richText(...nodes: RichNode[]): RichText {
  return { root: { type: 'root', children: nodes, direction: null, format: '', indent: 0, version: 1 } }
}

export function paragraph(...inlines: Inline[]): RichNode {
  return element('paragraph', inlines.map(toInline), { textFormat: 0, textStyle: '' })
}

export function heading(level: 2 | 3 | 4, words: string): RichNode {
  return element('heading', [text(words)], { tag: `h${level}` })
}

export function quote(...inlines: Inline[]): RichNode {
  return element('quote', inlines.map(toInline))
}

export function bullets(...items: (Inline | Inline[])[]): RichNode {
  return list('bullet', items)
}

export function numbers(...items: (Inline | Inline[])[]): RichNode {
  return list('number', items)
}

/** The first row heads the columns, the first column heads the rows. */
export function table(head: string[], ...rows: string[][]): RichNode {
  const cell = (words: string, headerState: number) =>
    element('tablecell', [paragraph(words)], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null })
  const headRow = element(
    'tablerow',
    head.map((words) => cell(words, HEADER_ROW)),
  )
  const bodyRows = rows.map((row) =>
    element(
      'tablerow',
      row.map((words, column) => cell(words, column === 0 ? HEADER_COLUMN : BODY_CELL)),
    ),
  )
  return element('table', [headRow, ...bodyRows])
}

export function upload(pictureId: number): RichNode {
  return { type: 'upload', version: 3, format: '', id: newId(), relationTo: 'media', value: pictureId, fields: {} }
}

/** A widget among the text. */
export function widget(block: { blockType: string }): RichNode {
  return { type: 'block', version: 2, format: '', fields: { ...block, id: newId(), blockName: '' } }
}

export function bold(words: string): RichNode {
  return text(words, BOLD)
}

export function link(words: string, target: LinkTarget): RichNode {
  const fields =
    target.kind === 'url'
      ? { linkType: 'custom', url: target.url, newTab: false }
      : { linkType: 'internal', doc: { relationTo: COLLECTIONS[target.kind], value: target.id }, newTab: false }
  return { ...element('link', [text(words)]), version: 3, id: newId(), fields }
}

function list(listType: 'bullet' | 'number', items: (Inline | Inline[])[]): RichNode {
  const rows = items.map((item, index) => element('listitem', [item].flat().map(toInline), { value: index + 1 }))
  return element('list', rows, { listType, tag: listType === 'bullet' ? 'ul' : 'ol', start: 1 })
}

function text(words: string, format = PLAIN): RichNode {
  return { type: 'text', version: 1, text: words, format, mode: 'normal', style: '', detail: 0 }
}

function toInline(inline: Inline): RichNode {
  return typeof inline === 'string' ? text(inline) : inline
}

function element(type: string, children: RichNode[], more: Record<string, unknown> = {}): RichNode {
  return { type, version: 1, children, direction: null, format: '', indent: 0, ...more }
}

/** An id as Payload itself gives them. */
function newId(): string {
  return randomBytes(12).toString('hex')
}
