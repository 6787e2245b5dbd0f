import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { chatLauncherSettings } from './settings.ts'
import { ChatLauncherView } from './view.tsx'

export const chatLauncher = defineWidget({
  settings: chatLauncherSettings,
  View: ChatLauncherView,
  examples,
})
