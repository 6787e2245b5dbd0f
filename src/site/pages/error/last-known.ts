import { PLAIN_BRAND } from '#published/brand.ts'
import { toWords } from '#published/site-words.ts'
import type { Site } from '#published/types.ts'
import { EMPTY_FRAME, type Frame } from '../../frame.ts'
import type { SiteContext } from '../../response.ts'

/** What surrounds the error page, which must not need the database. */
interface Surroundings {
  site: Site
  frame: Frame
}

const known = new WeakMap<SiteContext, Surroundings>()

/** Keeps the site and its frame, rendered as on no page in particular; once for each state of the site's settings. */
export async function rememberSite(context: SiteContext, site: Site, render: () => Promise<Frame>): Promise<void> {
  if (known.get(context)?.site !== site) known.set(context, { site, frame: await render() })
}

export function lastKnown(context: SiteContext): Surroundings {
  return known.get(context) ?? { site: UNKNOWN_SITE, frame: EMPTY_FRAME }
}

/** The site as it was read last; `null` where no page was shown yet. */
export function knownSite(context: SiteContext): Site | null {
  return known.get(context)?.site ?? null
}

const NAMES = { university: '', department: '系所網站' }

const UNKNOWN_SITE: Site = {
  ...NAMES,
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
  isHeaderSticky: true,
  headerTools: [],
  everywhere: [],
  lightbox: { isOn: true, counter: true, fullscreen: true, zoom: true, share: true, title: 'title', description: 'description' },
  shareNetworks: [],
  brand: PLAIN_BRAND,
  words: toWords(null, NAMES),
}
