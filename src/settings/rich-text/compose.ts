/** Writes rich text as the editor stores it, for examples, the demo and tests. */

const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

interface Node {
  type: string
  [key: string]: unknown
}

export function documentOf(...children: Node[]) {
  return { root: { ...ELEMENT, type: 'root', children } }
}

export function paragraph(...words: (string | Node)[]): Node {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children: inline(words) }
}

export function headingNode(tag: 'h2' | 'h3' | 'h4', text: string): Node {
  return { ...ELEMENT, type: 'heading', tag, children: inline([text]) }
}

export function quote(text: string): Node {
  return { ...ELEMENT, type: 'quote', children: inline([text]) }
}

export function list(listType: 'bullet' | 'number', ...items: string[]): Node {
  const children = items.map((item, index) => ({ ...ELEMENT, type: 'listitem', value: index + 1, children: inline([item]) }))
  return { ...ELEMENT, type: 'list', listType, tag: listType === 'bullet' ? 'ul' : 'ol', start: 1, children }
}

/** `format` adds up Lexical's bits: 1 strong, 2 emphasis, 4 struck through, 8 underlined. */
export function formatted(text: string, format: number): Node {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

export function linkNode(url: string, text: string): Node {
  const fields = { linkType: 'custom', newTab: false, url }
  return { ...ELEMENT, type: 'link', version: 3, fields, children: inline([text]) }
}

function inline(words: (string | Node)[]): Node[] {
  return words.map((word) => (typeof word === 'string' ? formatted(word, 0) : word))
}
