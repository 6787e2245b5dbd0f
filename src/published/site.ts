import type { Site as StoredSite } from '#platform/payload-types.ts'
import { safeUrl } from '#platform/safe-url.ts'
import { brandPictures, findTypeface, toBrand } from './brand.ts'
import { findMenus } from './menus.ts'
import { findPictures } from './pictures.ts'
import { blocksOf, idOf, idsOf, type ReadContext } from './read-context.ts'
import { DEFAULT_SHARE_NETWORKS } from './share-networks.ts'
import { toWords } from './site-words.ts'
import type { Menu, Site, SocialNetwork, StoredBlock } from './types.ts'

const DEFAULT_PER_PAGE = 10
// A site whose settings were never saved still has a search.
const DEFAULT_TOOLS: StoredBlock[] = [{ id: 'search', blockType: 'header-search' }]

/** Names, contact and menus: on every page, so they stay in memory. */
export function readSite(context: ReadContext): Promise<Site> {
  return context.remember('site', loadSite)
}

async function loadSite(context: ReadContext): Promise<Site> {
  context.note('settings')
  return toSite(context, await context.payload.findGlobal({ slug: 'site', depth: 0, draft: false, overrideAccess: false }))
}

/** The site with other menus in the places of those with the same ids. */
export function withMenus(site: Site, menus: Map<number, Menu>): Site {
  const menu = (shown: Menu | null) => (shown && menus.get(shown.id)) ?? shown
  return {
    ...site,
    headerMenu: menu(site.headerMenu),
    utilityMenu: menu(site.utilityMenu),
    footerMenus: site.footerMenus.map((shown) => menus.get(shown.id) ?? shown),
    legalMenu: menu(site.legalMenu),
  }
}

/** The settings as they are stored, with what they refer to as the public sees it. */
export async function toSite(context: ReadContext, stored: StoredSite): Promise<Site> {
  const roles = {
    header: idOf(stored.headerMenu),
    utility: idOf(stored.utilityMenu),
    legal: idOf(stored.legalMenu),
    footer: idsOf(stored.footerMenus),
  }
  const imageId = idOf(stored.shareImage)
  const [menus, pictures, typeface] = await Promise.all([
    findMenus(
      context,
      [roles.header, roles.utility, roles.legal, ...roles.footer].flatMap((id) => id ?? []),
    ),
    findPictures(context, [...(imageId === null ? [] : [imageId]), ...brandPictures(stored)]),
    findTypeface(context, stored),
  ])
  const menu = (id: number | null) => (id === null ? null : (menus.get(id) ?? null))
  return {
    university: stored.university ?? '',
    department: stored.department ?? '',
    departmentEnglish: stored.departmentEnglish ?? '',
    description: stored.description ?? '',
    shareImage: pictures.get(imageId ?? 0) ?? null,
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
    isHeaderSticky: stored.stickyHeader !== false,
    headerTools: stored.headerTools ? blocksOf(stored.headerTools) : DEFAULT_TOOLS,
    everywhere: blocksOf(stored.everywhere),
    lightbox: {
      isOn: stored.lightbox?.isOn !== false,
      counter: stored.lightbox?.counter !== false,
      fullscreen: stored.lightbox?.fullscreen !== false,
      zoom: stored.lightbox?.zoom !== false,
      share: stored.lightbox?.share !== false,
      title: stored.lightbox?.title ?? 'title',
      description: stored.lightbox?.description ?? 'description',
    },
    shareNetworks: stored.shareNetworks ?? DEFAULT_SHARE_NETWORKS,
    brand: toBrand(stored, { pictures, typeface }),
    words: toWords(stored.words, { university: stored.university ?? '', department: stored.department ?? '' }),
  }
}
