import { createElement, Fragment, type ReactNode } from 'react'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { isRecord } from '#platform/is-record.ts'
import { isExternalUrl } from '#platform/safe-url.ts'
import { cleanText } from '#settings/clean-text.ts'
import type { RichNode } from '#settings/rich-text/nodes.ts'
import { linkTarget } from '#settings/rich-text/references.ts'
import type { ResolvedReferences } from '#settings/setting.ts'

const MAX_TEXT = 20_000

/** Lexical's bit of each format, innermost element first. */
const FORMATS = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [8, 'u'],
  [128, 'mark'],
  [2, 'em'],
  [1, 'strong'],
] as const

interface InlineNodesProps {
  nodes: readonly RichNode[]
  found: ResolvedReferences
  isInLink?: boolean
}

/** Words, line breaks and links; whatever may not stand in a line is dropped. */
export function InlineNodes({ nodes, found, isInLink = false }: InlineNodesProps): ReactNode[] {
  return nodes.map((node) => <Fragment key={node.key}>{renderInline(node, found, isInLink)}</Fragment>)
}

function renderInline(node: RichNode, found: ResolvedReferences, isInLink: boolean): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node)
    case 'linebreak':
      return <br />
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      // A link inside a link has no meaning; its words stay.
      return isInLink ? <InlineNodes nodes={node.children} found={found} isInLink /> : renderLink(node, found)
    default:
      return null
  }
}

function renderText({ source: { text, format } }: RichNode): ReactNode {
  if (typeof text !== 'string') return null
  const bits = typeof format === 'number' ? format : 0
  const cleaned = cleanText(text, { maxLength: MAX_TEXT, isPiece: true })
  return FORMATS.reduce<ReactNode>((inner, [bit, tag]) => (bits & bit ? createElement(tag, null, inner) : inner), cleaned)
}

function renderLink(node: RichNode, found: ResolvedReferences): ReactNode {
  const words = <InlineNodes nodes={node.children} found={found} isInLink />
  const target = linkTarget(node)
  const href = target === null ? null : target.kind === 'url' ? target.url : found.href(target)
  if (href === null) return words
  const newTab = isRecord(node.source.fields) && node.source.fields.newTab === true
  return <SafeLink link={{ href, isExternal: isExternalUrl(href), newTab }}>{words}</SafeLink>
}
