import type { Payload } from 'payload'
import type { Sql } from '#platform/sql.ts'
import { findDownloadName } from './download-name.ts'
import { findHrefs } from './hrefs.ts'
import { findMailingList } from './mailing-lists.ts'
import { Memory } from './memory.ts'
import { findMenu } from './menus.ts'
import { findOldAddress } from './old-addresses.ts'
import { findPage, pageOutline } from './pages.ts'
import { findPictures } from './pictures.ts'
import { findPopup, listPopups } from './popups.ts'
import { countPosts, findCards, findNeighbours, findPost, findRelated, listPosts } from './posts.ts'
import { listProducts } from './products.ts'
import { blocksOf, findPublic, type ReadContext } from './read-context.ts'
import type { Reader } from './reader.ts'
import { allAuthors } from './records/authors.ts'
import { findRedirect } from './redirects.ts'
import { readSite } from './site.ts'
import { findTable } from './tables.ts'
import { findTerm, listTerms } from './terms.ts'
import type { CacheTag } from './types.ts'

export interface Readers {
  /** A reader for one request. */
  create(): Reader & { readonly context: ReadContext }
  /** Forgets what was made from these; call it before the pages drop. */
  drop(tags: Iterable<CacheTag>): void
  clear(): void
}

export function createReaders({ payload, sql }: { payload: Payload; sql: Sql }): Readers {
  const memory = new Memory()
  return {
    create: () => createReader(payload, sql, memory),
    drop: (tags) => memory.drop(tags),
    clear: () => memory.clear(),
  }
}

function createReader(payload: Payload, sql: Sql, memory: Memory): Reader & { readonly context: ReadContext } {
  const tags = new Set<CacheTag>()
  const context: ReadContext = {
    payload,
    sql,
    note: (...noted) => {
      for (const tag of noted) tags.add(tag)
    },
    remember: (key, load) => memory.get(key, context, load),
  }
  return {
    tags,
    context,
    site: () => readSite(context),
    findPost: (slug) => findPost(context, slug),
    findPage: (path) => findPage(context, path),
    findAuthor: async (id) => (await allAuthors(context)).get(id) ?? null,
    findTerm: (kind, slug) => findTerm(context, kind, slug),
    listTerms: (kind) => listTerms(context, kind),
    listPosts: (options) => listPosts(context, options),
    findCards: (ids) => findCards(context, ids),
    findNeighbours: (post) => findNeighbours(context, post),
    findRelated: (post, limit) => findRelated(context, post, limit),
    findPictures: (ids) => findPictures(context, ids),
    findDownloadName: (stored) => findDownloadName(context, stored),
    findHrefs: (kind, ids) => findHrefs(context, kind, ids),
    findFragment: (id) => findFragment(context, id),
    findMenu: (id) => findMenu(context, id),
    findPopup: (id) => findPopup(context, id),
    findMailingList: (id) => findMailingList(context, id),
    listPopups: () => listPopups(context),
    listProducts: () => listProducts(context),
    findTable: (source) => findTable(context, source),
    findRedirect: (path) => findRedirect(context, path),
    findOldAddress: (url) => findOldAddress(context, url),
    pageOutline: () => pageOutline(context),
    sitemapEntries: (part) => sitemapEntries(context, part),
    countPosts: () => countPosts(context, { kind: 'all' }),
  }
}

/** Panels of the menu are on every page, so fragments stay in memory. */
function findFragment(context: ReadContext, id: number) {
  return context.remember(`fragment:${id}`, async (inner) => {
    inner.note(`fragment:${id}`)
    const [row] = await findPublic(inner, 'fragments', { where: { id: { equals: id } }, limit: 1 })
    return row === undefined ? null : { id: row.id, name: row.name, layout: blocksOf(row.layout) }
  })
}

/** Straight from the index of published documents: a site map of a hundred thousand posts must not load them. */
async function sitemapEntries(context: ReadContext, part: Parameters<Reader['sitemapEntries']>[0]) {
  context.note(part.kind)
  const kind = part.kind === 'pages' ? 'page' : 'post'
  const [limit, offset] = part.kind === 'pages' ? [50_000, 0] : [part.limit, (part.page - 1) * part.limit]
  const rows = await context.sql.run(
    'select href, updated_at from search_documents where kind = ? order by id desc limit ? offset ?',
    [kind, limit, offset],
  )
  return rows.map((row) => ({ href: String(row.href), updatedAt: String(row.updated_at) }))
}
