import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadLinkWrapper } from './load.ts'
import { linkWrapperSettings } from './settings.ts'
import { LinkWrapperView } from './view.tsx'

export const linkWrapper = defineWidget({
  settings: linkWrapperSettings,
  View: LinkWrapperView,
  load: loadLinkWrapper,
  examples,
})
