/** A page of another site that is shown within ours, and where it is found by itself. */
export interface Embed {
  service: EmbedService
  frame: string
  href: string
}

export const EMBED_SERVICES = {
  form: 'Google 表單',
  slides: 'Google 簡報',
  document: 'Google 文件',
  sheet: 'Google 試算表',
  file: 'Google 雲端硬碟',
  calendar: 'Google 日曆',
  map: 'Google 地圖',
  issuu: 'Issuu',
  spotify: 'Spotify',
} as const

type EmbedService = keyof typeof EMBED_SERVICES

/** The only addresses that pages may frame for it, as the content security policy has them. */
export const EMBED_SOURCES = [
  'https://docs.google.com',
  'https://drive.google.com',
  'https://calendar.google.com',
  'https://www.google.com/maps/',
  'https://e.issuu.com',
  'https://open.spotify.com',
]

const MAX_LENGTH = 4000
/** What Google calls a document that can be read and not changed. */
const VIEW = 'preview'
const ID = '[\\w-]{10,200}'
const GOOGLE_DOCUMENT = new RegExp(`^/(forms|presentation|document|spreadsheets)/(?:u/\\d/)?d/(e/)?(${ID})(?:/|$)`)
const DRIVE_FILE = new RegExp(`^/file/(?:u/\\d/)?d/(${ID})(?:/|$)`)
const SPOTIFY = /^\/(?:intl-[\w-]+\/)?(?:embed\/)?(episode|show|track|album|playlist|artist)\/([A-Za-z0-9]{10,40})\/?$/
const ISSUU = /^\/([\w.-]{1,80})\/docs\/([\w.-]{1,200})\/?$/

/** What an address means that somebody copied from the address bar, from 「分享」 or as code to embed. */
export function readEmbedAddress(copied: unknown): Embed | null {
  if (typeof copied !== 'string' || copied.length > MAX_LENGTH) return null
  const address = (/<iframe\s[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(copied)?.[1] ?? copied).trim().replaceAll('&amp;', '&')
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  return READERS.get(url.hostname)?.(url) ?? null
}

const READERS = new Map<string, (url: URL) => Embed | null>([
  ['docs.google.com', readGoogleDocument],
  ['drive.google.com', readDriveFile],
  ['calendar.google.com', readCalendar],
  ['www.google.com', readGoogleMap],
  ['issuu.com', readIssuu],
  ['e.issuu.com', readIssuuFrame],
  ['open.spotify.com', readSpotify],
])

function readGoogleDocument({ pathname, searchParams }: URL): Embed | null {
  const [, kind, published = '', id] = GOOGLE_DOCUMENT.exec(pathname) ?? []
  if (kind === undefined || id === undefined) return null
  const base = `https://docs.google.com/${kind}/d/${published}${id}`
  const within = (page: string) => `${base}/${page}`
  const isPublished = published !== ''
  switch (kind) {
    case 'forms': {
      // Answers that the address fills in beforehand.
      const given = new URLSearchParams([...searchParams].filter(([name]) => /^(?:entry\.\d+|usp)$/.test(name)))
      const filled = given.size > 0 ? `?${given}` : ''
      given.set('embedded', 'true')
      return { service: 'form', frame: `${base}/viewform?${given}`, href: `${base}/viewform${filled}` }
    }
    case 'presentation':
      return { service: 'slides', frame: `${base}/embed`, href: within(isPublished ? 'pub' : VIEW) }
    case 'document':
      return isPublished
        ? { service: 'document', frame: `${base}/pub?embedded=true`, href: `${base}/pub` }
        : { service: 'document', frame: within(VIEW), href: within(VIEW) }
    default:
      return isPublished
        ? { service: 'sheet', frame: `${base}/pubhtml?widget=true&headers=false`, href: `${base}/pubhtml` }
        : { service: 'sheet', frame: within(VIEW), href: within(VIEW) }
  }
}

function readDriveFile({ pathname }: URL): Embed | null {
  const id = DRIVE_FILE.exec(pathname)?.[1]
  if (id === undefined) return null
  const base = `https://drive.google.com/file/d/${id}`
  return { service: 'file', frame: `${base}/${VIEW}`, href: `${base}/view` }
}

function readCalendar({ pathname, searchParams }: URL): Embed | null {
  if (!/^\/calendar(?:\/|$)/.test(pathname)) return null
  const sources = [...searchParams.getAll('src'), ...searchParams.getAll('cid').map(readCalendarId)].filter(isCalendar)
  if (sources.length === 0) return null
  const query = new URLSearchParams(sources.slice(0, 20).map((source) => ['src', source]))
  const mode = searchParams.get('mode')?.toUpperCase() ?? ''
  if (['WEEK', 'MONTH', 'AGENDA'].includes(mode)) query.set('mode', mode)
  query.set('ctz', 'Asia/Taipei')
  query.set('hl', 'zh_TW')
  const frame = `https://calendar.google.com/calendar/embed?${query}`
  return { service: 'calendar', frame, href: frame }
}

/** In addresses to share, calendars are in base64. */
function readCalendarId(encoded: string): string {
  if (encoded.includes('@')) return encoded
  const bare = encoded.replace(/=+$/, '')
  return /^[A-Za-z0-9+/]+$/.test(bare) && bare.length % 4 !== 1 ? atob(bare) : ''
}

function isCalendar(source: string): boolean {
  return /^[\w.%+#-]{1,200}@[\w.-]{1,100}$/.test(source)
}

function readGoogleMap({ pathname, searchParams }: URL): Embed | null {
  const drawn = searchParams.get('mid')
  if (/^\/maps\/d\/(?:u\/\d\/)?(?:embed|viewer|edit)$/.test(pathname) && drawn !== null && /^[\w.-]{5,100}$/.test(drawn)) {
    const of = (kind: string) => `https://www.google.com/maps/d/${kind}?mid=${drawn}`
    return { service: 'map', frame: of('embed'), href: of('viewer') }
  }
  const place = searchParams.get('pb')
  if (pathname !== '/maps/embed' || place === null || !/^[\x21-\x7e\p{L}\p{N} ]{1,2000}$/u.test(place)) return null
  const frame = `https://www.google.com/maps/embed?${new URLSearchParams({ pb: place })}`
  return { service: 'map', frame, href: frame }
}

function readIssuu({ pathname }: URL): Embed | null {
  const [, user, document] = ISSUU.exec(pathname) ?? []
  return user === undefined || document === undefined ? null : issuu(user, document)
}

function readIssuuFrame({ pathname, searchParams }: URL): Embed | null {
  const user = searchParams.get('u') ?? ''
  const document = searchParams.get('d') ?? ''
  return pathname === '/embed.html' && ISSUU.test(`/${user}/docs/${document}`) ? issuu(user, document) : null
}

function issuu(user: string, document: string): Embed {
  const query = new URLSearchParams({ d: document, u: user })
  return {
    service: 'issuu',
    frame: `https://e.issuu.com/embed.html?${query}`,
    href: `https://issuu.com/${user}/docs/${document}`,
  }
}

function readSpotify({ pathname }: URL): Embed | null {
  const [, kind, id] = SPOTIFY.exec(pathname) ?? []
  if (kind === undefined || id === undefined) return null
  return {
    service: 'spotify',
    frame: `https://open.spotify.com/embed/${kind}/${id}`,
    href: `https://open.spotify.com/${kind}/${id}`,
  }
}
