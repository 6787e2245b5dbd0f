import { chooseScale, type Point, project, type Viewport } from '#kit/mercator.ts'
import { formatDistance, NORTH, nameDrawing } from './messages.ts'
import { chooseViewport, MOST_PINS } from './model.ts'
import type { MapPlan, Place } from './plan.ts'
import type { LivePlan } from './wire.ts'

// Pixels at the chosen zoom. Wider and higher frames show more of the grid around it.
const SIZE = { width: 640, height: 360 }
const VIEW_BOX = `0 0 ${SIZE.width} ${SIZE.height}`
const MARGIN = 56
const LONGEST_SCALE = 130
const GRID_REACH = 2
/** What can be seen around a place in the street. */
const GAZE = 72
const PIN = 'M0 0C-10 -12 -15 -19 -15 -27a15 15 0 0 1 30 0C15 -19 10 -12 0 0z'

interface MapDrawingProps {
  title: string
  zoom: number
  plan: MapPlan
  line: Pick<LivePlan, 'stroke' | 'fill'>
  /** A view from the ground, not from above. */
  isPanorama: boolean
}

/** A map without tiles: where things are to each other, how far, and which way is north. */
export function MapDrawing({ title, zoom, plan, line, isPanorama }: MapDrawingProps) {
  const { places, path, centre, route, isClosed } = plan
  const points = [...places.flatMap(({ point }) => point ?? []), ...path]
  const viewport = chooseViewport({ points, centre, zoom, size: SIZE, margin: MARGIN })
  const scale = chooseScale(viewport, LONGEST_SCALE)
  const at = placer(viewport)
  const isDense = places.length > MOST_PINS
  const isAlone = places.length === 1
  return (
    <>
      <svg className="w-map__drawing" viewBox={VIEW_BOX} role="img" aria-label={nameDrawing(title, places.length)}>
        <path className="w-map__grid" d={gridPath(scale.pixels)} />
        {path.length > 1 && (
          <path
            d={`M${path.map((point) => at(point).join(' ')).join('L')}${isClosed ? 'z' : ''}`}
            fill={line.fill?.color ?? 'none'}
            fillOpacity={line.fill?.opacity}
            stroke={line.stroke.color}
            strokeOpacity={line.stroke.opacity}
            strokeWidth={line.stroke.weight}
            strokeLinejoin="round"
            strokeDasharray={route === null ? undefined : '10 8'}
          />
        )}
        {isPanorama && <circle className="w-map__gaze" cx={MIDDLE[0]} cy={MIDDLE[1]} r={GAZE} />}
        {places.map((place, index) => {
          // An address that nobody has looked up yet is where it will be: in the middle.
          const [x, y] = place.point === null ? (isAlone ? MIDDLE : []) : at(place.point)
          if (x === undefined || y === undefined) return null
          return <Pin key={place.id} place={place} x={x} y={y} number={isAlone ? null : index + 1} isDot={isDense} />
        })}
      </svg>
      <Ruler metres={scale.metres} pixels={scale.pixels} />
    </>
  )
}

const MIDDLE: [x: number, y: number] = [SIZE.width / 2, SIZE.height / 2]

function placer({ centre, zoom }: Viewport): (point: Point) => [x: number, y: number] {
  const middle = project(centre, zoom)
  return (point) => {
    const { x, y } = project(point, zoom)
    return [round(x - middle.x + MIDDLE[0]), round(y - middle.y + MIDDLE[1])]
  }
}

/** Squares as wide as the scale is long, counted from the middle. */
function gridPath(step: number): string {
  const [left, right] = [-GRID_REACH * SIZE.width, (GRID_REACH + 1) * SIZE.width]
  const [top, bottom] = [-GRID_REACH * SIZE.height, (GRID_REACH + 1) * SIZE.height]
  const steps = (from: number, middle: number, to: number) => {
    const first = Math.ceil((from - middle) / step)
    return Array.from({ length: Math.floor((to - middle) / step) - first + 1 }, (_, index) =>
      round(middle + (first + index) * step),
    )
  }
  const columns = steps(left, MIDDLE[0], right).map((x) => `M${x} ${top}V${bottom}`)
  const rows = steps(top, MIDDLE[1], bottom).map((y) => `M${left} ${y}H${right}`)
  return [...columns, ...rows].join('')
}

interface PinProps {
  place: Place
  x: number
  y: number
  number: number | null
  isDot: boolean
}

function Pin({ place: { icon, width, height }, x, y, number, isDot }: PinProps) {
  if (icon !== null) return <image href={icon.url} x={round(x - width / 2)} y={round(y - height)} width={width} height={height} />
  if (isDot) return <circle className="w-map__dot" cx={x} cy={y} r={5} />
  return (
    <g className="w-map__mark" transform={`translate(${x} ${y})`}>
      <path d={PIN} />
      {number === null ? <circle cy={-26} r={5.5} /> : <text y={-20}>{number}</text>}
    </g>
  )
}

/** In the corner of the frame, and as large as the drawing. */
function Ruler({ metres, pixels }: { metres: number; pixels: number }) {
  return (
    <svg className="w-map__drawing w-map__ruler" viewBox={VIEW_BOX} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <g transform={`translate(20 ${SIZE.height - 20})`}>
        <path d={`M0 -8V0H${round(pixels)}V-8`} />
        <text x={6} y={-10}>
          {formatDistance(metres)}
        </text>
        <path d={`M${round(pixels) + 26} 0v-26m-5 8l5 -8l5 8`} />
        <text x={round(pixels) + 36} y={-10}>
          {NORTH}
        </text>
      </g>
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
