import type { Field } from 'payload'
import { LINK_DOCUMENTS, PANEL_MODES, validateUrl } from '#published/links.ts'

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
        ...LINK_DOCUMENTS.slice(0, 3).map(({ kind, label }) => ({ value: kind, label })),
        { value: 'url', label: '網址' },
        ...LINK_DOCUMENTS.slice(3).map(({ kind, label }) => ({ value: kind, label })),
        { value: 'close-popup', label: '關閉所在的彈出視窗' },
        { value: 'panel', label: '開關側欄' },
      ],
      admin: isRequired ? { isClearable: false } : { description: '留空表示沒有連結。' },
    },
    ...LINK_DOCUMENTS.map(({ kind, collection, fieldLabel }): Field => {
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
