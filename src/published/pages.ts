import { pageHref } from '#addresses/documents.ts'
import type { Page as StoredPage } from '#platform/payload-types.ts'
import { blocksOf, findPublic, idOf, type ReadContext } from './read-context.ts'
import type { PageOutline } from './reader.ts'
import { toSeo } from './seo.ts'
import type { Crumb, Page } from './types.ts'

const MAX_PAGES = 2000
const MAX_DEPTH = 8

export async function findPage(context: ReadContext, path: string): Promise<Page | null> {
  const [row] = await findPublic(context, 'pages', { where: { path: { equals: path } }, limit: 1 })
  if (row === undefined) {
    context.note('pages')
    return null
  }
  return toPage(context, row)
}

/** A page from a stored or unsaved document whose relations are ids. */
export async function toPage(context: ReadContext, row: StoredPage): Promise<Page> {
  context.note(`page:${row.id}`)
  const path = row.path ?? ''
  const [ancestors, seo] = await Promise.all([
    findAncestors(context, idOf(row.parent)),
    toSeo(context, row.seo, { title: row.title, description: row.lead ?? '', image: null }),
  ])
  return {
    id: row.id,
    title: row.title,
    path,
    href: pageHref(path),
    lead: row.lead ?? '',
    lang: row.lang ?? null,
    paper: row.paper ?? null,
    template: row.template,
    layout: blocksOf(row.layout),
    ancestors,
    updatedAt: row.updatedAt,
    seo,
  }
}

async function findAncestors(context: ReadContext, parentId: number | null): Promise<Crumb[]> {
  const crumbs: Crumb[] = []
  for (let id = parentId; id !== null && crumbs.length < MAX_DEPTH; ) {
    context.note(`page:${id}`)
    const [row] = await findPublic(context, 'pages', {
      where: { id: { equals: id } },
      limit: 1,
      select: { title: true, path: true, parent: true, lang: true },
    })
    if (row === undefined) break
    crumbs.unshift(crumbOf(row))
    id = idOf(row.parent)
  }
  return crumbs
}

function crumbOf({ title, path, lang }: Pick<StoredPage, 'title' | 'path' | 'lang'>): Crumb {
  return { label: title, href: pageHref(path ?? ''), lang: lang ?? null }
}

export async function pageOutline(context: ReadContext): Promise<PageOutline[]> {
  context.note('pages')
  const rows = await findPublic(context, 'pages', {
    limit: MAX_PAGES,
    sort: 'path',
    select: { title: true, path: true, parent: true, lang: true },
  })
  const nodes = new Map(rows.map((row) => [row.id, { ...crumbOf(row), children: [] as PageOutline[] }]))
  const roots: PageOutline[] = []
  for (const row of rows) {
    const node = nodes.get(row.id)
    if (node === undefined || row.path === '') continue
    const parent = nodes.get(idOf(row.parent) ?? 0)
    if (parent === undefined) roots.push(node)
    else parent.children.push(node)
  }
  return roots
}
