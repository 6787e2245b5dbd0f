import type { Example } from '#settings/define-widget.ts'

const pictures = { before: 1, after: 2 }

export const examples: Example[] = [
  { name: 'horizontal', title: '左右對照', settings: { ...pictures, caption: '錄音室整修之前與之後。' } },
  { name: 'vertical', title: '上下對照，一開始在三成', settings: { ...pictures, orientation: 'vertical', offset: 30 } },
  {
    name: 'click',
    title: '按圖片就移動，中文標示',
    settings: { ...pictures, click_to_move: true, before_label: '整修前', after_label: '整修後' },
  },
  { name: 'hover', title: '跟著滑鼠移動，不標示', settings: { ...pictures, move_slider_on_hover: true, no_overlay: true } },
  {
    name: 'long',
    title: '很長的標示',
    settings: {
      ...pictures,
      before_label: 'InternationalIntercollegiateOratory<b>&',
      after_label: 'بعد التجديد الكامل للاستوديو والقاعة',
    },
  },
  { name: 'missing', title: '少了一張圖片', settings: { before: 1, after: 987_654, caption: '只剩一張時就是一般的圖片。' } },
]
