import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const items = [
  {
    id: 'introvert',
    title: '我很內向，適合讀口傳系嗎？',
    text: documentOf(
      paragraph('適合。系上約有一半同學自認內向。口語傳播不是要你變成另一種人，而是讓你知道怎麼準備、怎麼說、怎麼停。'),
    ),
  },
  {
    id: 'work',
    title: '三分鐘作品一定要是演講嗎？',
    text: documentOf(paragraph('可以用任何你熟悉的形式，例如口述影像、廣播短劇或訪談剪輯。')),
  },
  { id: 'minor', title: '可以雙主修或修輔系嗎？', text: documentOf(paragraph('可以，大二起申請。')) },
]

const nested = [{ id: 'accordion-countdown', blockType: 'countdown', title: '距離報名截止', due: '2037-03-21T09:00:00.000Z' }]

export const examples: Example[] = [
  {
    name: 'faq',
    title: '常見問題，第一項展開',
    settings: { items: items.map((item) => (item.id === 'work' ? { ...item, anchor: '三分鐘作品' } : item)), faqSchema: true },
  },
  {
    name: 'several-open',
    title: '多項一開始就展開，有序號',
    settings: { items: items.map((item) => ({ ...item, isOpen: true })), showNumbers: true },
  },
  {
    name: 'box',
    title: '方框，全部收合，符號在左',
    settings: { items, keepFirstOpen: false, style: 'box', iconPosition: 'left' },
  },
  {
    name: 'nested',
    title: '分開的紙卡，裡面有倒數計時',
    settings: {
      items: [{ id: 'due', title: '報名何時截止？', content: nested }, ...items],
      style: 'floating',
      iconPosition: 'both',
    },
  },
  {
    name: 'lazy',
    title: '第二項用片段，展開時才載入',
    settings: {
      items: [
        { ...items[0], anchor: '內向' },
        { id: 'channels', title: '有哪些入學管道？', fragment: 1 },
      ],
      isLazy: true,
    },
  },
]
