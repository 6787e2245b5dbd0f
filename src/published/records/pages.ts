import { pageHref } from '#addresses/documents.ts'
import { sortKeyOf } from '../archive/sort-key.ts'
import { blocksOf, findPublic, idOf, type ReadContext } from '../read-context.ts'
import type { StoredBlock } from '../types.ts'
import { inOrder } from './in-order.ts'
import type { MatchedIds, PageQuery, PageRecord } from './types.ts'

const MOST_PAGES = 2000
/** The home page has no slug of its own. */
const HOME_SLUG = 'home'

/** Every published page without its layout. There are few, and they stay in memory. */
export function allPages(context: ReadContext): Promise<Map<number, PageRecord>> {
  return context.remember('records:pages', async (inner) => {
    inner.note('pages')
    const rows = await findPublic(inner, 'pages', {
      limit: MOST_PAGES,
      sort: 'id',
      select: {
        title: true,
        lead: true,
        slug: true,
        path: true,
        isHome: true,
        parent: true,
        seo: true,
        createdAt: true,
        updatedAt: true,
      },
    })
    const published = new Set(rows.map(({ id }) => id))
    return new Map(
      rows.map((row) => {
        const parentId = idOf(row.parent)
        return [
          row.id,
          {
            id: row.id,
            slug: row.slug || HOME_SLUG,
            path: row.path ?? '',
            href: pageHref(row.path ?? ''),
            title: row.title,
            parentId: parentId !== null && published.has(parentId) ? parentId : null,
            createdAt: row.createdAt,
            updatedAt: row.updatedAt,
            imageId: idOf(row.seo?.image),
            lead: row.lead ?? '',
            isHome: row.isHome === true,
          },
        ]
      }),
    )
  })
}

export async function findPages(context: ReadContext, query: PageQuery): Promise<MatchedIds> {
  const pages = [...(await allPages(context)).values()]
  return inOrder(
    pages
      .filter(
        ({ parentId }) =>
          (query.parents === null || query.parents.includes(parentId ?? 0)) && !query.withoutParents.includes(parentId ?? 0),
      )
      .map((page) => ({
        id: page.id,
        date: Date.parse(page.createdAt),
        modified: Date.parse(page.updatedAt),
        title: sortKeyOf(page.title),
        slug: page.slug,
        author: 0,
        parent: page.parentId ?? 0,
      })),
    query,
  )
}

/** Layouts of published pages by id. */
export async function readLayouts(context: ReadContext, ids: number[]): Promise<Map<number, StoredBlock[]>> {
  context.note(...ids.map((id) => `page:${id}` as const))
  if (ids.length === 0) return new Map()
  const rows = await findPublic(context, 'pages', { where: { id: { in: ids } }, limit: ids.length, select: { layout: true } })
  return new Map(rows.map((row) => [row.id, blocksOf(row.layout)]))
}
