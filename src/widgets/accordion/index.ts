import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadAccordion } from './load.ts'
import { accordionSettings } from './settings.ts'
import { AccordionView } from './view.tsx'

export const accordion = defineWidget({
  settings: accordionSettings,
  View: AccordionView,
  load: loadAccordion,
  // It opens and closes without a script; the loader wakes it when the address names one of its items.
  when: 'interaction',
  examples,
})
