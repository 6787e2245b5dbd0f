/** Where Mercator's square ends. */
export const NORTHERNMOST = 85.05

const TILE_PX = 256
const EQUATOR_M = 40_075_016.686

export interface Point {
  lat: number
  lng: number
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

/** The way back, held within the world. */
export function unproject({ x, y }: { x: number; y: number }, zoom: number): Point {
  const world = TILE_PX * 2 ** zoom
  const lat = (Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI)) * 180) / Math.PI
  const lng = (x / world) * 360 - 180
  return { lat: Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, lat)), lng: Math.max(-180, Math.min(180, lng)) }
}

/** A round distance that is at most `longest` pixels long on the map. */
export function chooseScale({ centre, zoom }: Viewport, longest: number): { metres: number; pixels: number } {
  const perPixel = (EQUATOR_M * Math.cos((centre.lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)
  const most = perPixel * longest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2].find((times) => times * power <= most) ?? 1) * power
  return { metres, pixels: metres / perPixel }
}
