import type { Field } from 'payload'
import { safeUrl } from '../safe-url.ts'

/** What a link points to, as it is stored: a document by its id, or an address. */
export type LinkTarget = { kind: 'page' | 'post' | 'category'; id: number } | { kind: 'url'; url: string }

export interface ParsedLink {
  target: LinkTarget
  newTab: boolean
}

const DOCUMENTS = [
  { kind: 'page', collection: 'pages', label: '頁面' },
  { kind: 'post', collection: 'posts', label: '文章' },
  { kind: 'category', collection: 'categories', label: '分類' },
] as const

/** Form fields of one link. An optional link is off while its kind is empty. */
export function linkFields({ isRequired = false }: { isRequired?: boolean } = {}): Field[] {
  return [
    {
      name: 'kind',
      type: 'select',
      label: '連結到',
      required: isRequired,
      options: [...DOCUMENTS.map(({ kind, label }) => ({ value: kind, label })), { value: 'url', label: '網址' }],
      admin: isRequired ? { isClearable: false } : { description: '留空表示沒有連結。' },
    },
    ...DOCUMENTS.map(
      ({ kind, collection, label }): Field => ({
        name: kind,
        type: 'relationship',
        relationTo: collection,
        label,
        // Payload asks for a value only while the condition holds.
        required: true,
        admin: { condition: (_data, siblings) => siblings?.kind === kind },
      }),
    ),
    {
      name: 'url',
      type: 'text',
      label: '網址',
      required: true,
      validate: validateUrl,
      admin: {
        condition: (_data, siblings) => siblings?.kind === 'url',
        description: '站內可寫 /path/ 或 #anchor；站外請以 https:// 開頭。也可以用 mailto: 或 tel:。',
      },
    },
    {
      name: 'newTab',
      type: 'checkbox',
      label: '在新分頁開啟',
      defaultValue: false,
      admin: { condition: (_data, siblings) => Boolean(siblings?.kind) },
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
  const { kind, url, newTab } = stored as Record<string, unknown>
  if (kind === 'url') {
    const safe = safeUrl(url)
    return safe === null ? null : { target: { kind, url: safe }, newTab: newTab === true }
  }
  const document = DOCUMENTS.find((candidate) => candidate.kind === kind)
  if (document === undefined) return null
  const id = documentId((stored as Record<string, unknown>)[document.kind])
  return id === null ? null : { target: { kind: document.kind, id }, newTab: newTab === true }
}

// PostgreSQL's `integer` ends here, and asking for more is an error.
const MAX_ID = 2 ** 31 - 1

/** The id in a stored relation, whether it was saved as an id or read with its document. */
export function documentId(stored: unknown): number | null {
  const value = typeof stored === 'object' && stored !== null ? (stored as { id?: unknown }).id : stored
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
