import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadTabs } from './load.ts'
import { tabsSettings } from './settings.ts'
import { TabsView } from './view.tsx'

export const tabs = defineWidget({
  settings: tabsSettings,
  View: TabsView,
  load: loadTabs,
  // The loader wakes them, too, when the address names one of their panes.
  when: 'interaction',
  examples,
})
