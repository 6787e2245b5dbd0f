import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadAccordion } from './load.ts'
import { accordionSettings } from './settings.ts'
import { AccordionView } from './view.tsx'

export const accordion = defineWidget({
  settings: accordionSettings,
  View: AccordionView,
  load: loadAccordion,
  examples,
})
