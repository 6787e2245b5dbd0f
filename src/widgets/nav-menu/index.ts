import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadNavMenu } from './load.ts'
import { navMenuSettings } from './settings.ts'
import { NavMenuView } from './view.tsx'

export const navMenu = defineWidget({
  settings: navMenuSettings,
  View: NavMenuView,
  load: loadNavMenu,
  examples,
})
