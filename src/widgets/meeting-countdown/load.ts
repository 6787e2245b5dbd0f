import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { meetingCountdownSettings } from './settings.ts'

/** The moment of rendering, in epoch milliseconds. */
export interface MeetingData {
  now: number
}

export function loadMeeting(
  { due }: SettingsOf<typeof meetingCountdownSettings>,
  { now, expireAt }: LoadContext<'now' | 'expireAt'>,
): MeetingData {
  if (due !== null && new Date(due) > now) expireAt(new Date(due))
  return { now: now.getTime() }
}
