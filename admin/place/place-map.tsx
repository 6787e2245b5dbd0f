'use client'

import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { chooseScale, type Point, project, unproject } from '#kit/mercator.ts'

const SIZE = { width: 320, height: 200 }
const LONGEST_SQUARE_PX = 60
const [FARTHEST, FIRST, NEAREST] = [8, 16, 19]
const STEP_PX = 2
const LEAP_PX = 20
const PIN = 'M0 0C-10 -12 -15 -19 -15 -27a15 15 0 0 1 30 0C15 -19 10 -12 0 0z'
const WAYS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface PlaceMapProps {
  place: Point
  onMove: (place: Point) => void
}

/** The mark on squares of a known size, as the map widget draws it without tiles. It is moved by pointer and by arrow keys. */
export function PlaceMap({ place, onMove }: PlaceMapProps) {
  const [zoom, setZoom] = useState(FIRST)
  const [centre, setCentre] = useState(place)
  const [dragged, setDragged] = useState<Point | null>(null)
  const middle = project(centre, zoom)
  const at = (point: Point) => {
    const { x, y } = project(point, zoom)
    return { x: x - middle.x + SIZE.width / 2, y: y - middle.y + SIZE.height / 2 }
  }
  const from = ({ x, y }: { x: number; y: number }) =>
    unproject({ x: x + middle.x - SIZE.width / 2, y: y + middle.y - SIZE.height / 2 }, zoom)
  const pin = at(dragged ?? place)
  const isSeen = pin.x >= 0 && pin.x <= SIZE.width && pin.y >= 0 && pin.y <= SIZE.height
  if (!isSeen && dragged === null) setCentre(place)

  const { metres, pixels } = chooseScale({ centre, zoom }, LONGEST_SQUARE_PX)

  function follow({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * SIZE.width
    const y = ((clientY - top) / height) * SIZE.height
    setDragged(from({ x: Math.max(0, Math.min(SIZE.width, x)), y: Math.max(0, Math.min(SIZE.height, y)) }))
  }

  function press(event: KeyboardEvent): void {
    const way = WAYS[event.key]
    if (way === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? LEAP_PX : STEP_PX
    onMove(from({ x: pin.x + way[0] * far, y: pin.y + way[1] * far }))
  }

  function look(nearer: number): void {
    setZoom(zoom + nearer)
    setCentre(place)
  }

  return (
    <>
      <div
        className="lectern-place__map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the mark
        tabIndex={0}
        aria-label={`標記在緯度 ${place.lat}、經度 ${place.lng}。按方向鍵移動，加 Shift 移得更遠。`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => dragged !== null && follow(event)}
        onPointerUp={() => {
          if (dragged !== null) onMove(dragged)
          setDragged(null)
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
          <path className="lectern-place__grid" d={gridPath(pixels)} />
          <g className="lectern-place__pin" transform={`translate(${pin.x.toFixed(1)} ${pin.y.toFixed(1)})`}>
            <path d={PIN} />
            <circle cy={-26} r={5.5} />
          </g>
        </svg>
      </div>
      <div className="lectern-place__line">
        <button type="button" disabled={zoom >= NEAREST} onClick={() => look(1)}>
          拉近
        </button>
        <button type="button" disabled={zoom <= FARTHEST} onClick={() => look(-1)}>
          拉遠
        </button>
        <span>一格 {metres < 1000 ? `${metres} 公尺` : `${metres / 1000} 公里`}，上方是北方</span>
      </div>
    </>
  )
}

/** Squares that are counted from the middle. */
function gridPath(step: number): string {
  const lines = (length: number) => {
    const first = (length / 2) % step
    return Array.from({ length: Math.floor((length - first) / step) + 1 }, (_, index) => (first + index * step).toFixed(1))
  }
  const columns = lines(SIZE.width).map((x) => `M${x} 0V${SIZE.height}`)
  const rows = lines(SIZE.height).map((y) => `M0 ${y}H${SIZE.width}`)
  return [...columns, ...rows].join('')
}
