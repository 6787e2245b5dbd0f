import { isRecord } from '#platform/is-record.ts'
import { MAX_NODE_DEPTH, MAX_NODES } from '../limits.ts'

/** One node of a stored rich text. `source` is what was stored: trust nothing in it. */
export interface RichNode {
  /** Its place in the document. */
  key: string
  type: string
  source: Record<string, unknown>
  children: RichNode[]
}

/** The nodes of a stored document, within limits; whatever is no node is left out. */
export function readNodes(document: unknown): RichNode[] {
  if (!isRecord(document)) return []
  const budget = { nodes: MAX_NODES }
  return readChildren(document.root, 'n', 1, budget)
}

function readChildren(parent: unknown, path: string, depth: number, budget: { nodes: number }): RichNode[] {
  if (depth > MAX_NODE_DEPTH || !isRecord(parent) || !Array.isArray(parent.children)) return []
  const nodes: RichNode[] = []
  for (const source of parent.children) {
    if (budget.nodes === 0) break
    if (!isRecord(source) || typeof source.type !== 'string') continue
    budget.nodes -= 1
    const key = `${path}-${nodes.length + 1}`
    nodes.push({ key, type: source.type, source, children: readChildren(source, key, depth + 1, budget) })
  }
  return nodes
}

/** Every node, parents first. */
export function* walkNodes(nodes: readonly RichNode[]): Generator<RichNode> {
  for (const node of nodes) {
    yield node
    yield* walkNodes(node.children)
  }
}
