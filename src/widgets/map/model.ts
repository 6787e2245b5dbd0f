import { type Point, project, type Viewport } from '#kit/mercator.ts'

/** With no centre set the map shows the demo's campus, this close. */
export const DEFAULT_CENTRE: Point = { lat: 24.15, lng: 120.68 }
export const DEFAULT_ZOOM = 14
export const FARTHEST_ZOOM = 1
export const NEAREST_ZOOM = 19
export const ICON_PX = 32
/** More pins than this would cover each other and their numbers: dots, then. */
export const MOST_PINS = 30
const EARTH_RADIUS_M = 6_371_008.8

interface Size {
  width: number
  height: number
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

/** As the crow flies, in metres. */
export function distanceBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord = half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}
