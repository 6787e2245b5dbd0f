/** Writes rich text as the editor stores it, for examples, the demo, the import and tests. */

const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

export interface Node {
  type: string
  [key: string]: unknown
}

export function documentOf(...children: Node[]) {
  return { root: { ...ELEMENT, type: 'root', children } }
}

export function paragraph(...words: (string | Node)[]): Node {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children: inline(words) }
}

export function headingNode(tag: 'h2' | 'h3' | 'h4', ...words: (string | Node)[]): Node {
  return { ...ELEMENT, type: 'heading', tag, children: inline(words) }
}

export function quote(...words: (string | Node)[]): Node {
  return { ...ELEMENT, type: 'quote', children: inline(words) }
}

export function list(listType: 'bullet' | 'number', ...items: string[]): Node {
  return listFrom(
    listType,
    1,
    items.map((item) => [item]),
  )
}

/** Each item is what stands in it; a list inside a list is an item of its own. */
export function listFrom(listType: 'bullet' | 'number', start: number, items: (string | Node)[][]): Node {
  const children = items.map((item, index) => ({ ...ELEMENT, type: 'listitem', value: start + index, children: inline(item) }))
  return { ...ELEMENT, type: 'list', listType, tag: listType === 'bullet' ? 'ul' : 'ol', start, children }
}

/** A place where a line ends inside a paragraph. */
export function lineBreak(): Node {
  return { type: 'linebreak', version: 1 }
}

export function ruleNode(): Node {
  return { type: 'horizontalrule', version: 1 }
}

export interface TableCell {
  /** 0 for a cell of the body; 1 in a header row; 2 in a header column. */
  headerState: number
  colSpan: number
  rowSpan: number
  children: Node[]
}

export function tableNode(rows: readonly TableCell[][]): Node {
  const children = rows.map((cells) => ({
    ...ELEMENT,
    type: 'tablerow',
    children: cells.map((cell) => ({ ...ELEMENT, type: 'tablecell', backgroundColor: null, ...cell })),
  }))
  return { ...ELEMENT, type: 'table', children }
}

/** `format` adds up Lexical's bits: 1 strong, 2 emphasis, 4 struck through, 8 underlined. */
export function formatted(text: string, format: number): Node {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

export function linkNode(url: string, text: string): Node {
  return linkAround({ linkType: 'custom', newTab: false, url }, [text])
}

export function linkAround(fields: Record<string, unknown>, words: (string | Node)[]): Node {
  return { ...ELEMENT, type: 'link', version: 3, fields, children: inline(words) }
}

function inline(words: (string | Node)[]): Node[] {
  return words.map((word) => (typeof word === 'string' ? formatted(word, 0) : word))
}
