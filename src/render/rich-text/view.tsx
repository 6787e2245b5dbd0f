import type { ReactNode } from 'react'
import { InnerContent } from '#islands/inner-content.tsx'
import { FileLink } from '#kit/links/file-link.tsx'
import { LightboxFigure } from '#kit/pictures/lightbox-figure.tsx'
import { isPicture } from '#published/pictures.ts'
import { claimAnchor } from '#settings/rich-text/anchors.ts'
import type { RichNode } from '#settings/rich-text/nodes.ts'
import { inlineText } from '#settings/rich-text/plain-text.ts'
import { uploadId } from '#settings/rich-text/references.ts'
import type { ResolvedReferences } from '#settings/setting.ts'
import { InlineNodes } from './inline.tsx'
import { ListItems } from './list.tsx'
import { RichTable } from './table.tsx'

/*
 * Our own serialiser, not Payload's: theirs writes inline styles, which the content security policy forbids, logs to the
 * console on every unknown node, trusts the shape of what is stored, and would have to be overridden node by node.
 */

export interface RichTextContext {
  found: ResolvedReferences
  /** Ids of headings given out in this page so far. */
  anchors: Set<string>
  /** Whether the node is a widget with something to show; its HTML is in the slot of the node's key. */
  hasBlock(node: RichNode): boolean
}

const HEADINGS = new Map<unknown, 'h2' | 'h3' | 'h4'>([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
])

export function RichTextView({ nodes, ...context }: RichTextContext & { nodes: readonly RichNode[] }) {
  return <FlowNodes nodes={nodes} context={context} />
}

/** Paragraphs and what stands between them. Unknown nodes are dropped. */
function FlowNodes({ nodes, context }: { nodes: readonly RichNode[]; context: RichTextContext }): ReactNode[] {
  return nodes.map((node) => <FlowNode key={node.key} node={node} context={context} />)
}

function FlowNode({ node, context }: { node: RichNode; context: RichTextContext }): ReactNode {
  const { type, source, children } = node
  const { found } = context
  switch (type) {
    case 'paragraph':
      if (children.length === 0) return null
      return (
        <p>
          <InlineNodes nodes={children} found={found} />
        </p>
      )
    case 'heading': {
      const text = inlineText(node)
      if (text.trim() === '') return null
      const Tag = HEADINGS.get(source.tag) ?? 'h4'
      return (
        <Tag id={claimAnchor(text, context.anchors)}>
          <InlineNodes nodes={children} found={found} />
        </Tag>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <InlineNodes nodes={children} found={found} />
          </p>
        </blockquote>
      )
    case 'list':
      return <RichList node={node} context={context} />
    case 'horizontalrule':
      return <hr />
    case 'upload': {
      const picture = found.picture(uploadId(node) ?? 0)
      if (picture === null) return null
      if (!isPicture(picture))
        return (
          <p>
            <FileLink file={picture} />
          </p>
        )

      return <LightboxFigure picture={picture} caption={picture.caption} sizes="(max-width: 767px) 92vw, 42rem" />
    }
    case 'table':
      return <RichTable node={node} renderCell={(nodes) => <FlowNodes nodes={nodes} context={context} />} />
    case 'block':
      return context.hasBlock(node) ? <InnerContent name={node.key} className="prose__widget" /> : null
    default:
      return null
  }
}

function RichList({ node, context }: { node: RichNode; context: RichTextContext }) {
  const { listType, start } = node.source
  const items = <ListItems node={node} found={context.found} List={({ node }) => <RichList node={node} context={context} />} />
  if (listType !== 'number') return <ul>{items}</ul>
  return <ol start={Number.isSafeInteger(start) && start !== 1 ? Number(start) : undefined}>{items}</ol>
}
