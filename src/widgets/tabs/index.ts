import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadTabs } from './load.ts'
import { tabsSettings } from './settings.ts'
import { TabsView } from './view.tsx'

export const tabs = defineWidget({
  settings: tabsSettings,
  View: TabsView,
  load: loadTabs,
  examples,
})
