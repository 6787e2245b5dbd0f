import type { Site } from '#content/read/types.ts'
import type { SiteContext } from '#site/answer.ts'

const known = new WeakMap<SiteContext, Site>()

/** Kept for the error page, which must not need the database. */
export function rememberSite(context: SiteContext, site: Site): void {
  known.set(context, site)
}

export function lastKnownSite(context: SiteContext): Site {
  return known.get(context) ?? UNKNOWN_SITE
}

const UNKNOWN_SITE: Site = {
  university: '',
  department: '系所網站',
  departmentEnglish: '',
  description: '',
  shareImage: null,
  contact: { address: '', mapUrl: '', phone: '', phoneNote: '', email: '', hours: '' },
  social: [],
  headerMenu: null,
  utilityMenu: null,
  footerMenus: [],
  legalMenu: null,
  postsPerPage: 10,
}
