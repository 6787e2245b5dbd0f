import { besides, type Content, cleanWords, httpAddress, MAX_DESCRIPTION, MAX_TITLE } from './model.ts'

/** What an action anchor asks for. Its settings may come from anybody. */
interface Wish {
  content: Content
  /** Show it among the links of this group, if the page has them. */
  group: string | null
}

/** `null` unless the settings name something that may be shown. Keys that are not known here are not even looked at. */
export function readWish(settings: Readonly<Record<string, unknown>>, base: string): Wish | null {
  const given = (key: string) => (Object.hasOwn(settings, key) ? (settings[key] ?? '') : '')
  const group = typeof given('slideshow') === 'string' ? cleanWords(given('slideshow'), MAX_TITLE) || null : null
  const title = cleanWords(given('title'), MAX_TITLE)
  const description = cleanWords(given('description'), MAX_DESCRIPTION)
  const words = { title, description, alt: besides(cleanWords(given('alt'), MAX_DESCRIPTION), title, description) }
  const type = given('type')

  if (given('url') === '') {
    const namesSomething = type === 'image' || type === 'video' || given('id') !== '' || group !== null
    return namesSomething ? { content: { kind: 'missing', ...words }, group } : null
  }
  const address = httpAddress(given('url'), base)
  if (address === null) return null
  if (type === '' || type === 'image') {
    return { content: { kind: 'picture', address, sources: [], thumb: '', hash: '', ...words }, group }
  }
  const video = type === 'video' ? readVideo(address, given('videoType'), given('autoplay') === 'yes') : null
  return video && { content: { ...video, ...words }, group: null }
}

type Video = { kind: 'video'; address: string; autoplay: boolean } | { kind: 'elsewhere'; address: string; service: string }

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO = /^https?:\/\/(?:www\.)?(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{1,12})(?!\d)/
const FILE = /\.(?:mp4|webm)$/i

function readVideo(address: string, videoType: unknown, autoplay: boolean): Video | null {
  const isWanted = (type: string) => videoType === '' || videoType === type
  const [, youtube] = YOUTUBE.exec(address) ?? []
  if (youtube && isWanted('youtube')) {
    return { kind: 'elsewhere', address: `https://www.youtube.com/watch?v=${youtube}`, service: 'YouTube' }
  }
  const [, vimeo] = VIMEO.exec(address) ?? []
  if (vimeo && isWanted('vimeo')) return { kind: 'elsewhere', address: `https://vimeo.com/${vimeo}`, service: 'Vimeo' }
  return FILE.test(new URL(address).pathname) && isWanted('hosted') ? { kind: 'video', address, autoplay } : null
}
