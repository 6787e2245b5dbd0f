import { Slot } from '#islands/slot.tsx'
import { type Part, remainingSeconds, splitRemaining } from '#kit/remaining-time.ts'
import { formatMoment } from '#platform/clock/time-zones.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import type { CountdownData } from './model.ts'
import type { countdownSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof countdownSettings>, CountdownData>

export function CountdownView(props: Props) {
  const { due } = props.settings
  return due === null ? null : <Countdown {...props} due={due} />
}

function Countdown({ settings, data, due }: Props & { due: string }) {
  const { title, note, style, showDue, finishTitle, finishContent, due_tz: zone } = settings
  const seconds = remainingSeconds(Date.parse(due), data.now)
  const isFinished = seconds === 0
  return (
    <div className="w-countdown" data-style={style} data-live={false} data-finished={isFinished}>
      {title !== '' && <p className="w-countdown__title">{title}</p>}
      {!isFinished && <Timer settings={settings} parts={splitRemaining(seconds, { hasWeeks: style === 'flip' })} />}
      {/* There before it speaks: a live region that arrives with its words is not announced. */}
      <p className="w-countdown__finish" role="status" data-words={finishTitle}>
        {isFinished && finishTitle}
      </p>
      {finishContent !== '' && (
        <div className="w-countdown__content" hidden={!isFinished}>
          <Slot name={finishContent} className="prose" />
        </div>
      )}
      <p className="w-countdown__foot">
        {/* The due date is all that is left without script, whatever the setting. */}
        <time className="w-countdown__due" dateTime={due} data-always={showDue}>
          {messages.dueIs(formatMoment(due, zone))}
        </time>
        {note !== '' && <span>{note}</span>}
      </p>
    </div>
  )
}

function Timer({ settings, parts }: { settings: Props['settings']; parts: Part[] }) {
  return (
    <div className="w-countdown__cells" role="timer" aria-live="off" aria-label={settings.title || messages.timerName}>
      {parts.map(({ unit, text }) => (
        <span key={unit} className="w-countdown__cell" data-unit={unit}>
          <b className="w-countdown__number">{text}</b>
          <span className="w-countdown__label">{settings[`${unit}Label`]}</span>
        </span>
      ))}
    </div>
  )
}
