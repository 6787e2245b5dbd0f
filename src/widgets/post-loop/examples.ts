import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  {
    name: 'category',
    title: '依分類篩選，單選，有頁碼',
    settings: { layout: 'grid-with-thumb', count: 3, pagination: 'numbered' },
  },
  {
    name: 'tags-any',
    title: '依標籤篩選，複選，符合任何一項，載入更多',
    settings: {
      taxonomy: 'tag',
      multiple_selection: true,
      logical_combination: 'OR',
      layout: 'rows',
      count: 3,
      pagination: 'loadmore',
    },
  },
  {
    name: 'tags-all',
    title: '某個分類之內依標籤篩選，複選，每一項都要符合，手機上左右滑動',
    settings: {
      taxonomy: 'tag',
      multiple_selection: true,
      logical_combination: 'AND',
      horizontal_scroll: true,
      selectBy: 'category',
      category: 1,
      layout: 'grid-without-thumb',
      count: 3,
      orderBy: 'title',
      order: 'ASC',
    },
  },
]
