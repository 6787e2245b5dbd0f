import { isRecord } from '#platform/is-record.ts'
import { type DocumentKind, type DocumentTarget, documentId, hrefOf } from '#published/links.ts'
import type { Reference } from '../setting.ts'
import { type RichNode, walkNodes } from './nodes.ts'

const KINDS: Record<string, DocumentKind> = {
  pages: 'page',
  posts: 'post',
  categories: 'category',
  popups: 'popup',
  media: 'picture',
}

/** The documents that a rich text shows or links to. */
export function referencesOf(nodes: readonly RichNode[]): Reference[] {
  const references: Reference[] = []
  for (const node of walkNodes(nodes)) {
    const picture = uploadId(node)
    if (picture !== null) references.push({ kind: 'picture', id: picture })
    const target = linkTarget(node)
    if (target !== null && target.kind !== 'url') references.push({ kind: 'href', target })
  }
  return references
}

/** The picture of an upload node. */
export function uploadId({ type, source }: RichNode): number | null {
  return type === 'upload' && source.relationTo === 'media' ? documentId(source.value) : null
}

/** Where a link node leads, if it may be followed. */
export function linkTarget({ type, source }: RichNode): DocumentTarget | { kind: 'url'; url: string } | null {
  if ((type !== 'link' && type !== 'autolink') || !isRecord(source.fields)) return null
  const { linkType, doc, url } = source.fields
  if (linkType !== 'internal') {
    const href = hrefOf(url)
    return href === null ? null : { kind: 'url', url: href }
  }
  if (!isRecord(doc) || typeof doc.relationTo !== 'string' || !Object.hasOwn(KINDS, doc.relationTo)) return null
  const kind = KINDS[doc.relationTo]
  const id = documentId(doc.value)
  return kind === undefined || id === null ? null : { kind, id }
}
