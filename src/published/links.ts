import { popupPageHref } from '#addresses/documents.ts'
import { parseAction, popupOf } from '#islands/client/actions/parse.ts'
import { safeUrl } from '#platform/safe-url.ts'
import { actionHref } from './action-href.ts'

/** A link as a page shows it; its URL has been validated. */
export interface Link {
  href: string
  /** On another host. */
  isExternal: boolean
  newTab: boolean
}

/** What a link points to, as it is stored: a document by its id, an address, or something to do in its own page. */
type LinkTarget = DocumentTarget | { kind: 'url'; url: string } | { kind: 'action'; href: string }

export interface DocumentTarget {
  kind: DocumentKind
  id: number
}

/** `popup` and `picture` open in the page that the link stands on. */
export const DOCUMENT_KINDS = ['page', 'post', 'category', 'popup', 'picture', 'file'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export interface ParsedLink {
  target: LinkTarget
  newTab: boolean
}

export const PANEL_MODES = ['open', 'close', 'toggle'] as const

/** For form fields that hold an address. */
export function validateUrl(value: unknown): true | string {
  if (typeof value !== 'string' || value.trim() === '') return '請填寫網址。'
  return safeUrl(value) === null ? '網址不正確。只接受 http、https、mailto、tel 與站內網址，而且不能有空白。' : true
}

/** Reads a stored link; what cannot be followed safely is no link. */
export function parseLink(stored: unknown): ParsedLink | null {
  if (typeof stored !== 'object' || stored === null) return null
  const target = parseTarget(stored as Record<string, unknown>)
  if (target === null) return null
  const { newTab } = stored as Record<string, unknown>
  const isElsewhere = target.kind !== 'action' && target.kind !== 'popup' && target.kind !== 'picture'
  return { target, newTab: isElsewhere && newTab === true }
}

function parseTarget(stored: Record<string, unknown>): LinkTarget | null {
  const { kind } = stored
  if (kind === 'url') {
    const url = hrefOf(stored.url)
    return url === null ? null : { kind, url }
  }
  if (kind === 'close-popup') {
    return { kind: 'action', href: actionHref('popup:close', { do_not_show_again: stored.forGood === true ? 'yes' : '' }) }
  }
  if (kind === 'panel') return parsePanel(stored)
  const document = DOCUMENT_KINDS.find((candidate) => candidate === kind)
  if (document === undefined) return null
  const id = documentId(stored[document])
  return id === null ? null : { kind: document, id }
}

/** An address that may be followed. An action anchor that opens a popup leads to the popup's page, too, for browsers without script. */
export function hrefOf(value: unknown): string | null {
  const url = safeUrl(value)
  const action = url?.startsWith('#') ? parseAction(url) : null
  const popup = action && popupOf(action)
  return popup === null ? url : popupPageHref(popup) + url
}

function parsePanel({ panelName, panelMode }: Record<string, unknown>): LinkTarget | null {
  if (typeof panelName !== 'string' || panelName.trim() === '' || panelName.length > 40) return null
  const displayMode = PANEL_MODES.find((mode) => mode === panelMode) ?? 'open'
  const id = panelName.trim().replace(/\p{Surrogate}/gu, '\ufffd')
  return { kind: 'action', href: actionHref(`off_canvas:${displayMode}`, { id, displayMode }) }
}

// PostgreSQL's `integer` ends here, and asking for more is an error.
const MAX_ID = 2 ** 31 - 1

/** The id in a stored relation, whether it was saved as an id or read with its document. */
export function documentId(stored: unknown): number | null {
  const value = typeof stored === 'object' && stored !== null ? (stored as { id?: unknown }).id : stored
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
