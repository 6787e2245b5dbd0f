import { type ParsedLink, parseLink } from '../fields/link.ts'
import type { Menu as StoredMenu } from '../payload-types.ts'
import { isExternalUrl, safeUrl } from '../safe-url.ts'
import { findHrefs } from './hrefs.ts'
import { findPictures } from './pictures.ts'
import { findPublic, idOf, idsOf, type ReadContext } from './read-context.ts'
import type { Menu, MenuItem, Site, SocialNetwork } from './types.ts'

const DEFAULT_PER_PAGE = 10

/** Names, contact and menus: on every page, so they stay in memory. */
export function readSite(context: ReadContext): Promise<Site> {
  return context.remember('site', loadSite)
}

async function loadSite(context: ReadContext): Promise<Site> {
  context.note('settings')
  const stored = await context.payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: false })
  const roles = {
    header: idOf(stored.headerMenu),
    utility: idOf(stored.utilityMenu),
    legal: idOf(stored.legalMenu),
    footer: idsOf(stored.footerMenus),
  }
  const menus = await findMenus(
    context,
    [roles.header, roles.utility, roles.legal, ...roles.footer].flatMap((id) => id ?? []),
  )
  const menu = (id: number | null) => (id === null ? null : (menus.get(id) ?? null))
  const imageId = idOf(stored.shareImage)
  return {
    university: stored.university ?? '',
    department: stored.department ?? '',
    departmentEnglish: stored.departmentEnglish ?? '',
    description: stored.description ?? '',
    shareImage: imageId === null ? null : ((await findPictures(context, [imageId])).get(imageId) ?? null),
    contact: {
      address: stored.address ?? '',
      mapUrl: safeUrl(stored.mapUrl) ?? '',
      phone: stored.phone ?? '',
      phoneNote: stored.phoneNote ?? '',
      email: stored.email ?? '',
      hours: stored.hours ?? '',
    },
    social: (stored.social ?? []).flatMap(({ network, url }) => {
      const href = safeUrl(url)
      return href === null ? [] : [{ network: network as SocialNetwork, href }]
    }),
    headerMenu: menu(roles.header),
    utilityMenu: menu(roles.utility),
    footerMenus: roles.footer.flatMap((id) => menu(id) ?? []),
    legalMenu: menu(roles.legal),
    postsPerPage: stored.postsPerPage ?? DEFAULT_PER_PAGE,
  }
}

interface StoredItem {
  id?: string | null
  label: string
  badge?: string | null
  lang?: string | null
  children?: StoredItem[] | null
  /** What the third level is called. */
  grandchildren?: StoredItem[] | null
}

async function findMenus(context: ReadContext, ids: number[]): Promise<Map<number, Menu>> {
  context.note(...ids.map((id) => `menu:${id}` as const))
  if (ids.length === 0) return new Map()
  const docs: StoredMenu[] = await findPublic(context, 'menus', { where: { id: { in: ids } }, limit: ids.length })
  const links = docs.flatMap((doc) => linksOf(doc.items ?? []))
  const wanted = (kind: 'page' | 'post' | 'category') => links.flatMap(({ target }) => (target.kind === kind ? [target.id] : []))
  const hrefs = {
    page: await findHrefs(context, 'page', wanted('page')),
    post: await findHrefs(context, 'post', wanted('post')),
    category: await findHrefs(context, 'category', wanted('category')),
  }
  const hrefOf = ({ target }: ParsedLink) => (target.kind === 'url' ? target.url : (hrefs[target.kind].get(target.id) ?? null))
  const toItem = (item: StoredItem): MenuItem => {
    const link = parseLink(item)
    const href = link === null ? null : hrefOf(link)
    return {
      id: item.id ?? item.label,
      label: item.label,
      href,
      isExternal: href !== null && isExternalUrl(href),
      badge: item.badge ?? '',
      lang: item.lang ?? null,
      children: toItems(childrenOf(item)),
    }
  }
  // An item whose page was withdrawn would lead nowhere; one that only opens its children stays.
  const toItems = (items: StoredItem[]): MenuItem[] =>
    items.map(toItem).filter((item) => item.href !== null || item.children.length > 0)
  return new Map(docs.map((doc) => [doc.id, { id: doc.id, name: doc.name, items: toItems(doc.items ?? []) }]))
}

function linksOf(items: StoredItem[]): ParsedLink[] {
  return items.flatMap((item) => {
    const link = parseLink(item)
    return [...(link === null ? [] : [link]), ...linksOf(childrenOf(item))]
  })
}

function childrenOf({ children, grandchildren }: StoredItem): StoredItem[] {
  return children ?? grandchildren ?? []
}
