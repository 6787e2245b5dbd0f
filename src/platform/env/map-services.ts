import type { VariableReader } from './variable-reader.ts'

/**
 * Where maps get their parts from. Browsers ask there once a visitor wants to; the site's own programs never do. `null`: there
 * is no such service.
 */
export interface MapServices {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  tiles: string | null
  /** The same for aerial photographs. */
  photoTiles: string | null
  /** Whom the tiles are owed to. */
  credit: string
  /** Address that finds `{address}` and answers as Nominatim does. */
  geocoder: string | null
  /** Address that leads `{from}` one point `{to}` another, `{mode}` foot, bike or car, and answers as OSRM does. */
  router: string | null
}

const OPEN_STREET_MAP: MapServices = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  photoTiles: null,
  credit: '© OpenStreetMap 貢獻者',
  geocoder: 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q={address}',
  router: 'https://routing.openstreetmap.de/routed-{mode}/route/v1/driving/{from};{to}?overview=full&geometries=geojson',
}
const NONE = 'none'
const TILE_PARTS = ['z', 'x', 'y']

export function readMapServices(read: VariableReader): MapServices {
  return {
    tiles: readTemplate(read, 'MAP_TILES_URL', TILE_PARTS, OPEN_STREET_MAP.tiles),
    photoTiles: readTemplate(read, 'MAP_PHOTO_TILES_URL', TILE_PARTS, OPEN_STREET_MAP.photoTiles),
    credit: read.text('MAP_CREDIT') ?? OPEN_STREET_MAP.credit,
    geocoder: readTemplate(read, 'MAP_GEOCODER_URL', ['address'], OPEN_STREET_MAP.geocoder),
    router: readTemplate(read, 'MAP_ROUTER_URL', ['from', 'to'], OPEN_STREET_MAP.router, ['mode']),
  }
}

function readTemplate(
  read: VariableReader,
  name: string,
  needed: string[],
  otherwise: string | null,
  allowed: string[] = [],
): string | null {
  const given = read.text(name)
  if (given === null) return otherwise
  if (given === NONE) return null
  const parts = Array.from(given.matchAll(/\{([^{}]*)\}/g), ([, part = '']) => part)
  const isComplete = needed.every((part) => parts.includes(part))
  const isKnown = parts.every((part) => [...needed, ...allowed].includes(part))
  if (isComplete && isKnown && hasFixedHost(given)) return given
  // An address may carry a key, so the value itself is not repeated.
  const list = needed.map((part) => `{${part}}`).join(', ')
  read.refuse(name, `expected ${NONE}, or an http(s) address with ${list} after its host（應為 ${NONE}，或含有 ${list} 的網址）`)
  return otherwise
}

/** The policy of the pages names the host, so no part of it may be left open. */
function hasFixedHost(template: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#]+)/.exec(template) ?? []
  return host !== '' && !/[{}@\s;,'*]/.test(host) && URL.canParse(template)
}

/** The hosts that pages with a map may ask, for the content security policy. */
export function mapOrigins({ tiles, photoTiles, geocoder, router }: MapServices): { images: string[]; calls: string[] } {
  return { images: originsOf([tiles, photoTiles]), calls: originsOf([geocoder, router]) }
}

function originsOf(addresses: (string | null)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).origin)))]
}
