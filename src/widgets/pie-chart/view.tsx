import { Icon } from '#kit/icon.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PieChart } from './client.tsx'
import { messages } from './messages.ts'
import type { pieChartSettings } from './settings.ts'

type PieChartSettings = SettingsOf<typeof pieChartSettings>

export function PieChartView({ id, settings }: ViewProps<PieChartSettings>) {
  const { style, content, icon, content_style: contentStyle, title, description, percentage, size } = settings
  const hasWords = style === 'with-content' && (title !== '' || description !== '')
  const isFlip = hasWords && contentStyle === 'flip'
  return (
    <PieChart
      when="visible"
      layout={isFlip ? 'flip' : hasWords ? 'static' : 'simple'}
      ring={{
        id,
        // What stands beside the ring is not said twice.
        name: messages.chartName(hasWords ? '' : title, percentage),
        percentage,
        size,
        lineWidth: settings.line_width,
        trackColor: settings.track_color || 'var(--c-line)',
        colors: colorsOf(settings),
      }}
      icon={content === 'icon' ? <Icon name={icon} /> : null}
      words={hasWords ? <Words settings={settings} /> : null}
      turnLabel={messages.turn(title)}
    />
  )
}

function colorsOf({ color_type: type, color, gradient_from: from, gradient_to: to }: PieChartSettings): string[] {
  return type === 'gradient' ? [from || 'var(--c-straw)', to || 'var(--c-zhu)'] : [color || 'var(--c-zhu)']
}

function Words({ settings: { title, level, description } }: { settings: PieChartSettings }) {
  return (
    <>
      {title !== '' && (
        <Heading level={Number(level) as HeadingLevel} className="w-pie-chart__title">
          {title}
        </Heading>
      )}
      {description !== '' && <p className="w-pie-chart__text">{description}</p>}
    </>
  )
}
