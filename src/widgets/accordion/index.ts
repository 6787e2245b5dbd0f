import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { loadAccordion } from './load.ts'
import { accordionSettings } from './settings.ts'
import { AccordionView } from './view.tsx'

export const accordion = defineWidget({
  settings: accordionSettings,
  View: AccordionView,
  load: loadAccordion,
  // A deep link may point to an accordion far below, so that waiting for it to come into view would be too late.
  when: 'idle',
  hasStyle: true,
  examples,
})
