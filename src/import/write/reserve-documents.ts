import type { PayloadRequest } from 'payload'
import { pageHref, postHref } from '#addresses/documents.ts'
import { LONGEST_SLUG } from '#cms/fields/slugify.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { PlannedDocument } from '../plan/documents.ts'
import { planSlug } from '../plan/slugs.ts'
import type { Ledger, Made } from './ledger.ts'
import type { Written } from './outcomes.ts'

/** Posts and pages as drafts with a title and an address, so that every link has something to lead to. Answers them with the addresses that they have here. */
export async function reserveDocuments(
  ledger: Ledger,
  documents: readonly PlannedDocument[],
  written: Written,
): Promise<PlannedDocument[]> {
  const pages = new Map(documents.filter(({ collection }) => collection === 'pages').map((page) => [page.wpId, page]))
  for (const document of documents) {
    const { wpType, wpId, collection } = document
    if (ledger.idOf(wpType, String(wpId)) !== null) continue
    await ledger.settle(
      { wpType, wpId: String(wpId), hash: '', collection },
      {
        make: (req) =>
          collection === 'posts' ? reservePost(req, document) : reservePage(req, document, ledger, pages.get(document.parent)),
        update: async () => undefined,
      },
    )
  }
  const placed = await withAddresses(ledger, documents)
  for (const [index, { title, href }] of placed.entries())
    if (href !== documents[index]?.href) written.renamed.push({ title, href })
  return placed
}

async function reservePost(req: PayloadRequest, { title, slug }: PlannedDocument): Promise<Made> {
  const free = await freeName(slug, (name) => isTaken(req, 'posts', 'slug', name))
  const data = { title, slug: free, _status: 'draft' as const }
  const { id } = await req.payload.create({ collection: 'posts', data, draft: true, depth: 0, overrideAccess: true, req })
  return { id, state: 'started' }
}

async function reservePage(
  req: PayloadRequest,
  document: PlannedDocument,
  ledger: Ledger,
  above: PlannedDocument | undefined,
): Promise<Made> {
  const { title } = document
  const isHome = document.isHome && !(await isTaken(req, 'pages', 'path', ''))
  const parent = above === undefined ? null : ledger.idOf(above.wpType, String(above.wpId))
  const holder =
    parent === null
      ? null
      : await req.payload.findByID({ collection: 'pages', id: parent, depth: 0, draft: true, overrideAccess: true, req })
  const slug = document.slug || planSlug('', title)
  const free = await freeName(slug, (name) => isTaken(req, 'pages', 'path', [holder?.path, name].filter(Boolean).join('/')))
  const place = isHome ? { isHome, template: 'home' as const } : { slug: free, parent, template: 'standard' as const }
  const { id } = await req.payload.create({
    collection: 'pages',
    data: { title, ...place, _status: 'draft' },
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { id, state: 'started' }
}

/** The name itself, or with the first free number after it. */
async function freeName(name: string, isUsed: (name: string) => Promise<boolean>): Promise<string> {
  let free = name
  for (let number = 2; await isUsed(free); number++) free = `${[...name].slice(0, LONGEST_SLUG - 5).join('')}-${number}`
  return free
}

async function isTaken(req: PayloadRequest, collection: 'posts' | 'pages', field: string, value: string): Promise<boolean> {
  const rows = await (await sqlOf(req.payload, req)).run(`select id from ${collection} where ${field} = ? limit 1`, [value])
  return rows.length > 0
}

async function withAddresses(ledger: Ledger, documents: readonly PlannedDocument[]): Promise<PlannedDocument[]> {
  const sql = await sqlOf(ledger.payload)
  const posts = new Map((await sql.run('select id, slug from posts')).map((row) => [Number(row.id), String(row.slug)]))
  const pages = new Map((await sql.run('select id, path from pages')).map((row) => [Number(row.id), String(row.path ?? '')]))
  return documents.map((document) => {
    const id = ledger.idOf(document.wpType, String(document.wpId)) ?? 0
    if (document.collection === 'posts') {
      const slug = posts.get(id) ?? document.slug
      return { ...document, slug, href: postHref(slug) }
    }
    const path = pages.get(id) ?? document.path
    return { ...document, path, href: pageHref(path) }
  })
}
