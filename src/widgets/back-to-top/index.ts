import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { backToTopSettings } from './settings.ts'
import { BackToTopView } from './view.tsx'

export const backToTop = defineWidget({
  settings: backToTopSettings,
  View: BackToTopView,
  // It appears and its ring fills by the style sheet alone: a page pays for a script only when someone reaches for the button.
  when: 'interaction',
  examples,
})
