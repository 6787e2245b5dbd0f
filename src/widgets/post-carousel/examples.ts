import type { Example } from '#settings/define-widget.ts'

const three = { slides_desktop: 3, slides_tablet: 2, slides_mobile: 1 }

export const examples: Example[] = [
  { name: 'one-by-one', title: '一次一篇', settings: { label: '頭條', count: 4 } },
  {
    name: 'three',
    title: '三篇並排，有箭號與圓點，不自動輪播',
    settings: { label: '近期消息', ...three, count: 8, autoplay: false, arrows: true, dots: true, showReadMore: true },
  },
  {
    name: 'category',
    title: '某個分類，不循環，沒有圖',
    settings: { label: '榮譽榜', selectBy: 'category', category: 1, ...three, loop: false, showImage: false, dots: true },
  },
  {
    name: 'pictures',
    title: '四篇並排，只有圖片',
    settings: {
      label: '照片',
      slides_desktop: 4,
      slides_tablet: 3,
      slides_mobile: 2,
      gap: 12,
      count: 8,
      autoplay: false,
      showTitle: false,
      showMeta: false,
      showExcerpt: false,
    },
  },
  { name: 'one', title: '只有一篇', settings: { label: '一篇文章', count: 1 } },
  { name: 'all-fit', title: '三篇都放得下，沒有按鈕', settings: { label: '三篇文章', ...three, slides_tablet: 3, count: 3 } },
  { name: 'empty', title: '還沒有選分類', settings: { label: '沒有文章', selectBy: 'category' } },
]
