import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadHeaderSearch } from './load.ts'
import { headerSearchSettings } from './settings.ts'
import { HeaderSearchView } from './view.tsx'

export const headerSearch = defineWidget({
  settings: headerSearchSettings,
  View: HeaderSearchView,
  load: loadHeaderSearch,
  examples,
})
