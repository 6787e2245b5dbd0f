/** A file of the media library that a browser can play, or captions for it. */
export interface MediaFile {
  url: string
  type: string
  title: string
}

/** A film that another site plays. `start`: in seconds, as its address says. */
export type HostedFilm =
  | { service: 'youtube'; id: string; start: number }
  /** `key` opens a film that is not listed. */
  | { service: 'vimeo'; id: string; key: string; start: number }

export type Film = HostedFilm | { service: 'file'; file: MediaFile; captions: MediaFile | null }

export const SERVICE_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

export interface PlayOptions {
  /** In seconds; 0 and `null` for the whole film. */
  start: number
  end: number | null
  mute: boolean
  loop: boolean
  controls: boolean
}

export const WHOLE_FILM: PlayOptions = { start: 0, end: null, mute: false, loop: false, controls: true }

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})\/?$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([0-9a-f]{6,40}))?\/?$/

/** Which film an address means, in all the forms that people copy. */
export function readFilmAddress(address: unknown): HostedFilm | null {
  if (typeof address !== 'string' || address.length > 500) return null
  const whole = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (YOUTUBE_HOST.test(url.hostname) || url.hostname === 'youtu.be') return readYouTube(url)
  return /^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname) ? readVimeo(url) : null
}

function readYouTube({ hostname, pathname, searchParams }: URL): HostedFilm | null {
  const named = hostname === 'youtu.be' ? pathname.slice(1).replace(/\/$/, '') : YOUTUBE_PATH.exec(pathname)?.[1]
  const id = named ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : null) ?? ''
  if (!YOUTUBE_ID.test(id)) return null
  return { service: 'youtube', id, start: readSeconds(searchParams.get('t') ?? searchParams.get('start')) }
}

function readVimeo({ pathname, searchParams, hash }: URL): HostedFilm | null {
  const [, id, secret] = VIMEO_PATH.exec(pathname) ?? []
  if (id === undefined) return null
  const given = secret ?? searchParams.get('h') ?? ''
  const key = /^[0-9a-f]{6,40}$/.test(given) ? given : ''
  return { service: 'vimeo', id, key, start: readSeconds(/^#t=(.*)$/.exec(hash)?.[1] ?? null) }
}

/** `90`, `90s`, `1m30s`, `1h2m3s`. */
function readSeconds(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Where the film can be watched without our player. */
export function watchAddress(film: Film): string {
  switch (film.service) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${film.id}`
    case 'vimeo':
      return `https://vimeo.com/${film.id}${film.key === '' ? '' : `/${film.key}`}`
    case 'file':
      return film.file.url
  }
}

/** The player of another site, as little curious as it offers to be. It is asked for after a click, so it starts at once. */
export function playerAddress(film: HostedFilm, { start, end, mute, loop, controls }: PlayOptions): string {
  const from = start || film.start
  if (film.service === 'youtube') {
    const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: 'zh-TW' })
    if (from > 0) query.set('start', String(from))
    if (end !== null && end > from) query.set('end', String(end))
    if (mute) query.set('mute', '1')
    // YouTube repeats lists only; this one has a single film.
    if (loop) query.set('loop', '1')
    if (loop) query.set('playlist', film.id)
    if (!controls) query.set('controls', '0')
    return `https://www.youtube-nocookie.com/embed/${film.id}?${query}`
  }
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' })
  if (film.key !== '') query.set('h', film.key)
  if (mute) query.set('muted', '1')
  if (loop) query.set('loop', '1')
  if (!controls) query.set('controls', '0')
  return `https://player.vimeo.com/video/${film.id}?${query}${from > 0 ? `#t=${from}s` : ''}`
}

/** The address of a file from `start` to `end`. */
export function fileAddress(url: string, { start, end }: Pick<PlayOptions, 'start' | 'end'>): string {
  const until = end !== null && end > start ? `,${end}` : ''
  return start > 0 || until !== '' ? `${url}#t=${start}${until}` : url
}
