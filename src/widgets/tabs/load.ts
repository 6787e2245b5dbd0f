import { loadPanes, type PanesContext } from '#kit/panes/load-panes.ts'
import { initiallyOpen, onlyFirstOpen, type PaneData } from '#kit/panes/model.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { tabsSettings } from './settings.ts'

export function loadTabs({ items, isLazy }: SettingsOf<typeof tabsSettings>, context: PanesContext): Promise<PaneData[]> {
  return loadPanes(items, onlyFirstOpen(initiallyOpen(items, true)), isLazy, context)
}
