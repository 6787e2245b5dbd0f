'use client'

import { type PointerEvent, useRef } from 'react'
import { type Area, areaBetween, moved, type Point, type Size } from './crop-area.ts'

interface CropStageProps {
  src: string
  picture: Size | null
  area: Area | null
  ratio: number | null
  onLoad(picture: Size): void
  onChange(area: Area): void
  onFail(): void
}

type Drag = { kind: 'move'; from: Point; area: Area } | { kind: 'draw'; anchor: Point }

/** How near to a corner, in pixels of the screen, it is taken hold of. */
const REACH = 16

/** The picture with the chosen area: a corner is pulled, the area is moved, or another one is drawn outside of it. */
export function CropStage({ src, picture, area, ratio, onLoad, onChange, onFail }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  function scale(): number {
    return picture === null ? 1 : (stage.current?.clientWidth ?? picture.width) / picture.width
  }

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = stage.current?.getBoundingClientRect()
    return { x: (clientX - (box?.left ?? 0)) / scale(), y: (clientY - (box?.top ?? 0)) / scale() }
  }

  function begin(event: PointerEvent): void {
    if (picture === null || area === null || event.button !== 0) return
    const point = pointOf(event)
    drag.current = dragAt(point, area, REACH / scale())
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }

  function follow(event: PointerEvent): void {
    if (picture === null || drag.current === null) return
    const point = pointOf(event)
    const { current } = drag
    onChange(
      current.kind === 'move'
        ? moved(current.area, { x: point.x - current.from.x, y: point.y - current.from.y }, picture)
        : areaBetween(current.anchor, point, picture, ratio),
    )
  }

  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <div
      ref={stage}
      className="lectern-crop__stage"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => {
        drag.current = null
      }}
    >
      <img
        src={src}
        alt="原圖"
        draggable={false}
        onLoad={({ currentTarget }) => onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
        onError={onFail}
      />
      {picture !== null && area !== null && (
        <div
          className="lectern-crop__area"
          style={{
            left: percent(area.x, picture.width),
            top: percent(area.y, picture.height),
            width: percent(area.width, picture.width),
            height: percent(area.height, picture.height),
          }}
        />
      )}
    </div>
  )
}

function dragAt(point: Point, area: Area, reach: number): Drag {
  const { x, y, width, height } = area
  const corners = [0, 1].flatMap((right) => [0, 1].map((below) => ({ right, below })))
  const held = corners.find(({ right, below }) => Math.hypot(x + right * width - point.x, y + below * height - point.y) <= reach)
  if (held) return { kind: 'draw', anchor: { x: x + (1 - held.right) * width, y: y + (1 - held.below) * height } }
  const isInside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  return isInside ? { kind: 'move', from: point, area } : { kind: 'draw', anchor: point }
}
