import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'stone', title: '卵石', settings: { picture: 1, caption: '決賽前一小時的講堂。' } },
  { name: 'paper', title: '剪紙，較慢', settings: { picture: 2, shapes: 'paper', duration: 6000, easing: 'ease-in-out' } },
  {
    name: 'tones',
    title: '四聲，單色與字',
    settings: { fill: 'color', color: 'straw', words: '先聽，再說。', shapes: 'tones', duration: 4000 },
  },
  { name: 'gradient', title: '漸層，逆向', settings: { fill: 'gradient', words: '聲音', direction: 'reverse' } },
  { name: 'once', title: '只變一次', settings: { picture: 1, shapes: 'tones', loop: false } },
  {
    name: 'missing',
    title: '圖片已經不在了，很長的字',
    settings: {
      picture: 987_654,
      words: 'InternationalIntercollegiateOratory 第十六屆',
      caption: 'سارة العلي 在第十六屆全國大專校院口語傳播暨社群媒體聯合成果展的開場致詞，長達四十分鐘而全場無人離席。',
    },
  },
]
