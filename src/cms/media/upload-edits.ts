interface Point {
  x: number
  y: number
}

/** What the admin's tool asks for: where to cut, in percent of the picture, and how many pixels are left. */
export interface Crop extends Point {
  width: number
  height: number
}

export interface UploadEdits {
  crop: Crop | null
  focalPoint: Point | null
}

// Larger than any picture that passes.
const MAX_PIXELS_A_SIDE = 100_000

/** The edits in a query, as numbers; `null` when they make no sense. */
export function readUploadEdits(given: unknown): UploadEdits | null {
  if (given === undefined) return { crop: null, focalPoint: null }
  if (!isRecord(given)) return null
  const { crop, focalPoint, widthInPixels, heightInPixels } = given
  const focal = focalPoint === undefined ? null : readPoint(focalPoint)
  if (focal === undefined) return null
  if (crop === undefined && widthInPixels === undefined && heightInPixels === undefined) return { crop: null, focalPoint: focal }
  const corner = readPoint(crop)
  const width = readNumber(widthInPixels, 1, MAX_PIXELS_A_SIDE)
  const height = readNumber(heightInPixels, 1, MAX_PIXELS_A_SIDE)
  if (corner === undefined || width === undefined || height === undefined) return null
  return { crop: { ...corner, width: Math.round(width), height: Math.round(height) }, focalPoint: focal }
}

/** The same as Payload reads it from a query. */
export function writeUploadEdits({ crop, focalPoint }: UploadEdits): Record<string, unknown> {
  return {
    ...(focalPoint === null ? {} : { focalPoint }),
    ...(crop === null ? {} : { crop: { x: crop.x, y: crop.y }, widthInPixels: crop.width, heightInPixels: crop.height }),
  }
}

function readPoint(given: unknown): Point | undefined {
  if (!isRecord(given)) return undefined
  const x = readNumber(given.x, 0, 100)
  const y = readNumber(given.y, 0, 100)
  return x === undefined || y === undefined ? undefined : { x, y }
}

function readNumber(given: unknown, least: number, most: number): number | undefined {
  if (typeof given !== 'number' && (typeof given !== 'string' || given.trim() === '')) return undefined
  const number = Number(given)
  return number >= least && number <= most ? number : undefined
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}
