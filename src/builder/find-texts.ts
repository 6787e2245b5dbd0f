import type { BlockText } from './block-texts.ts'

/** How a tree of markup is read, be it a browser's or a parser's. */
export interface MarkupReader<Node> {
  childrenOf(node: Node): readonly Node[]
  /** Of a piece of text; `null` for an element. */
  wordsOf(node: Node): string | null
  /** It shows something else than the block's own settings: a block inside it, or no words at all. */
  isForeign(node: Node): boolean
}

/**
 * Where a block shows its texts: by what they say, so that the page need not carry any marks. Each is found at the innermost element
 * that says it and nothing else, or at a piece of text among others. Of several settings that say
 * the same, shown each once, the order tells which is which; otherwise what else of their row is shown nearby, or nothing does.
 */
export function findTexts<Node>(block: Node, texts: readonly BlockText[], reader: MarkupReader<Node>): Map<Node, BlockText> {
  const wanted = new Map<string, BlockText[]>()
  for (const text of texts) put(wanted, squeeze(text.value), text)
  const shown = new Map<string, Node[]>()
  const parents = new Map<Node, Node>()

  /** What the node says; remembers the innermost that say what is wanted. */
  function read(node: Node): string {
    const words = reader.wordsOf(node)
    if (words !== null) return squeeze(words)
    const pieces = reader.childrenOf(node).map((child) => {
      parents.set(child, node)
      return { child, said: reader.isForeign(child) ? '' : read(child) }
    })
    const said = pieces.map((piece) => piece.said).join('')
    const whole = pieces.find((piece) => piece.said !== '' && piece.said === said)
    if (whole === undefined) {
      for (const piece of pieces) if (reader.wordsOf(piece.child) !== null) remember(piece.child, piece.said)
      remember(node, said)
    } else if (reader.wordsOf(whole.child) !== null) remember(node, said)
    return said
  }

  function remember(node: Node, said: string): void {
    if (wanted.has(said)) put(shown, said, node)
  }

  function* around(node: Node): Generator<Node> {
    for (let at = parents.get(node); at !== undefined; at = parents.get(at)) yield at
  }

  read(block)
  const found = new Map<Node, BlockText>()
  const rowsWithin = new Map<Node, Set<string>>()
  const unclear: [Node, BlockText[]][] = []
  for (const [said, nodes] of shown) {
    const meant = wanted.get(said) ?? []
    for (const [index, node] of nodes.entries()) {
      const text = meant.length === 1 ? meant[0] : nodes.length === meant.length ? meant[index] : undefined
      if (text === undefined) unclear.push([node, meant])
      else {
        found.set(node, text)
        const row = rowOf(text)
        if (row !== '') for (const outer of around(node)) rowsWithin.set(outer, new Set([...(rowsWithin.get(outer) ?? []), row]))
      }
    }
  }
  for (const [node, meant] of unclear) {
    const [row, ...others] = rowsWithin.get([...around(node)].find((outer) => rowsWithin.has(outer)) ?? node) ?? []
    const text = others.length === 0 ? meant.find((one) => rowOf(one) === row) : undefined
    if (text) found.set(node, text)
  }
  return found
}

/** The row that a setting stands in, such as `items.2`; empty for the block itself. */
function rowOf({ path }: BlockText): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** Views break lines and leave out white space as they like. */
function squeeze(words: string): string {
  return words.replaceAll(/\s+/g, '')
}
