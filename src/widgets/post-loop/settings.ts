import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { relation } from '#settings/kinds/relation.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { heading } from '#settings/outline.ts'
import { cardFields, layoutFields, orderFields } from '../post-list/settings.ts'

const MOST_BUTTONS = 40

export const postLoopSettings = defineSettings({
  name: 'post-loop',
  label: '文章篩選列表',
  group: '最新內容',
  place: 100,
  fields: {
    taxonomy: choice({
      label: '篩選依據',
      options: [
        { value: 'category', label: '分類' },
        { value: 'tag', label: '標籤' },
      ],
      default: 'category',
    }),
    multiple_selection: toggle({ label: '可以複選', default: false }),
    logical_combination: choice({
      label: '複選時',
      options: [
        { value: 'AND', label: '每一項都要符合' },
        { value: 'OR', label: '符合任何一項' },
      ],
      default: 'AND',
      shownWhen: ({ multiple_selection }) => multiple_selection === true,
    }),
    max_terms: number({
      label: '最多幾個按鈕',
      help: '文章最多的排在前面。沒有文章的不會出現。',
      min: 1,
      max: MOST_BUTTONS,
      default: 12,
    }),
    horizontal_scroll: toggle({ label: '手機上按鈕排成一列，左右滑動', default: false }),
    ...layoutFields,
    selectBy: choice({
      label: '選文範圍',
      options: [
        { value: 'recent', label: '所有文章' },
        { value: 'category', label: '某個分類的文章' },
      ],
      default: 'recent',
    }),
    category: relation({ label: '分類', to: 'categories', shownWhen: ({ selectBy }) => selectBy === 'category' }),
    ...orderFields,
    ...cardFields,
  },
  outline: ({ level }) => heading(level, '文章標題'),
})
