import { formatted, lineBreak, linkAround, type Node } from '#settings/rich-text/compose.ts'

/** Longer texts are cut into several nodes. */
const LONGEST_NODE = 20_000
const BREAKS_FOR_PARAGRAPH = 3

/** Bits of Lexical's text format. */
export const FORMATS: Readonly<Record<string, number>> = {
  b: 1,
  strong: 1,
  i: 2,
  em: 2,
  cite: 2,
  s: 4,
  del: 4,
  strike: 4,
  u: 8,
  ins: 8,
  code: 16,
  kbd: 16,
  samp: 16,
  tt: 16,
  sub: 32,
  sup: 64,
  mark: 128,
}
export const BOLD = 1
export const CODE = 16

/** A link that is open while its words are read. */
export interface OpenLink {
  fields: Record<string, unknown>
  /** Whether anything was shown in it. */
  isShown: boolean
}

/** Collects words until a paragraph ends. White space is that of HTML: one blank between words, none at the ends of lines. */
export class InlineRun {
  #nodes: Node[] = []
  #link: { open: OpenLink; node: Node } | null = null

  get isEmpty(): boolean {
    return !this.#leaves().some(({ text }) => typeof text === 'string' && text.trim() !== '')
  }

  addText(text: string, format: number, link: OpenLink | null): void {
    const collapsed = text.replaceAll(/[ \t\n\r\f]+/g, ' ')
    const piece = this.#endsBlank() ? collapsed.replace(/^ /, '') : collapsed
    if (piece === '') return
    if (link !== null && piece.trim() !== '') link.isShown = true
    this.#add(piece, format, link)
  }

  /** Lines as they stand. */
  addLines(text: string, format: number): void {
    text
      .replace(/^\n|\n$/g, '')
      .split('\n')
      .forEach((line, index) => {
        if (index > 0) this.#list(null).push(lineBreak())
        if (line !== '') this.#add(line, format, null)
      })
  }

  addBreak(): void {
    this.#trimEnd()
    this.#list(null).push(lineBreak())
    this.#link = null
  }

  /** So many breaks stand at the end that a new paragraph was meant. */
  get endsParagraph(): boolean {
    const tail = this.#nodes.slice(-BREAKS_FOR_PARAGRAPH)
    return tail.length === BREAKS_FOR_PARAGRAPH && tail.every(({ type }) => type === 'linebreak')
  }

  /** The nodes so far; the run is empty afterwards. Blanks, full-width ones too, and breaks at the ends go. */
  take(): Node[] {
    this.#trimEnd()
    const nodes = this.#nodes
    this.#nodes = []
    this.#link = null
    while (nodes[0]?.type === 'linebreak') nodes.shift()
    while (nodes.at(-1)?.type === 'linebreak') nodes.pop()
    const [first] = nodes
    if (first?.type === 'text') first.text = String(first.text).replace(/^[\s\u00a0\u3000]+/, '')
    return nodes.filter(({ type, text }) => type !== 'text' || text !== '')
  }

  #add(text: string, format: number, link: OpenLink | null): void {
    const list = this.#list(link)
    const last = list.at(-1)
    if (last?.type === 'text' && last.format === format && String(last.text).length + text.length <= LONGEST_NODE) {
      last.text = String(last.text) + text
      return
    }
    for (let at = 0; at < text.length; at += LONGEST_NODE) list.push(formatted(text.slice(at, at + LONGEST_NODE), format))
  }

  #list(link: OpenLink | null): Node[] {
    if (link === null) {
      this.#link = null
      return this.#nodes
    }
    if (this.#link?.open !== link) {
      const node = linkAround(link.fields, [])
      this.#nodes.push(node)
      this.#link = { open: link, node }
    }
    return this.#link.node.children as Node[]
  }

  #leaves(): Node[] {
    return this.#nodes.flatMap((node) => (node.type === 'link' ? (node.children as Node[]) : [node]))
  }

  #last(): Node | undefined {
    const last = this.#nodes.at(-1)
    return last?.type === 'link' ? (last.children as Node[]).at(-1) : last
  }

  #endsBlank(): boolean {
    const last = this.#last()
    return last === undefined || last.type === 'linebreak' || (typeof last.text === 'string' && last.text.endsWith(' '))
  }

  #trimEnd(): void {
    const last = this.#last()
    if (last?.type === 'text') last.text = String(last.text).replace(/[\s\u00a0\u3000]+$/, '')
  }
}
