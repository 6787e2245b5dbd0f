import { defineSettings } from '../settings/define-settings.ts'
import { choice } from '../settings/kinds/choice.ts'
import { number } from '../settings/kinds/number.ts'
import { relation, relations } from '../settings/kinds/relation.ts'
import { text } from '../settings/kinds/text.ts'
import { toggle } from '../settings/kinds/toggle.ts'
import { levelOptions } from '../settings/level-options.ts'

const MAX_COUNT = 24

const isGrid = ({ layout }: Record<string, unknown>) => layout === 'grid-with-thumb' || layout === 'grid-without-thumb'
const isPaged = ({ pagination }: Record<string, unknown>) => pagination === 'simple' || pagination === 'numbered'

export const postListSettings = defineSettings({
  name: 'post-list',
  label: '文章列表',
  group: '最新內容',
  fields: {
    layout: choice({
      label: '版型',
      options: [
        { value: 'block', label: '一篇一列，圖大' },
        { value: 'grid-with-thumb', label: '格狀，有圖' },
        { value: 'grid-without-thumb', label: '格狀，無圖' },
        { value: 'rows', label: '條列，圖小' },
        { value: 'lead', label: '頭條加條列' },
      ],
      default: 'block',
    }),
    columns: choice({
      label: '每列篇數',
      options: [
        { value: '1', label: '1' },
        { value: '2', label: '2' },
        { value: '3', label: '3' },
        { value: '4', label: '4' },
        { value: '6', label: '6' },
      ],
      default: '3',
      shownWhen: isGrid,
    }),
    count: number({ label: '篇數', help: '有分頁時是每頁的篇數。', min: 1, max: MAX_COUNT, default: 3 }),
    selectBy: choice({
      label: '選文方式',
      options: [
        { value: 'recent', label: '最新發布' },
        { value: 'category', label: '某個分類的最新發布' },
        { value: 'selected', label: '自己挑選' },
      ],
      default: 'recent',
    }),
    category: relation({ label: '分類', to: 'categories', shownWhen: ({ selectBy }) => selectBy === 'category' }),
    posts: relations({
      label: '文章',
      help: '依這裡的順序顯示。',
      to: 'posts',
      max: MAX_COUNT,
      shownWhen: ({ selectBy }) => selectBy === 'selected',
    }),
    offset: number({
      label: '略過前幾篇',
      help: '有分頁時不作用。',
      min: 0,
      max: 50,
      default: 0,
      shownWhen: (siblings) => siblings.selectBy !== 'selected' && !isPaged(siblings),
    }),
    pagination: choice({
      label: '分頁',
      options: [
        { value: 'off', label: '不分頁' },
        { value: 'simple', label: '上一頁、下一頁' },
        { value: 'numbered', label: '頁碼' },
      ],
      default: 'off',
      shownWhen: ({ selectBy }) => selectBy !== 'selected',
    }),
    level: choice({ label: '文章標題的層級', options: levelOptions, default: '3' }),
    showImage: toggle({ label: '顯示圖片', default: true }),
    showMeta: toggle({ label: '顯示分類與日期', default: true }),
    showExcerpt: toggle({ label: '顯示摘要', default: true }),
    showReadMore: toggle({ label: '顯示「繼續閱讀」', default: false }),
    readMoreLabel: text({
      label: '「繼續閱讀」的文字',
      default: '繼續閱讀',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: ({ showReadMore }) => showReadMore === true,
    }),
    titleLength: number({ label: '標題最多字數', help: '0 表示不裁切。', min: 0, max: 200, default: 0 }),
    excerptLength: number({ label: '摘要最多字數', help: '0 表示不裁切。', min: 0, max: 400, default: 80 }),
  },
})
