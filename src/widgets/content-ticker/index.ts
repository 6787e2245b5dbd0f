import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadContentTicker } from './load.ts'
import { contentTickerSettings } from './settings.ts'
import { ContentTickerView } from './view.tsx'

export const contentTicker = defineWidget({
  settings: contentTickerSettings,
  View: ContentTickerView,
  load: loadContentTicker,
  examples,
})
