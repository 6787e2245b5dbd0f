import type { Field } from 'payload'
import { safeUrl } from '#platform/safe-url.ts'
import { actionHref } from '../hrefs.ts'

/** What a link points to, as it is stored: a document by its id, an address, or something to do in its own page. */
type LinkTarget = DocumentTarget | { kind: 'url'; url: string } | { kind: 'action'; href: string }

export interface DocumentTarget {
  kind: DocumentKind
  id: number
}

/** `popup` and `picture` open in the page that the link stands on. */
export type DocumentKind = 'page' | 'post' | 'category' | 'popup' | 'picture'

export interface ParsedLink {
  target: LinkTarget
  newTab: boolean
}

interface DocumentChoice {
  kind: DocumentKind
  collection: 'pages' | 'posts' | 'categories' | 'popups' | 'media'
  /** In the list of what a link can do. */
  label: string
  fieldLabel: string
}

const DOCUMENTS: DocumentChoice[] = [
  { kind: 'page', collection: 'pages', label: '頁面', fieldLabel: '頁面' },
  { kind: 'post', collection: 'posts', label: '文章', fieldLabel: '文章' },
  { kind: 'category', collection: 'categories', label: '分類', fieldLabel: '分類' },
  { kind: 'popup', collection: 'popups', label: '開啟彈出視窗', fieldLabel: '彈出視窗' },
  { kind: 'picture', collection: 'media', label: '用燈箱放大圖片', fieldLabel: '圖片' },
]

const PANEL_MODES = [
  { value: 'open', label: '開啟' },
  { value: 'close', label: '關閉' },
  { value: 'toggle', label: '開啟或關閉' },
] as const

const isKind = (kind: string) => (_data: unknown, siblings: { kind?: unknown } | undefined) => siblings?.kind === kind

/** Form fields of one link. An optional link is off while its kind is empty. */
export function linkFields({ isRequired = false }: { isRequired?: boolean } = {}): Field[] {
  return [
    {
      name: 'kind',
      type: 'select',
      label: '連結到',
      required: isRequired,
      options: [
        ...DOCUMENTS.slice(0, 3).map(({ kind, label }) => ({ value: kind, label })),
        { value: 'url', label: '網址' },
        ...DOCUMENTS.slice(3).map(({ kind, label }) => ({ value: kind, label })),
        { value: 'close-popup', label: '關閉所在的彈出視窗' },
        { value: 'panel', label: '開關側欄' },
      ],
      admin: isRequired ? { isClearable: false } : { description: '留空表示沒有連結。' },
    },
    ...DOCUMENTS.map(({ kind, collection, fieldLabel }): Field => {
      // Payload asks for a value only while the condition holds.
      const shared = { name: kind, label: fieldLabel, required: true, admin: { condition: isKind(kind) } }
      return collection === 'media'
        ? { ...shared, type: 'upload', relationTo: collection }
        : { ...shared, type: 'relationship', relationTo: collection }
    }),
    {
      name: 'url',
      type: 'text',
      label: '網址',
      required: true,
      validate: validateUrl,
      admin: {
        condition: isKind('url'),
        description: '站內可寫 /path/ 或 #anchor；站外請以 https:// 開頭。也可以用 mailto: 或 tel:。',
      },
    },
    {
      name: 'forGood',
      type: 'checkbox',
      label: '這位訪客以後不再顯示',
      defaultValue: false,
      admin: { condition: isKind('close-popup') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'panelName',
          type: 'text',
          label: '側欄名稱',
          required: true,
          maxLength: 40,
          admin: { condition: isKind('panel'), description: '側欄元件裡填的名稱。' },
        },
        {
          name: 'panelMode',
          type: 'select',
          label: '動作',
          defaultValue: 'open',
          options: [...PANEL_MODES],
          admin: { condition: isKind('panel'), isClearable: false },
        },
      ],
    },
    {
      name: 'newTab',
      type: 'checkbox',
      label: '在新分頁開啟',
      defaultValue: false,
      admin: {
        condition: (_data, siblings) => ['page', 'post', 'category', 'url'].includes(String(siblings?.kind)),
      },
    },
  ]
}

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
    const url = safeUrl(stored.url)
    return url === null ? null : { kind, url }
  }
  if (kind === 'close-popup') {
    return { kind: 'action', href: actionHref('popup:close', { do_not_show_again: stored.forGood === true ? 'yes' : '' }) }
  }
  if (kind === 'panel') return parsePanel(stored)
  const document = DOCUMENTS.find((candidate) => candidate.kind === kind)
  if (document === undefined) return null
  const id = documentId(stored[document.kind])
  return id === null ? null : { kind: document.kind, id }
}

function parsePanel({ panelName, panelMode }: Record<string, unknown>): LinkTarget | null {
  if (typeof panelName !== 'string' || panelName.trim() === '' || panelName.length > 40) return null
  const displayMode = PANEL_MODES.find(({ value }) => value === panelMode)?.value ?? 'open'
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
