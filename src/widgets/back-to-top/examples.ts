import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'icon-only', title: '圖示', settings: {} },
  { name: 'text-only', title: '文字', settings: { style: 'text_only', text: '頁首' } },
  {
    name: 'text-custom',
    title: '自訂文字，捲到離頂端 120 像素處',
    settings: { style: 'text_only', text: '再讀一次', offset_top: 120 },
  },
  { name: 'progress', title: '圖示與閱讀進度', settings: { style: 'progress_indicator', icon: 'chevron' } },
  {
    name: 'progress-colours',
    title: '閱讀進度，自訂顏色',
    settings: { style: 'progress_indicator', icon: 'top', foreground: '#1F6B45', background: 'straw' },
  },
  {
    name: 'after-scrolling',
    title: '捲動超過 300 像素之後才出現',
    settings: { style: 'progress_indicator', show_scroll: true, show_after: 200, offset_top: 100 },
  },
]
