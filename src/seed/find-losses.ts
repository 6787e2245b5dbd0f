import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { BLANK_PICTURE } from '#settings/blank-picture.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { widgetSettings } from '#widgets/settings.ts'

/** Stored beside the settings by Payload, not by the widgets. */
const NOT_A_SETTING = new Set(['id', 'blockType', 'blockName', 'due_tz'])

// A film is lost where a picture belongs, and the other way round: one of these must do.
const LIBRARIES = ['png', 'webm', 'ogg', 'vtt'].map((type) => ({
  picture: () => ({ ...BLANK_PICTURE, url: `/file.${type}` }),
  href: () => '/found/',
}))

/** Where a layout names a widget that does not exist, or stores a setting that its widget would not keep; for tests. */
export function findLosses(layout: unknown): string[] {
  return storedBlocks(layout).flatMap(findBlockLosses)
}

function findBlockLosses(block: StoredBlock): string[] {
  const settings = widgetSettings.find(({ name }) => name === block.blockType)
  if (settings === undefined) return [`${block.blockType} is no widget`]
  const parsed = parseSettings(settings, block)
  const kept = LIBRARIES.map((library): Record<string, unknown> => parsed.resolve(library))
  const lost = Object.entries(block)
    .filter(
      ([name, stored]) =>
        !NOT_A_SETTING.has(name) && !isEmpty(stored) && !kept.some((settings) => isKept(stored, settings[name])),
    )
    .map(([name]) => `${block.blockType} loses ${name}`)
  const inner = parsed.slots.flatMap((slot) => (slot.kind === 'blocks' ? slot.blocks.flatMap(findBlockLosses) : []))
  return [...lost, ...inner]
}

function isEmpty(stored: unknown): boolean {
  if (stored === null || stored === undefined || stored === '') return true
  if (Array.isArray(stored)) return stored.length === 0
  // A link that leads nowhere is stored with its checkbox alone.
  return isRecord(stored) && 'newTab' in stored && isEmpty(stored.kind)
}

/** Contents become the name of their slot, ids what they stand for, pasted tables their rows; the rest stays as it is. */
function isKept(stored: unknown, kept: unknown): boolean {
  if (Array.isArray(stored) && Array.isArray(kept)) return stored.length === kept.length
  if (typeof stored === 'object') return kept !== null && kept !== ''
  return kept === stored || isRecord(kept) || (Array.isArray(kept) && kept.length > 0)
}
