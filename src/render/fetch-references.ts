import type { DocumentKind } from '#published/links.ts'
import type { Reader } from '#published/reader.ts'
import type { Reference, ResolvedReferences } from '#settings/setting.ts'

/** Looks up everything that a page refers to: one call per kind, however many widgets ask. */
export async function fetchReferences(reader: Reader, references: readonly Reference[]): Promise<ResolvedReferences> {
  const targets = references.flatMap((reference) => (reference.kind === 'href' ? [reference.target] : []))
  const kinds = [...new Set(targets.map(({ kind }) => kind))]
  const [pictures, hrefs] = await Promise.all([
    fetchAll(
      references.flatMap((reference) => (reference.kind === 'picture' ? [reference.id] : [])),
      (ids) => reader.findPictures(ids),
    ),
    Promise.all(kinds.map(async (kind) => [kind, await fetchHrefs(kind)] as const)),
  ])
  const hrefsByKind = new Map(hrefs)
  return {
    picture: (id) => pictures.get(id) ?? null,
    href: ({ kind, id }) => hrefsByKind.get(kind)?.get(id) ?? null,
  }

  function fetchHrefs(kind: DocumentKind) {
    return fetchAll(
      targets.filter((target) => target.kind === kind).map(({ id }) => id),
      (ids) => reader.findHrefs(kind, ids),
    )
  }
}

async function fetchAll<Value>(ids: number[], fetch: (ids: number[]) => Promise<Map<number, Value>>) {
  return ids.length === 0 ? new Map<number, Value>() : fetch([...new Set(ids)])
}
