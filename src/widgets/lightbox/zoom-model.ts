/** How a picture is shown: how often enlarged, and how far its middle is from that of the stage, in pixels. */
export interface ZoomView {
  zoom: number
  x: number
  y: number
}

/** Sizes in pixels: of the picture as it fits, and of the stage that it moves about in. */
export interface ZoomRoom {
  picture: Size
  stage: Size
}

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export const FITTED: ZoomView = { zoom: 1, x: 0, y: 0 }
export const ENLARGED = 3

/** Enlarges or reduces. What is under the point, counted from the middle of the stage, stays under it. */
export function zoomTo(view: ZoomView, wanted: number, room: ZoomRoom, point: Point = { x: 0, y: 0 }): ZoomView {
  const zoom = Math.min(Math.max(wanted, 1), ENLARGED)
  const growth = zoom / view.zoom
  return keepInside({ zoom, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, room)
}

export function moveBy({ zoom, x, y }: ZoomView, by: Point, room: ZoomRoom): ZoomView {
  return keepInside({ zoom, x: x + by.x, y: y + by.y }, room)
}

/** No edge of the picture comes further in than it has to. */
function keepInside({ zoom, x, y }: ZoomView, { picture, stage }: ZoomRoom): ZoomView {
  const clamp = (value: number, inside: number, around: number) => {
    const most = Math.max(0, (inside * zoom - around) / 2)
    return Math.min(Math.max(value, -most), most)
  }
  return { zoom, x: clamp(x, picture.width, stage.width), y: clamp(y, picture.height, stage.height) }
}
