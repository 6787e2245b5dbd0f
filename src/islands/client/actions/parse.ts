import { POPUP_PAGE } from '#addresses/popups.ts'
import type { PanelMode } from '../../wire.ts'

/** What an action anchor asks for. Everything in it was written by whoever made the link. */
export interface Action {
  name: ActionName
  settings: ActionSettings
  /** The same for every spelling of the same request. */
  form: string
}

export type ActionSettings = Readonly<Record<string, unknown>>

const NAMES = ['lightbox', 'popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle'] as const
type ActionName = (typeof NAMES)[number]

const MAX_LENGTH = 64 * 1024
const ANCHOR = /^#(?:lectern|elementor)-action:action=([^&]*)&(.*)$/is
const POPUP_ID = /^[1-9]\d{0,8}$/
const SETTINGS = /(?:^|&)settings=(.+)$/s

/** Reads `#lectern-action:action=…&settings=…`, percent-encoded or not, after a popup's page or alone; `null` for all else. */
export function parseAction(address: string): Action | null {
  if (address.length > MAX_LENGTH) return null
  try {
    // Encoded once or twice; what is not encoded stays as it is.
    const [, action, rest = ''] = ANCHOR.exec(decodeURIComponent(decodeURIComponent(address.replace(POPUP_PAGE, '')))) ?? []
    const name = NAMES.find((known) => known === action)
    if (name === undefined) return null
    const settings = readSettings(SETTINGS.exec(rest)?.[1])
    return settings && { name, settings, form: JSON.stringify([name, inOrder(settings)]) }
  } catch {
    // Broken encoding, broken base64, broken JSON, nesting without end: not an action.
    return null
  }
}

/** What an action asks of an off-canvas panel. The setting decides, not the name of the action. */
export function panelModeOf({ name, settings: { displayMode = name.slice('off_canvas:'.length) } }: Action): PanelMode | null {
  return displayMode === 'open' || displayMode === 'close' || displayMode === 'toggle' ? displayMode : null
}

/** Whether it never opens anything. */
export function closesOnly(action: Action): boolean {
  return action.name === 'popup:close' || (action.name.startsWith('off_canvas:') && panelModeOf(action) === 'close')
}

/** The popup that an action opens; `null` where it opens none. */
export function popupOf({ name, settings: { id } }: Action): number | null {
  return name === 'popup:open' && typeof id === 'string' && POPUP_ID.test(id) ? Number(id) : null
}

function readSettings(base64: string | undefined): ActionSettings | null {
  const value: unknown = base64 === undefined ? {} : JSON.parse(readText(base64), refuseBroken)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ActionSettings) : null
}

/** UTF-8 in base64, of either alphabet; text that was not encoded as UTF-8 is Latin-1. */
function readText(base64: string): string {
  const characters = atob(base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
  try {
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return characters
  }
}

function refuseBroken(key: string, value: unknown): unknown {
  if (/\p{Surrogate}/u.test(key) || (typeof value === 'string' && /\p{Surrogate}/u.test(value)))
    throw new SyntaxError('half of a character')
  return key === '__proto__' ? undefined : value
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)])
}
