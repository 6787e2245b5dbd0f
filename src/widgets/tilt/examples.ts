import type { Example } from '#settings/define-widget.ts'

const link = { kind: 'url', url: '/admission/' }

export const examples: Example[] = [
  {
    name: 'card',
    title: '圖片卡片',
    settings: { picture: 1, title: '決賽現場', text: '聚光燈下的三分鐘，臺下坐著三百雙耳朵。', link },
  },
  { name: 'glare', title: '只有圖片，會反光，稍微放大', settings: { picture: 2, glare: true, scale: 1.06, perspective: 600 } },
  {
    name: 'container',
    title: '裡面是別的元件，只有左右傾斜',
    settings: {
      paper: 'straw',
      axis: 'x',
      content: [
        { id: 'tilt-heading', blockType: 'heading', text: '把講臺搬到街上', level: '3' },
        { id: 'tilt-button', blockType: 'button', label: '看活動照片', link },
      ],
    },
  },
  {
    name: 'no-picture',
    title: '圖片已經不在了',
    settings: { picture: 987_654, title: '沒有圖片的卡片', text: '文字還在。', paper: 'peach' },
  },
  {
    name: 'long',
    title: '很長的字',
    settings: {
      picture: 1,
      title: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
      text: 'سارة العلي：第十六屆全國大專校院口語傳播暨社群媒體聯合成果展的開場致詞，長達四十分鐘而全場無人離席。',
      max_tilt: 50,
    },
  },
]
