import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { APIError, addDataAndFileToRequest, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload'
import { newsHref } from '#addresses/documents.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { hasRole } from '../access/roles.ts'
import { LABEL_MAX, MAX_ITEMS } from '../collections/menus.ts'

/** Beside the list of posts. */
export const MOST_PAGES = MAX_ITEMS - 1
const Chosen = Type.Object({
  pages: Type.Array(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }), { maxItems: MOST_PAGES, uniqueItems: true }),
  /** The list of posts, as the last. */
  news: Type.Boolean(),
})

export const NEWS_ITEM = { label: '最新消息', kind: 'url' as const, url: newsHref() }

/** `POST /api/first-day/menu`: the menu of the header, for a department that has made its pages itself; drafts show in it once they are published. */
export const makeMenuEndpoint: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator', 'editor')) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const { data } = req
  if (!Value.Check(Chosen, data) || (data.pages.length === 0 && !data.news)) throw new APIError('請至少選一項。', 400)
  await inTransaction(req.payload, (inside) => makeMenu(inside, data.pages, data.news), req.user)
  return Response.json({ message: '選單做好了。' }, { status: 201 })
}

async function makeMenu(req: PayloadRequest, chosen: number[], news: boolean): Promise<void> {
  const { payload } = req
  const site = await payload.findGlobal({ slug: 'site', draft: true, depth: 0, overrideAccess: false, req })
  if (site.headerMenu) throw new APIError('已經有主選單了，沒有再做一個。', 409)
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: chosen } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    req,
  })
  const titles = new Map(docs.map(({ id, title }) => [id, title]))
  const items = chosen.map((page) => {
    const title = titles.get(page)
    if (title === undefined) throw new APIError('有一頁已經不在了，請重新選。', 400)
    return { label: [...title].slice(0, LABEL_MAX).join(''), kind: 'page' as const, page }
  })
  const data = { name: '主選單', items: news ? [...items, NEWS_ITEM] : items, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'menus', data, overrideAccess: false, req })
  await payload.updateGlobal({ slug: 'site', data: { headerMenu: id, _status: 'published' }, overrideAccess: false, req })
}
