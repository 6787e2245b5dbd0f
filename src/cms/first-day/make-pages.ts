import { APIError, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { hasRole } from '../access/roles.ts'
import { NEWS_ITEM } from './make-menu.ts'
import { LEGAL_SLUGS, type Names, READY_PAGES } from './ready-pages.ts'

/** `POST /api/first-day/pages`: the ready-made pages as drafts, with menus that show each of them once it is published. */
export const makePagesEndpoint: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator', 'editor')) throw new Forbidden(req.t)
  await inTransaction(req.payload, makePages, req.user)
  return Response.json({ message: `做好了 ${READY_PAGES.length} 個頁面，都還是草稿。` }, { status: 201 })
}

async function makePages(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const [{ totalDocs }, site] = await Promise.all([
    payload.count({ collection: 'pages', overrideAccess: false, req }),
    payload.findGlobal({ slug: 'site', draft: true, depth: 0, overrideAccess: false, req }),
  ])
  if (totalDocs > 0) throw new APIError('已經有頁面了，沒有再做一次。', 409)
  const names: Names = {
    university: site.university ?? '',
    department: site.department ?? '',
    description: site.description ?? '',
  }
  if (names.department === '') throw new APIError('請先填學校與系所名稱。', 400)
  const items: { label: string; slug: string; page: number }[] = []
  for (const { slug, layout, ...page } of READY_PAGES) {
    const isHome = slug === ''
    const data = { ...page, slug, isHome, template: isHome ? ('home' as const) : ('standard' as const), layout: layout(names) }
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...data, _status: 'draft' },
      draft: true,
      overrideAccess: false,
      req,
    })
    if (!isHome) items.push({ label: page.title, slug, page: id })
  }
  const makeMenu = async (name: string, isLegal: boolean) => {
    const chosen = items.filter(({ slug }) => LEGAL_SLUGS.has(slug) === isLegal)
    const rows = chosen.map(({ label, page }) => ({ label, kind: 'page' as const, page }))
    const data = { name, items: isLegal ? rows : [...rows, NEWS_ITEM], _status: 'published' as const }
    return (await payload.create({ collection: 'menus', data, overrideAccess: false, req })).id
  }
  const headerMenu = await makeMenu('主選單', false)
  const legalMenu = await makeMenu('聲明', true)
  await payload.updateGlobal({ slug: 'site', data: { headerMenu, legalMenu, _status: 'published' }, overrideAccess: false, req })
}
