import { NORTHERNMOST, type Point } from '#kit/mercator.ts'

const LONGEST_TEXT = 2000
// About ten centimetres.
const DECIMALS = 6

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`
const PAIR = new RegExp(`^${NUMBER}\\s*[,，、\\s]\\s*${NUMBER}$`)
const DEGREES = String.raw`(\d{1,3})\s*[°度]\s*(?:(\d{1,2})\s*['′’分]\s*)?(?:(\d{1,2}(?:\.\d{1,10})?)\s*(?:["″”秒]|'')\s*)?`
const SIDES = new RegExp(`^${DEGREES}([NS])[,，\\s]*${DEGREES}([EW])$`, 'i')
const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}(?:,${NUMBER})?(?:[;?].*)?$`, 'i')

const OPEN_STREET_MAP = /^(www\.)?(openstreetmap\.org|osm\.org)$/
const GOOGLE = /^((www|maps)\.)?google\.(com|com\.tw)$/
const SHORTENED = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org)$/

const UNKNOWN =
  '看不出位置。可以貼上 Google 地圖或 OpenStreetMap 的網址、「24.15, 120.68」這樣的經緯度、geo: 網址，或完整的 Plus Code。'
const SHORT_LINK = '短網址裡沒有位置。請先打開它，再複製網址列裡的網址。'
const SHORT_CODE = '這是簡短的 Plus Code，少了前四碼，看不出在哪裡。請貼上完整的一組，例如 7QM22222+22。'
const OUTSIDE = '這個位置不在地圖上：緯度最多 85.05 度，經度最多 180 度。'

/** What somebody has pasted to say where a place is: the place, or in Chinese why it can't be read. Nothing is looked up. */
export function readPlace(text: string): Point | { problem: string } {
  const written = text.trim()
  if (written === '' || written.length > LONGEST_TEXT) return { problem: UNKNOWN }
  const found = /^https?:\/\//i.test(written) ? readAddress(written) : readWords(written)
  if (!Array.isArray(found)) return { problem: found }
  const [lat = Number.NaN, lng = Number.NaN] = found
  const isOnMap = Math.abs(lat) <= NORTHERNMOST && Math.abs(lng) <= 180
  return isOnMap ? roundPlace({ lat, lng }) : { problem: OUTSIDE }
}

export function roundPlace({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }
}

/** Two numbers, or the reason why there are none. */
type ParsedPlace = number[] | string

function readWords(written: string): ParsedPlace {
  const [, latitude, longitude] = PAIR.exec(written.replace(/^[(（](.*)[)）]$/, '$1').trim()) ?? GEO.exec(written) ?? []
  if (latitude !== undefined && longitude !== undefined) return [Number(latitude), Number(longitude)]
  const sides = SIDES.exec(written)
  if (sides) return [degreesOf(sides.slice(1, 5)), degreesOf(sides.slice(5, 9))]
  return readPlusCode(written)
}

function degreesOf([degrees, minutes = '0', seconds = '0', side = '']: (string | undefined)[]): number {
  return (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * (/[SW]/i.test(side) ? -1 : 1)
}

function readAddress(written: string): ParsedPlace {
  if (!URL.canParse(written)) return UNKNOWN
  const { hostname, pathname, search, hash } = new URL(written)
  const query = new URLSearchParams(search)
  if (OPEN_STREET_MAP.test(hostname) && !pathname.startsWith('/go/')) {
    const [, latitude, longitude] = new RegExp(`^#map=\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}(?:&|$)`).exec(hash) ?? []
    // The marker before the middle of what was seen.
    return pairOf(query.get('mlat'), query.get('mlon')) ?? pairOf(latitude, longitude) ?? UNKNOWN
  }
  if (SHORTENED.test(hostname)) return SHORT_LINK
  if (!GOOGLE.test(hostname) || !(hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(pathname))) return UNKNOWN
  const pins = [...pathname.matchAll(new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g'))].at(-1)
  const seen = new RegExp(`/@${NUMBER},${NUMBER}(?:[,/]|$)`).exec(pathname)
  const asked = ['q', 'query', 'll', 'center'].map((name) => PAIR.exec((query.get(name) ?? '').trim())).find(Boolean)
  return pairOf(pins?.[1], pins?.[2]) ?? pairOf(asked?.[1], asked?.[2]) ?? pairOf(seen?.[1], seen?.[2]) ?? UNKNOWN
}

function pairOf(latitude: string | null | undefined, longitude: string | null | undefined): number[] | null {
  const [, first, second] = PAIR.exec(`${latitude},${longitude}`) ?? []
  return first !== undefined && second !== undefined ? [Number(first), Number(second)] : null
}

const CODE_DIGITS = '23456789CFGHJMPQRVWX'
const FULL_CODE = new RegExp(`^([${CODE_DIGITS}]{8})\\+([${CODE_DIGITS}]{2})?$`, 'i')
const PART_OF_CODE = new RegExp(`^[${CODE_DIGITS}]{2,7}\\+[${CODE_DIGITS}]{2,}`, 'i')

/** An Open Location Code: pairs of digits in base 20, latitude and longitude in turn; its cell's middle. */
function readPlusCode(written: string): ParsedPlace {
  const [, long = '', rest = ''] = FULL_CODE.exec(written) ?? []
  if (long === '') return PART_OF_CODE.test(written) ? SHORT_CODE : UNKNOWN
  const digits = Array.from((long + rest).toUpperCase(), (digit) => CODE_DIGITS.indexOf(digit))
  let size = 400
  const corner = [-90, -180]
  for (const [index, digit] of digits.entries()) {
    if (index % 2 === 0) size /= 20
    corner[index % 2] = (corner[index % 2] ?? 0) + digit * size
  }
  return corner.map((degrees) => degrees + size / 2)
}

/** A place from two settings; `null` where one of them is missing. */
export function pointOf(latitude: unknown, longitude: unknown): Point | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : null
}
