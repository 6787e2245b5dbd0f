import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// Larger than any picture that passes.
const MAX_PIXELS_A_SIDE = 100_000

const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Pixels = Type.Number({ minimum: 1, maximum: MAX_PIXELS_A_SIDE })
const Point = Type.Object({ x: Percent, y: Percent })
const None = Type.Optional(Type.Undefined())
const Always = { focalPoint: Type.Optional(Point), whole: Type.Optional(Type.Literal(1)) }
const Part = Type.Object({ x: Percent, y: Percent, width: Type.Optional(Percent), height: Type.Optional(Percent) })
const Edits = Type.Union([
  Type.Object({ ...Always, crop: None, widthInPixels: None, heightInPixels: None }),
  Type.Object({ ...Always, crop: Part, widthInPixels: Pixels, heightInPixels: Pixels }),
])

type Point = Static<typeof Point>

/** Where to cut, in percent of the original, and how many of its pixels are left. */
export interface Crop extends Point {
  width: number
  height: number
}

export interface UploadEdits {
  crop: Crop | null
  /** The original is to be shown again. */
  isWhole: boolean
  focalPoint: Point | null
}

/** The edits in a query, as numbers; `null` when they make no sense. */
export function readUploadEdits(given: unknown): UploadEdits | null {
  const edits = withNumbers(given)
  if (!Value.Check(Edits, edits)) return null
  const focalPoint = edits.focalPoint === undefined ? null : pointOf(edits.focalPoint)
  const isWhole = edits.whole === 1
  // Payload's tool for the focal point always asks for a cut, of the whole picture that it shows.
  if (edits.crop === undefined || (edits.crop.width === 100 && edits.crop.height === 100))
    return { crop: null, isWhole, focalPoint }
  const { crop, widthInPixels, heightInPixels } = edits
  const cut = { ...pointOf(crop), width: Math.round(widthInPixels), height: Math.round(heightInPixels) }
  return { crop: cut, isWhole, focalPoint }
}

/** The same as Payload reads it from a query. */
export function writeUploadEdits({ crop, focalPoint }: Pick<UploadEdits, 'crop' | 'focalPoint'>): Record<string, unknown> {
  return {
    ...(focalPoint === null ? {} : { focalPoint }),
    ...(crop === null ? {} : { crop: { x: crop.x, y: crop.y }, widthInPixels: crop.width, heightInPixels: crop.height }),
  }
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}

/** A query has nothing but texts. */
function withNumbers(given: unknown = {}): unknown {
  return JSON.parse(JSON.stringify(given), (_, value) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  )
}
