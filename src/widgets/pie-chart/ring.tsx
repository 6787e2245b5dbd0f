import { useRef } from 'react'
import { useGrow } from '#kit/counting/use-grow.ts'
import type { Play } from '#kit/counting/use-play-when-seen.ts'
import { DRAWING_EASING, DRAWING_MS, ringOf } from './model.ts'

export interface RingProps {
  id: string
  name: string
  percentage: number
  size: number
  lineWidth: number
  trackColor: string
  /** One colour, or two for a gradient. */
  colors: readonly string[]
}

/** Drawn clockwise from the top, a hundredth for each per cent. */
export function PieRing({ id, name, percentage, size, lineWidth, trackColor, colors, play }: RingProps & { play: Play }) {
  const arc = useRef<SVGCircleElement>(null)
  useGrow(arc, { play, duration: DRAWING_MS, easing: DRAWING_EASING, from: () => ({ strokeDasharray: '0, 100' }) })
  const { middle, radius, width } = ringOf(size, lineWidth)
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: width }
  const nameId = `${id}-name`
  const gradientId = `${id}-gradient`
  const [color, end] = colors
  return (
    <svg
      className="w-pie-chart__ring"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-labelledby={nameId}
    >
      <title id={nameId}>{name}</title>
      {end !== undefined && (
        <linearGradient id={gradientId}>
          <stop offset="0" stopColor={color} />
          <stop offset="1" stopColor={end} />
        </linearGradient>
      )}
      <circle {...circle} stroke={trackColor} />
      {/* A round end would show as a dot where there is nothing to show. */}
      {percentage > 0 && (
        <circle
          {...circle}
          ref={arc}
          className="w-pie-chart__arc"
          stroke={end === undefined ? color : `url(#${gradientId})`}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percentage} 100`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      )}
    </svg>
  )
}
