import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { loadPanes } from '../shared/panes/load-panes.ts'
import { initiallyOpen, onlyFirstOpen, type PaneData } from '../shared/panes/model.ts'
import type { toggleSettings } from './settings.ts'

export function loadToggle({ items, isLazy }: SettingsOf<typeof toggleSettings>, context: LoadContext): Promise<PaneData[]> {
  return loadPanes(items, onlyFirstOpen(initiallyOpen(items, true)), isLazy, context)
}
