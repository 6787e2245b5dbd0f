import type { Payload, SelectType, Where } from 'payload'
import type { Sql } from '#platform/sql.ts'
import { documentId } from './links.ts'
import type { CacheTag, StoredBlock } from './types.ts'

/** What the functions of this folder share: the database, and the place where they note what they read. */
export interface ReadContext {
  payload: Payload
  sql: Sql
  note(...tags: CacheTag[]): void
  /** Answers from memory until one of the tags noted while loading changes. */
  remember<T>(key: string, load: (context: ReadContext) => Promise<T>): Promise<T>
}

export interface FindOptions {
  where?: Where
  select?: SelectType
  sort?: string
  limit: number
}

/** What the public may read at all. */
type PublicCollection =
  | 'posts'
  | 'pages'
  | 'fragments'
  | 'popups'
  | 'products'
  | 'media'
  | 'typefaces'
  | 'tables'
  | 'categories'
  | 'tags'
  | 'menus'
  | 'mailing-lists'
  | 'redirects'
  | 'users'

/** A public read: as nobody, so the access rules leave published documents only. Relations stay ids. */
export async function findPublic<C extends PublicCollection>({ payload }: ReadContext, collection: C, options: FindOptions) {
  const { docs } = await payload.find({
    collection,
    ...options,
    depth: 0,
    draft: false,
    pagination: false,
    overrideAccess: false,
  })
  return docs
}

/** Ids of a relation field at depth 0; a document that slipped in is reduced to its id. */
export function idsOf(related: unknown): number[] {
  const list = Array.isArray(related) ? related : related === null || related === undefined ? [] : [related]
  return list.flatMap((entry) => documentId(entry) ?? [])
}

export function idOf(related: unknown): number | null {
  return idsOf(related)[0] ?? null
}

/** A stored layout. What is wrong inside a block is the renderer's to find. */
export function blocksOf(stored: unknown): StoredBlock[] {
  return Array.isArray(stored) ? stored : []
}
