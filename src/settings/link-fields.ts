import type { Field } from 'payload'
import { DOCUMENT_KINDS, type DocumentKind, PANEL_MODES, validateUrl } from '#published/links.ts'
import { PICTURES_ONLY } from './pictures-only.ts'

interface DocumentWords {
  collection: 'pages' | 'posts' | 'categories' | 'popups' | 'media'
  /** In the list of what a link can do. */
  label: string
  fieldLabel: string
}

const DOCUMENTS: Record<DocumentKind, DocumentWords> = {
  page: { collection: 'pages', label: '頁面', fieldLabel: '頁面' },
  post: { collection: 'posts', label: '文章', fieldLabel: '文章' },
  category: { collection: 'categories', label: '分類', fieldLabel: '分類' },
  popup: { collection: 'popups', label: '開啟彈出視窗', fieldLabel: '彈出視窗' },
  picture: { collection: 'media', label: '用燈箱放大圖片', fieldLabel: '圖片' },
  file: { collection: 'media', label: '下載檔案', fieldLabel: '檔案' },
}
const PANEL_WORDS = { open: '開啟', close: '關閉', toggle: '開啟或關閉' }

const isKind = (kind: string) => (_data: unknown, siblings: { kind?: unknown } | undefined) => siblings?.kind === kind

const optionFor = (kind: DocumentKind) => ({ value: kind, label: DOCUMENTS[kind].label })

/** Form fields of one link. An optional link is off while its kind is empty. */
export function linkFields({ isRequired = false }: { isRequired?: boolean } = {}): Field[] {
  return [
    {
      name: 'kind',
      type: 'select',
      label: '連結到',
      required: isRequired,
      options: [
        ...DOCUMENT_KINDS.slice(0, 3).map(optionFor),
        { value: 'url', label: '網址' },
        ...DOCUMENT_KINDS.slice(3).map(optionFor),
        { value: 'close-popup', label: '關閉所在的彈出視窗' },
        { value: 'panel', label: '開關側欄' },
      ],
      admin: isRequired ? { isClearable: false } : { description: '留空表示沒有連結。' },
    },
    ...DOCUMENT_KINDS.map((kind): Field => {
      const { collection, fieldLabel } = DOCUMENTS[kind]
      // Payload asks for a value only while the condition holds.
      const shared = { name: kind, label: fieldLabel, required: true, admin: { condition: isKind(kind) } }
      return collection === 'media'
        ? { ...shared, type: 'upload', relationTo: collection, ...(kind === 'picture' && PICTURES_ONLY) }
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
          options: PANEL_MODES.map((value) => ({ value, label: PANEL_WORDS[value] })),
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
        condition: (_data, siblings) => ['page', 'post', 'category', 'url', 'file'].includes(String(siblings?.kind)),
      },
    },
  ]
}
