import { loadFragment } from '#kit/fragment-data.ts'
import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { popupModalSettings } from './settings.ts'
import { PopupModalView } from './view.tsx'

export const popupModal = defineWidget({
  settings: popupModalSettings,
  View: PopupModalView,
  load: loadFragment,
  examples,
})
