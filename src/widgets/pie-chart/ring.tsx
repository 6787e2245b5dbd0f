import type { SettingsOf } from '#settings/define-settings.ts'
import { messages } from './messages.ts'
import { ringOf } from './model.ts'
import type { pieChartSettings } from './settings.ts'

interface RingProps {
  id: string
  settings: SettingsOf<typeof pieChartSettings>
  /** Said beside the ring already. */
  isTitleShown: boolean
}

/** Drawn clockwise from the top, a hundredth for each per cent. */
export function PieRing({ id, settings, isTitleShown }: RingProps) {
  const { percentage, title, size, line_width: lineWidth, color_type: type, track_color: trackColor } = settings
  const { middle, radius, width } = ringOf(size, lineWidth)
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: width }
  const nameId = `${id}-name`
  const gradientId = `${id}-gradient`
  const stroke = type === 'gradient' ? `url(#${gradientId})` : settings.color || 'var(--c-zhu)'
  return (
    <svg
      className="w-pie-chart__ring"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-labelledby={nameId}
    >
      <title id={nameId}>{messages.chartName(isTitleShown ? '' : title, percentage)}</title>
      {type === 'gradient' && (
        <linearGradient id={gradientId}>
          <stop offset="0" stopColor={settings.gradient_from || 'var(--c-straw)'} />
          <stop offset="1" stopColor={settings.gradient_to || 'var(--c-zhu)'} />
        </linearGradient>
      )}
      <circle {...circle} stroke={trackColor || 'var(--c-line)'} />
      {/* A round end would show as a dot where there is nothing to show. */}
      {percentage > 0 && (
        <circle
          {...circle}
          className="w-pie-chart__arc"
          stroke={stroke}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percentage} 100`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      )}
    </svg>
  )
}
