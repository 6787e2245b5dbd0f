import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadShareButtons } from './load.ts'
import { shareButtonsSettings } from './settings.ts'
import { ShareButtonsView } from './view.tsx'

export const shareButtons = defineWidget({
  settings: shareButtonsSettings,
  View: ShareButtonsView,
  load: loadShareButtons,
  // Without the script every link still leads to its network.
  when: 'interaction',
  examples,
})
