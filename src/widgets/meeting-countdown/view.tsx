import { SafeLink } from '#kit/links/safe-link.tsx'
import type { Part, Unit } from '#kit/remaining-time.ts'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import { formatMoment } from '#platform/clock/time-zones.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { MeetingData } from './load.ts'
import { messages } from './messages.ts'
import { partsUntil } from './model.ts'
import type { meetingCountdownSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof meetingCountdownSettings>, MeetingData>

export function MeetingCountdownView({ settings, data }: Props) {
  const { heading, level, topic, due, due_tz: zone, joinLabel, joinLink } = settings
  const parts = due === null ? null : partsUntil(Date.parse(due), data.now)
  return (
    <div className="w-meeting-countdown" data-state={parts === null ? 'expired' : 'waiting'}>
      <Heading level={Number(level) as HeadingLevel} className="w-meeting-countdown__heading">
        {heading}
      </Heading>
      {topic !== '' && <p className="w-meeting-countdown__topic">{topic}</p>}
      {parts !== null && <Timer settings={settings} parts={parts} />}
      {/* There before it speaks: a live region that arrives with its words is not announced. */}
      <p className="w-meeting-countdown__expired" role="status" lang="en">
        {parts === null && messages.expired}
      </p>
      {due !== null && (
        <p className="w-meeting-countdown__due">
          <time dateTime={due}>{messages.startsAt(formatMoment(due, zone))}</time>
        </p>
      )}
      {joinLink !== null && joinLabel !== '' && (
        <p className="w-meeting-countdown__join">
          <SafeLink link={joinLink} className="btn btn--sm">
            {joinLabel}
          </SafeLink>
        </p>
      )}
    </div>
  )
}

function Timer({ settings, parts }: { settings: Props['settings']; parts: Part[] }) {
  const { daysLabel: days, hoursLabel: hours, minutesLabel: minutes, secondsLabel: seconds } = settings
  const labels: Partial<Record<Unit, string>> = { days, hours, minutes, seconds }
  return (
    <div className="w-meeting-countdown__timer" role="timer" aria-live="off" aria-label={settings.heading}>
      {parts.map(({ unit, value }) => (
        <span key={unit} className="w-meeting-countdown__part">
          <b className="w-meeting-countdown__number">{value}</b> <span className="w-meeting-countdown__unit">{labels[unit]}</span>
        </span>
      ))}
    </div>
  )
}
