import { CountedNumber } from '#kit/counting/counted-number.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { progressBarSettings } from './settings.ts'

type ProgressBarSettings = SettingsOf<typeof progressBarSettings>

/** Styles whose number stands where the bar ends. */
const MARKED: readonly ProgressBarSettings['style'][] = ['tooltips', 'pin']

export function ProgressBarView({ id, settings }: ViewProps<ProgressBarSettings>) {
  const { title, percentage, style, hide_number: isNumberHidden, duration } = settings
  const titleId = `${id}-title`
  const isMarked = MARKED.includes(style) && !isNumberHidden
  const number = (
    <span className="w-progress-bar__number">
      <CountedNumber value={percentage} />%
    </span>
  )
  return (
    <div className="w-progress-bar" data-style={style} data-duration={duration}>
      <p className="w-progress-bar__head">
        <span id={titleId}>{title}</span>
        {!isMarked && !isNumberHidden && number}
      </p>
      <meter className="vh" aria-labelledby={titleId} min={0} max={100} value={percentage}>
        {`${percentage}%`}
      </meter>
      <div className="w-progress-bar__drawing" aria-hidden="true">
        {isMarked && (
          <span className="w-progress-bar__marks">
            <span className="w-progress-bar__mark">{number}</span>
            <Stretch percent={100 - percentage} className="w-progress-bar__rest" />
          </span>
        )}
        <span className="w-progress-bar__track">
          <Stretch percent={percentage} className="w-progress-bar__fill" />
        </span>
      </div>
    </div>
  )
}

/** A box of a width in per cent. Inline styles are forbidden, but an empty drawing may say how wide it is. */
function Stretch({ percent, className }: { percent: number; className: string }) {
  return <svg className={className} width={`${Number(percent.toFixed(1))}%`} height="100%" aria-hidden="true" focusable="false" />
}
