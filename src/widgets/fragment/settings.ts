import { defineSettings } from '#settings/define-settings.ts'
import { relation } from '#settings/kinds/relation.ts'

export const fragmentSettings = defineSettings({
  name: 'fragment',
  label: '片段',
  group: '版面',
  place: 35,
  fields: {
    fragment: relation({
      label: '片段',
      help: '在這裡顯示一個片段。片段發布新的內容後，用到它的地方都會跟著更新；還沒發布的片段訪客看不到。',
      to: 'fragments',
    }),
  },
  outline: ({ fragment }) => (fragment === null ? [] : [{ kind: 'fragment', id: fragment }]),
})
