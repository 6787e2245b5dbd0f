import type { Point } from '#kit/mercator.ts'
import { describeRoute, type TravelMode } from '../messages.ts'
import type { LivePlan } from '../wire.ts'

const PATIENCE_MS = 8000
const MODES: Record<TravelMode, string> = { walking: 'foot', bicycling: 'bike', driving: 'car' }

type Route = NonNullable<LivePlan['route']>

interface FoundRoute {
  path: Point[]
  metres: number
  seconds: number
}

/** Where an address is, or `null` where nobody knows. */
export async function findAddress(geocoder: string | null, address: string): Promise<Point | null> {
  if (geocoder === null) return null
  return readPlace(await askJson(geocoder.replaceAll('{address}', () => encodeURIComponent(address))))
}

export async function findRoute(router: string | null, { from, to, mode }: Route): Promise<FoundRoute | null> {
  if (router === null) return null
  const parts: Record<string, string> = { from: `${from.lng},${from.lat}`, to: `${to.lng},${to.lat}`, mode: MODES[mode] }
  return readRoute(await askJson(router.replaceAll(/\{(from|to|mode)\}/g, (_, part: string) => parts[part] ?? '')))
}

export function describeFound(mode: TravelMode, { metres, seconds }: FoundRoute): string {
  return describeRoute(mode, metres, seconds)
}

/** Out of Nominatim's answer: a list, the best first. */
export function readPlace(answer: unknown): Point | null {
  const [first] = Array.isArray(answer) ? answer : []
  return toPoint(Number(first?.lat), Number(first?.lon))
}

/** Out of OSRM's answer, with its geometry as GeoJSON. */
export function readRoute(answer: unknown): FoundRoute | null {
  const [first] = listIn(answer, 'routes')
  const { geometry, distance, duration } = (first ?? {}) as { geometry?: unknown; distance?: unknown; duration?: unknown }
  const path = listIn(geometry, 'coordinates').flatMap((pair) =>
    Array.isArray(pair) ? (toPoint(Number(pair[1]), Number(pair[0])) ?? []) : [],
  )
  if (path.length < 2 || typeof distance !== 'number' || typeof duration !== 'number') return null
  return { path, metres: distance, seconds: duration }
}

/** `null` where the service does not answer, or not in JSON: the visitor is told that there is nothing. */
async function askJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      credentials: 'omit',
      headers: { accept: 'application/json' },
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function listIn(value: unknown, name: string): unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null
  return Array.isArray(list) ? list : []
}

function toPoint(lat: number, lng: number): Point | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
