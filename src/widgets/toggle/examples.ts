import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const words = (text: string) => documentOf(paragraph(text))

export const examples: Example[] = [
  {
    name: 'two',
    title: '兩個狀態',
    settings: {
      label: '開課學期',
      items: [
        { id: 'autumn', title: '上學期', text: words('口語傳播概論、聲音表達、採訪寫作。') },
        { id: 'spring', title: '下學期', text: words('演講學、社群媒體經營、紀錄片。') },
      ],
    },
  },
  {
    name: 'pill',
    title: '膠囊，三個項目，第三個打開時才載入',
    settings: {
      label: '對象',
      style: 'pill',
      isLazy: true,
      items: [
        { id: 'students', title: '高中生', text: words('從開放日開始認識我們。') },
        { id: 'parents', title: '家長', text: words('學費、住宿與獎助學金。') },
        { id: 'teachers', title: '高中老師', fragment: 1 },
      ],
    },
  },
]
