import { CountedNumber } from '#kit/counting/counted-number.tsx'
import { Icon } from '#kit/icon.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { PieRing } from './ring.tsx'
import type { pieChartSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof pieChartSettings>>

export function PieChartView({ id, settings }: Props) {
  const { style, content_style: contentStyle, title, description } = settings
  const hasWords = style === 'with-content' && (title !== '' || description !== '')
  const isFlip = hasWords && contentStyle === 'flip'
  return (
    <div className="w-pie-chart" data-layout={isFlip ? 'flip' : hasWords ? 'static' : 'simple'}>
      <div className="w-pie-chart__card">
        <div className="w-pie-chart__front">
          <Chart id={id} settings={settings} isTitleShown={hasWords} />
        </div>
        {hasWords && <Words settings={settings} />}
      </div>
      {isFlip && (
        <button className="w-pie-chart__turn" type="button" aria-pressed="false">
          <span className="vh">{messages.turn(title)}</span>
        </button>
      )}
    </div>
  )
}

function Chart({ id, settings, isTitleShown }: Pick<Props, 'id' | 'settings'> & { isTitleShown: boolean }) {
  const { percentage, content, icon } = settings
  return (
    <div className="w-pie-chart__chart">
      <PieRing id={id} settings={settings} isTitleShown={isTitleShown} />
      <span className="w-pie-chart__middle" aria-hidden="true">
        {content === 'icon' ? (
          <Icon name={icon} />
        ) : (
          <>
            <CountedNumber value={percentage} />%
          </>
        )}
      </span>
    </div>
  )
}

function Words({ settings: { title, level, description } }: Pick<Props, 'settings'>) {
  return (
    <div className="w-pie-chart__words">
      {title !== '' && (
        <Heading level={Number(level) as HeadingLevel} className="w-pie-chart__title">
          {title}
        </Heading>
      )}
      {description !== '' && <p className="w-pie-chart__text">{description}</p>}
    </div>
  )
}
