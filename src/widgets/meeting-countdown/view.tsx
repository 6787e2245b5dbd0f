import { SafeLink } from '#kit/links/safe-link.tsx'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import { formatMoment } from '#platform/clock/time-zones.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { MeetingCountdown } from './client.tsx'
import type { MeetingData } from './load.ts'
import { messages } from './messages.ts'
import type { meetingCountdownSettings } from './settings.ts'

export function MeetingCountdownView({ settings, data }: ViewProps<SettingsOf<typeof meetingCountdownSettings>, MeetingData>) {
  const { heading, level, topic, due, due_tz: zone, joinLabel, joinLink } = settings
  const { daysLabel: days, hoursLabel: hours, minutesLabel: minutes, secondsLabel: seconds } = settings
  return (
    <MeetingCountdown
      when="visible"
      heading={heading}
      level={Number(level) as HeadingLevel}
      topic={topic}
      labels={{ days, hours, minutes, seconds }}
      due={due}
      dueText={due === null ? '' : messages.startsAt(formatMoment(due, zone))}
      join={
        joinLink === null || joinLabel === '' ? null : (
          <SafeLink link={joinLink} className="btn btn--sm">
            {joinLabel}
          </SafeLink>
        )
      }
      now={data.now}
    />
  )
}
