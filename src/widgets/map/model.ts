/** With no centre set the map shows the demo's campus, this close. */
export const DEFAULT_CENTRE: Point = { lat: 24.15, lng: 120.68 }
export const DEFAULT_ZOOM = 14
export const FARTHEST_ZOOM = 1
export const NEAREST_ZOOM = 19
export const ICON_PX = 32
/** More pins than this would cover each other and their numbers: dots, then. */
export const MOST_PINS = 30
/** Where Mercator's square ends. */
export const NORTHERNMOST = 85.05

const TILE_PX = 256
const EARTH_RADIUS_M = 6_371_008.8
const EQUATOR_M = 40_075_016.686

export interface Point {
  lat: number
  lng: number
}

interface Size {
  width: number
  height: number
}

/** What a map shows: the middle of its frame, and how close. */
export interface Viewport {
  centre: Point
  zoom: number
}

/** Pixels from the north-western corner of the world, as tile maps count them. */
export function project({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const world = TILE_PX * 2 ** zoom
  const latitude = (Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, lat)) * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.asinh(Math.tan(latitude)) / (2 * Math.PI)) * world,
  }
}

interface ViewportWish extends Viewport {
  /** What must be seen. */
  points: readonly Point[]
  size: Size
  /** Kept free along the edges. */
  margin: number
}

/** The viewport that was wished for; where that would hide a point, the nearest one that shows all of them. */
export function chooseViewport({ points, centre, zoom, size, margin }: ViewportWish): Viewport {
  const room = { x: size.width / 2 - margin, y: size.height / 2 - margin }
  if (points.every((point) => isWithin(point, { centre, zoom }, room))) return { centre, zoom }
  const middle = middleOf(points)
  for (let farther = zoom; farther > FARTHEST_ZOOM; farther -= 1) {
    const viewport = { centre: middle, zoom: farther }
    if (points.every((point) => isWithin(point, viewport, room))) return viewport
  }
  return { centre: middle, zoom: FARTHEST_ZOOM }
}

function isWithin(point: Point, { centre, zoom }: Viewport, room: { x: number; y: number }): boolean {
  const middle = project(centre, zoom)
  const { x, y } = project(point, zoom)
  return Math.abs(x - middle.x) <= room.x && Math.abs(y - middle.y) <= room.y
}

/** Of the box around the points, of which there is one at least. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(6))
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) }
}

/** A round distance that is at most `longest` pixels long on the map. */
export function chooseScale({ centre, zoom }: Viewport, longest: number): { metres: number; pixels: number } {
  const perPixel = (EQUATOR_M * Math.cos((centre.lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)
  const most = perPixel * longest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2].find((times) => times * power <= most) ?? 1) * power
  return { metres, pixels: metres / perPixel }
}

/** As the crow flies, in metres. */
export function distanceBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord = half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}
