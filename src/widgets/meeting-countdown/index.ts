import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadMeeting } from './load.ts'
import { meetingCountdownSettings } from './settings.ts'
import { MeetingCountdownView } from './view.tsx'

export const meetingCountdown = defineWidget({
  settings: meetingCountdownSettings,
  View: MeetingCountdownView,
  load: loadMeeting,
  examples,
})
