import { InnerContent } from '#islands/inner-content.tsx'
import { formatMoment } from '#platform/clock/time-zones.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Countdown } from './client.tsx'
import { messages } from './messages.ts'
import type { CountdownData } from './model.ts'
import type { countdownSettings } from './settings.ts'

export function CountdownView({ settings, data }: ViewProps<SettingsOf<typeof countdownSettings>, CountdownData>) {
  const { title, note, style, due, due_tz: zone, showDue, finishTitle, finishContent } = settings
  if (due === null) return null
  return (
    <Countdown
      when="visible"
      title={title}
      note={note}
      style={style}
      labels={{
        weeks: settings.weeksLabel,
        days: settings.daysLabel,
        hours: settings.hoursLabel,
        minutes: settings.minutesLabel,
        seconds: settings.secondsLabel,
      }}
      due={due}
      dueText={messages.dueIs(formatMoment(due, zone))}
      showDue={showDue}
      finishTitle={finishTitle}
      finishContent={finishContent === '' ? null : <InnerContent name={finishContent} className="prose" />}
      now={data.now}
    />
  )
}
