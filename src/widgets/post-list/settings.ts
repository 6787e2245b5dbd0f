import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { relation, relations } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading } from '#settings/outline.ts'

const MAX_COUNT = 24

type Siblings = Record<string, unknown>

const isGrid = ({ layout }: Siblings) => layout === 'grid-with-thumb' || layout === 'grid-without-thumb'
const isPaged = ({ pagination }: Siblings) => pagination === 'simple' || pagination === 'numbered' || pagination === 'loadmore'
const isSorted = ({ selectBy }: Siblings) => selectBy !== 'selected'

/** Fields that every list of posts has; the loop with filters has them, too. */
export const layoutFields = {
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
  masonry: toggle({
    label: '高低錯落',
    help: '圖片保持原來的比例，各欄自己往下排。',
    default: false,
    shownWhen: isGrid,
  }),
  count: number({ label: '篇數', help: '有分頁時是每頁的篇數。', min: 1, max: MAX_COUNT, default: 3 }),
}

export const orderFields = {
  orderBy: choice({
    label: '排序依據',
    options: [
      { value: 'date', label: '發布日期' },
      { value: 'title', label: '標題（部首筆畫）' },
      { value: 'modified', label: '最後修改' },
      { value: 'author', label: '署名' },
    ],
    default: 'date',
    shownWhen: isSorted,
  }),
  order: choice({
    label: '順序',
    options: [
      { value: 'DESC', label: '由新到舊、由大到小' },
      { value: 'ASC', label: '由舊到新、由小到大' },
    ],
    default: 'DESC',
    shownWhen: isSorted,
  }),
  pagination: choice({
    label: '分頁',
    options: [
      { value: 'off', label: '不分頁' },
      { value: 'simple', label: '上一頁、下一頁' },
      { value: 'numbered', label: '頁碼' },
      { value: 'loadmore', label: '載入更多' },
    ],
    default: 'off',
    shownWhen: isSorted,
  }),
}

export const cardFields = {
  level: choice({ label: '文章標題的層級', options: levelOptions, default: '3' }),
  showImage: toggle({ label: '顯示圖片', default: true }),
  showTitle: toggle({ label: '顯示標題', default: true }),
  showMeta: toggle({ label: '顯示文章資訊', help: '分類、日期或署名。', default: true }),
  showCategory: toggle({ label: '資訊：分類', default: true, shownWhen: ({ showMeta }) => showMeta === true }),
  showDate: toggle({ label: '資訊：日期', default: true, shownWhen: ({ showMeta }) => showMeta === true }),
  showAuthor: toggle({ label: '資訊：署名', default: false, shownWhen: ({ showMeta }) => showMeta === true }),
  metaPosition: choice({
    label: '資訊的位置',
    options: [
      { value: 'before-title', label: '標題之前' },
      { value: 'after-title', label: '標題之後' },
      { value: 'after-content', label: '摘要之後' },
    ],
    default: 'before-title',
    shownWhen: ({ showMeta }) => showMeta === true,
  }),
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
}

export const postListSettings = defineSettings({
  name: 'post-list',
  label: '文章列表',
  group: '最新內容',
  place: 90,
  fields: {
    ...layoutFields,
    selectBy: choice({
      label: '選文方式',
      options: [
        { value: 'recent', label: '所有文章' },
        { value: 'category', label: '某個分類的文章' },
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
      shownWhen: (siblings) => isSorted(siblings) && !isPaged(siblings),
    }),
    ...orderFields,
    ...cardFields,
  },
  outline: ({ level }) => heading(level, '文章標題'),
})
