import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { miniCartSettings } from './settings.ts'
import { MiniCartView } from './view.tsx'

export const miniCart = defineWidget({
  settings: miniCartSettings,
  View: MiniCartView,
  // The number of pieces is to be seen before anybody presses anything. Without the script it is a link to the cart page.
  when: 'idle',
  examples,
})
