import type { Reader } from '#content/read/reader.ts'
import type { Found, Reference } from '../settings/setting.ts'

/** Looks up everything that a page refers to: one call per kind, however many widgets ask. */
export async function fetchReferences(reader: Reader, references: readonly Reference[]): Promise<Found> {
  const [pictures, pages, posts, categories] = await Promise.all([
    fetchKind('picture', (ids) => reader.findPictures(ids)),
    fetchKind('page', (ids) => reader.findHrefs('page', ids)),
    fetchKind('post', (ids) => reader.findHrefs('post', ids)),
    fetchKind('category', (ids) => reader.findHrefs('category', ids)),
  ])
  const hrefs = { page: pages, post: posts, category: categories }
  return {
    picture: (id) => pictures.get(id) ?? null,
    href: (kind, id) => hrefs[kind].get(id) ?? null,
  }

  async function fetchKind<Value>(kind: Reference['kind'], fetch: (ids: number[]) => Promise<Map<number, Value>>) {
    const ids = [...new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id))]
    return ids.length === 0 ? new Map<number, Value>() : fetch(ids)
  }
}
