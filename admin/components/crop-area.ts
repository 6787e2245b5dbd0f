export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Of a picture, in its own pixels. */
export interface Area extends Point, Size {}

/** The shapes that are offered; `null` is any. */
export const SHAPES: readonly { label: string; ratio: number | null }[] = [
  { label: '自由', ratio: null },
  { label: '16：9', ratio: 16 / 9 },
  { label: '4：3', ratio: 4 / 3 },
  { label: '1：1', ratio: 1 },
  { label: '3：4', ratio: 3 / 4 },
]

export function wholeOf({ width, height }: Size): Area {
  return { x: 0, y: 0, width, height }
}

export function isWhole(area: Area, picture: Size): boolean {
  return area.width === picture.width && area.height === picture.height
}

/** The area between a corner that stays and the pointer, within the picture and in its shape. */
export function areaBetween(anchor: Point, pointer: Point, picture: Size, ratio: number | null): Area {
  const isLeft = pointer.x < anchor.x
  const isAbove = pointer.y < anchor.y
  const roomX = isLeft ? anchor.x : picture.width - anchor.x
  const roomY = isAbove ? anchor.y : picture.height - anchor.y
  let width = Math.min(Math.abs(pointer.x - anchor.x), roomX)
  let height = Math.min(Math.abs(pointer.y - anchor.y), roomY)
  if (ratio !== null) {
    width = Math.min(Math.max(width, height * ratio), roomX, roomY * ratio)
    height = width / ratio
  }
  return within({ x: isLeft ? anchor.x - width : anchor.x, y: isAbove ? anchor.y - height : anchor.y, width, height }, picture)
}

export function moved(area: Area, by: Point, picture: Size): Area {
  return within({ ...area, x: area.x + by.x, y: area.y + by.y }, picture)
}

/** The largest of this shape around the middle of what was chosen. */
export function shaped(area: Area, picture: Size, ratio: number | null): Area {
  if (ratio === null) return area
  const width = Math.min(area.width, area.height * ratio)
  const height = width / ratio
  return within({ x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }, picture)
}

/** Whole pixels, at least one, none of them outside. */
export function within(area: Area, picture: Size): Area {
  const width = Math.min(Math.max(Math.round(area.width), 1), picture.width)
  const height = Math.min(Math.max(Math.round(area.height), 1), picture.height)
  const x = Math.min(Math.max(Math.round(area.x), 0), picture.width - width)
  const y = Math.min(Math.max(Math.round(area.y), 0), picture.height - height)
  return { x, y, width, height }
}

/** As it is stored: the corner in percent. */
export function areaOf(stored: unknown, picture: Size): Area | null {
  const isNumber = (key: string) => Number.isFinite((stored as Record<string, unknown> | null)?.[key])
  if (!['x', 'y', 'width', 'height'].every(isNumber)) return null
  const { x, y, width, height } = stored as Area
  return within({ x: Math.floor((x / 100) * picture.width), y: Math.floor((y / 100) * picture.height), width, height }, picture)
}

/** As the server reads it, see `cms/media/upload-edits.ts`. */
export function queryOf(area: Area, picture: Size): string {
  // The server rounds down, and a percentage of a pixel's number may lie just below it.
  const percent = (pixels: number, of: number) => String(Math.min(((pixels + 0.01) / of) * 100, 100))
  return new URLSearchParams({
    'uploadEdits[crop][x]': percent(area.x, picture.width),
    'uploadEdits[crop][y]': percent(area.y, picture.height),
    'uploadEdits[widthInPixels]': String(area.width),
    'uploadEdits[heightInPixels]': String(area.height),
  }).toString()
}
