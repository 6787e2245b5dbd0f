import type { Settings, SettingsOf } from '#settings/define-settings.ts'
import { parseSettings } from '#settings/define-settings.ts'
import type { RenderContext } from './context.ts'
import { fetchReferences } from './fetch-references.ts'
import { findPrepared, type WidgetHolder } from './render-widget.ts'

/** The settings of one widget out of its document, as its view would get them; `null` where the document has no such widget. */
export async function findSettings<S extends Settings>(
  holder: WidgetHolder,
  wanted: { id: string; settings: S },
  context: RenderContext,
): Promise<SettingsOf<S> | null> {
  const found = findPrepared(holder, { id: wanted.id, name: wanted.settings.name }, context)
  if (found === null) return null
  const parsed = parseSettings(wanted.settings, found.block.stored)
  return parsed.resolve(await fetchReferences(context.reader, parsed.references))
}
