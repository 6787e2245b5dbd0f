import { EMBED_SERVICES, readEmbedAddress } from '#published/embed.ts'
import { readFilmAddress } from '#published/film.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { wordsForHref } from '../conversion/link.ts'
import { linkPiece } from '../conversion/paragraphs.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { attributeOf, elementsIn, type HtmlElement } from './dom.ts'
import { findPicture } from './pictures.ts'

const MEDIA = new Set(['iframe', 'embed', 'video', 'audio'])
const MAP_HOST = /^(?:www\.|maps\.)?google\.[a-z.]+$/

export function isMediaElement(name: string): boolean {
  return MEDIA.has(name)
}

export function mediaToPieces(element: HtmlElement, conversion: Conversion): Piece[] {
  const inner = [...elementsIn(element.childNodes)]
  const source = inner.find(({ tagName }) => tagName === 'source')
  const src =
    attributeOf(element, 'src') || attributeOf(element, 'data-src') || (source === undefined ? '' : attributeOf(source, 'src'))
  const title = attributeOf(element, 'title')
  if (element.tagName === 'audio') return audioPieces(src, title, conversion)
  if (element.tagName !== 'video') return embedPieces(src, title, conversion)
  const captions = inner.find(({ tagName }) => tagName === 'track')
  return filmPieces({ url: src }, title, conversion, {
    poster: attributeOf(element, 'poster'),
    captions: captions === undefined ? '' : attributeOf(captions, 'src'),
  })
}

/** A page of another site that was shown inside this one: films, maps, forms and documents live on; the rest becomes a link, for the site's policy forbids other frames. */
export function embedPieces(address: string, title: string, conversion: Conversion): Piece[] {
  const url = address.startsWith('//') ? `https:${address}` : address
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return []
  const film = readFilmAddress(url)
  if (film !== null) return widget('video', { video_type: film.service, url, title }, conversion)
  const map = mapSettings(new URL(url))
  if (map !== null) return widget('map', { title: '', ...map }, conversion)
  const page = readEmbedAddress(url)
  if (page !== null) return widget('embed', { address: page.href, title: title || EMBED_SERVICES[page.service] }, conversion)
  conversion.note('embed', new URL(url).hostname, url)
  return linkPiece(`開啟 ${title || wordsForHref(url)}`, url, conversion)
}

interface FilmExtras {
  poster?: string
  captions?: string
  more?: Record<string, unknown>
}

/** A film of the old site's own library; one that is not there stays a link. */
export function filmPieces(
  source: { id?: number; url?: string },
  title: string,
  conversion: Conversion,
  { poster = '', captions = '', more = {} }: FilmExtras = {},
): Piece[] {
  const hosted = readFilmAddress(source.url)
  if (hosted !== null) return widget('video', { video_type: hosted.service, url: source.url, title, ...more }, conversion)
  const file = conversion.references.file(source)
  if (file === null || !['mp4', 'webm'].includes(file.extension)) return fileLink(source.url ?? '', title, conversion)
  const picture = poster === '' ? null : findPicture({ url: poster }, conversion)
  const track = captions === '' ? null : conversion.references.file({ url: captions })
  return widget(
    'video',
    {
      video_type: 'self',
      file: file.id,
      title: title || file.title,
      ...(picture !== null && { picture }),
      ...(track?.extension === 'vtt' && { captions: track.id }),
      ...more,
    },
    conversion,
  )
}

export function audioPieces(src: string, title: string, conversion: Conversion, id?: number): Piece[] {
  const file = conversion.references.file({ url: src, ...(id !== undefined && { id }) })
  if (file === null || !['mp3', 'm4a', 'ogg'].includes(file.extension)) return fileLink(src, title, conversion)
  return widget('audio', { audio_type: 'self', file: file.id, title: title || file.title }, conversion)
}

/** The file can be fetched, though not played here. */
function fileLink(src: string, title: string, conversion: Conversion): Piece[] {
  if (src === '') return []
  conversion.note('embed', 'file', src)
  return linkPiece(title || wordsForHref(src), src, conversion)
}

/** Of Google's several ways to name a place. */
function mapSettings(url: URL): Record<string, unknown> | null {
  if (!MAP_HOST.test(url.hostname) || !url.pathname.startsWith('/maps')) return null
  const zoom = Number(url.searchParams.get('z')) || undefined
  const place = url.searchParams.get('q') ?? url.searchParams.get('query') ?? ''
  const packed = url.searchParams.get('pb') ?? ''
  const coordinates = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(place) ?? swap(/!2d(-?\d+\.\d+)!3d(-?\d+\.\d+)/.exec(packed))
  const name = /!2s([^!]+)/.exec(packed)?.[1] ?? ''
  const address = coordinates === null || packed !== '' ? place || name : ''
  if (coordinates === null && address === '') return null
  const [, latitude, longitude] = coordinates ?? []
  return {
    address_mode: coordinates === null ? 'address' : 'coordinates',
    address,
    ...(coordinates !== null && { latitude: Number(latitude), longitude: Number(longitude) }),
    ...(zoom !== undefined && { zoom }),
  }
}

/** Packed addresses give the longitude first. */
function swap(match: RegExpExecArray | null): [string, string, string] | null {
  return match === null ? null : ['', match[2] ?? '', match[1] ?? '']
}

function widget(name: string, settings: Record<string, unknown>, conversion: Conversion): Piece[] {
  const block = placeBlock(name, settings, conversion)
  return block === null ? [] : [{ kind: 'widget', block }]
}
