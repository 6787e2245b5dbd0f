import type { Payload, PayloadRequest } from 'payload'
import { MOST_PAGES } from './make-menu.ts'

/** How far a department has come with its site. All of it is read from what is stored, so that anybody can go on from there. */
export interface FirstDay {
  site: {
    university: string
    department: string
    departmentEnglish: string
    description: string
    scheme: string
    logo: { id: number; name: string } | null
    address: string
    phone: string
    email: string
    hours: string
  }
  hasPages: boolean
  /** The first of them but the home page, drafts too, the oldest first. */
  pages: { id: number; title: string }[]
  /** Of the header. */
  menu: { id: number; labels: string[] } | null
  home: { id: number; isPublic: boolean } | null
}

export async function readFirstDay(req: PayloadRequest): Promise<FirstDay> {
  const [site, pages, home] = await Promise.all([
    req.payload.findGlobal({ slug: 'site', draft: true, depth: 1, overrideAccess: false, req }),
    req.payload.find({
      collection: 'pages',
      draft: true,
      depth: 0,
      limit: MOST_PAGES,
      sort: 'createdAt',
      select: { title: true, path: true },
      overrideAccess: false,
      req,
    }),
    findHome(req),
  ])
  const logo = site.brand?.logo
  const menu = site.headerMenu
  return {
    site: {
      university: site.university ?? '',
      department: site.department ?? '',
      departmentEnglish: site.departmentEnglish ?? '',
      description: site.description ?? '',
      scheme: site.brand?.scheme ?? '',
      logo: typeof logo === 'object' && logo !== null ? { id: logo.id, name: logo.originalName ?? logo.filename ?? '' } : null,
      address: site.address ?? '',
      phone: site.phone ?? '',
      email: site.email ?? '',
      hours: site.hours ?? '',
    },
    hasPages: pages.totalDocs > 0,
    pages: pages.docs.filter(({ path }) => path !== '').map(({ id, title }) => ({ id, title })),
    menu:
      typeof menu === 'object' && menu !== null ? { id: menu.id, labels: (menu.items ?? []).map(({ label }) => label) } : null,
    home,
  }
}

const CONTENT = ['pages', 'posts', 'categories', 'tags', 'fragments', 'popups', 'products', 'menus', 'mailing-lists'] as const

/** Whether somebody has begun: with anything but the settings, and a picture for the logo. */
export async function hasContent(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(CONTENT.map((collection) => payload.count({ collection, overrideAccess: true, trash: true })))
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/** Whether visitors see a home page. */
export async function hasHomePage(req: PayloadRequest): Promise<boolean> {
  return (await findHome(req))?.isPublic === true
}

async function findHome(req: PayloadRequest): Promise<FirstDay['home']> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: '' } },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: false,
    overrideAccess: false,
    req,
    select: { _status: true },
  })
  const home = docs[0]
  return home === undefined ? null : { id: home.id, isPublic: home._status === 'published' }
}
