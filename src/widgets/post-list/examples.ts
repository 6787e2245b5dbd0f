import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'lead', title: '頭條加條列', settings: { layout: 'lead', count: 5 } },
  { name: 'grid', title: '三欄，有圖，有頁碼', settings: { layout: 'grid-with-thumb', count: 3, pagination: 'numbered' } },
  {
    name: 'load-more',
    title: '三欄，載入更多',
    settings: { layout: 'grid-with-thumb', count: 3, pagination: 'loadmore' },
  },
  {
    name: 'grid-without-thumb',
    title: '四欄，無圖，有「繼續閱讀」',
    settings: { layout: 'grid-without-thumb', columns: '4', count: 4, showReadMore: true, titleLength: 20, excerptLength: 30 },
  },
  {
    name: 'rows',
    title: '條列，某個分類，上一頁與下一頁',
    settings: { layout: 'rows', selectBy: 'category', category: 1, count: 2, pagination: 'simple' },
  },
  {
    name: 'block',
    title: '一篇一列，略過第一篇，署名在摘要之後',
    settings: { layout: 'block', count: 2, offset: 1, showAuthor: true, metaPosition: 'after-content' },
  },
  {
    name: 'masonry',
    title: '高低錯落，依標題排序，載入更多',
    settings: {
      layout: 'grid-with-thumb',
      masonry: true,
      count: 5,
      orderBy: 'title',
      order: 'ASC',
      metaPosition: 'after-title',
      pagination: 'loadmore',
    },
  },
  {
    name: 'pictures',
    title: '六欄，只有圖片',
    settings: { layout: 'grid-with-thumb', columns: '6', count: 6, showTitle: false, showMeta: false, showExcerpt: false },
  },
]
