import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { RESERVED_SEGMENTS } from '#addresses/reserved.ts'
import { refuseWith } from './access/refuse-with.ts'
import { syncPage } from './changes/record-page.ts'
import { firstFree, numbered } from './fields/first-free.ts'
import { slugFrom } from './fields/slug.ts'

const MAX_DEPTH = 6

interface PageRow {
  id: number
  slug?: string | null
  path?: string | null
  parent?: number | { id: number } | null
}

/** Fills in `slug` and `path`. An address that an editor chose is refused when it is taken or the site's own. */
export const computePath: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.isHome) return { ...data, slug: null, parent: null, path: await freePath('', originalDoc?.id, req) }
  const parentId = idOf(data.parent === undefined ? originalDoc?.parent : data.parent)
  const [parent] = await ancestorsFrom(parentId, originalDoc?.id, req)
  const pathWith = (slug: string) => [parent?.path, slug].filter(Boolean).join('/')
  let slug = data.slug || originalDoc?.slug
  if (!slug) {
    const words = slugFrom(data.title)
    // The form saves a draft before its title is written; the address waits for it.
    if (words === '' && data._status !== 'published') return { ...data, slug: null, path: null }
    const slugs = numbered(words || `page-${Date.now()}`)
    const values = slugs.map(pathWith)
    const free = await firstFree({ collection: 'pages', field: 'path', values, ownId: originalDoc?.id, req })
    slug = slugs[values.indexOf(free ?? '')] ?? `${slugs[0]}-${Date.now()}`
  }
  const path = pathWith(slug)
  if (RESERVED_SEGMENTS.has(path.split('/')[0] ?? '')) refuseWith(`網址「/${path}/」由系統使用，請換一個網址代稱。`)
  return { ...data, slug, path: await freePath(path, originalDoc?.id, req) }
}

/** Pages below a page that moved move along, each leaving a redirect of its own. */
export const moveDescendants: CollectionAfterChangeHook = async ({ doc, req }) => {
  await alignChildren(req, Number(doc.id), 0)
  return doc
}

async function alignChildren(req: PayloadRequest, id: number, depth: number): Promise<void> {
  if (depth > MAX_DEPTH) return
  const parent = await findPage(req, id)
  if (!parent) return
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: id } },
    depth: 0,
    draft: false,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const child of docs) {
    const path = [parent.path, child.slug].filter(Boolean).join('/')
    if (child.path === path) continue
    // Straight to the row: an update through the API would carry the child's unpublished draft along.
    await req.payload.db.updateOne({ collection: 'pages', id: child.id, data: { path }, req })
    await syncPage(req, child.id)
    await alignChildren(req, child.id, depth + 1)
  }
}

/** The chain of parents, nearest first. */
async function ancestorsFrom(start: number | null, ownId: number | undefined, req: PayloadRequest): Promise<PageRow[]> {
  const chain: PageRow[] = []
  for (let id = start; id !== null; ) {
    if (id === ownId || chain.length >= MAX_DEPTH) refuseWith('上層頁面不能是自己或自己的下層頁面，也不能超過六層。')
    const page = await findPage(req, id)
    if (!page) refuseWith('找不到上層頁面，請重新選擇。')
    chain.push(page)
    id = idOf(page.parent)
  }
  return chain
}

async function findPage(req: PayloadRequest, id: number): Promise<PageRow | null> {
  return req.payload.findByID({ collection: 'pages', id, depth: 0, draft: false, disableErrors: true, overrideAccess: true, req })
}

async function freePath(path: string, ownId: number | undefined, req: PayloadRequest): Promise<string> {
  if (await isTaken(path, ownId, req))
    refuseWith(path === '' ? '已經有首頁了。請先取消原來的首頁。' : `網址「/${path}/」已經有頁面使用，請換一個網址代稱。`)
  return path
}

async function isTaken(path: string, ownId: number | undefined, req: PayloadRequest): Promise<boolean> {
  return (await firstFree({ collection: 'pages', field: 'path', values: [path], ownId, req })) === undefined
}

function idOf(related: unknown): number | null {
  if (typeof related === 'number') return related
  if (typeof related === 'object' && related !== null && 'id' in related) return Number(related.id)
  return null
}
