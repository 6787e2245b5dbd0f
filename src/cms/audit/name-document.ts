import type { CollectionConfig } from 'payload'

const LONGEST = 120
/** Whose titles are addresses of visitors. */
const NAMELESS = new Set(['subscribers', 'suppressed-addresses'])

/** A document in words, `文章「招生說明會」`, and its place below the admin's address. Of visitors, the number alone. */
export function nameDocument(
  { slug, labels, admin }: Pick<CollectionConfig, 'slug' | 'labels' | 'admin'>,
  doc: Record<string, unknown>,
): { subject: string; path: string } {
  const title = NAMELESS.has(slug) ? '' : String(doc[admin?.useAsTitle ?? 'id'] ?? '')
  const kind = String(labels?.singular ?? slug)
  return {
    subject: title === '' ? `${kind} #${doc.id}` : `${kind}「${[...title].slice(0, LONGEST).join('')}」`,
    path: `/collections/${slug}/${doc.id}`,
  }
}
