import type { Example } from '#settings/define-widget.ts'

const pictures = { front: 1, back: 2 }

export const examples: Example[] = [
  { name: 'fade', title: '淡入', settings: { ...pictures, caption: '白天的講堂，與晚上的講堂。' } },
  { name: 'simple', title: '直接換', settings: { ...pictures, style: 'simple' } },
  { name: 'slide-left', title: '從右滑入', settings: { ...pictures, style: 'slide-left' } },
  { name: 'slide-right', title: '從左滑入', settings: { ...pictures, style: 'slide-right' } },
  { name: 'slide-up', title: '從下滑入', settings: { ...pictures, style: 'slide-up' } },
  { name: 'slide-down', title: '從上滑入', settings: { ...pictures, style: 'slide-down' } },
  { name: 'zoom', title: '放大', settings: { ...pictures, style: 'zoom' } },
  { name: 'card', title: '抽換卡片', settings: { ...pictures, style: 'card' } },
  { name: 'rotate', title: '翻轉', settings: { ...pictures, style: 'rotate' } },
  { name: 'creative', title: '斜切揭開', settings: { ...pictures, style: 'creative' } },
  { name: 'click', title: '按一下才換', settings: { ...pictures, trigger: 'click', style: 'slide-up' } },
  {
    name: 'link',
    title: '有連結，角落可以換圖',
    settings: { ...pictures, link: { kind: 'url', url: '/admission/' }, ratio: '16/9' },
  },
  {
    name: 'missing',
    title: '少了一張圖片，很長的圖說',
    settings: {
      front: 1,
      back: 987_654,
      caption:
        'InternationalIntercollegiateOratoryChampionshipPreparatoryVideoConference：سارة العلي 在第十六屆全國大專校院口語傳播暨社群媒體聯合成果展。',
    },
  },
]
