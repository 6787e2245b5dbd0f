import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const content = [
  {
    id: 'section-text',
    blockType: 'text',
    body: documentOf(paragraph('口試不比口才，我們想聽你怎麼理解一件事。講得快、講得滿，不會加分。')),
  },
]
const moreLink = { kind: 'url', url: '/news/' }

export const examples: Example[] = [
  {
    name: 'rail',
    title: '直排標題、文武線與「更多」',
    settings: { title: '最新消息', rule: true, moreLabel: '全部消息', moreLink, content },
  },
  { name: 'plain', title: '橫排標題，青瓷紙', settings: { title: '寫給考生', titleStyle: 'plain', paper: 'celadon', content } },
  {
    name: 'ink',
    title: '墨底，窄欄，留白較少',
    settings: { title: '聽聽看', paper: 'ink', width: 'narrow', spacing: 'small', content },
  },
  {
    name: 'background',
    title: '淡印的背景圖片，快捲到時才載入',
    settings: { background: 2, loading: 'lazy', paper: 'bone', content },
  },
  {
    name: 'background-full',
    title: '原色的背景圖片，在最上面的區段立即載入',
    settings: {
      title: '空間與日常',
      titleStyle: 'plain',
      background: 1,
      backgroundStyle: 'full',
      anchor: '空間',
      content,
    },
  },
  {
    name: 'placed',
    title: '各裝置不同：手機與桌機各有一段，較窄、置中、上方多留白',
    settings: {
      paper: 'bone',
      placed: { above: 'large', below: 'small' },
      content: [
        placedText('phone', '手機和平板上看到這一段。', { on: ['phone', 'tablet'] }),
        placedText('desktop', '桌機上看到這一段，較窄、置中、上方多留白。', {
          on: ['desktop'],
          above: 'large',
          width: 'narrow',
          align: 'center',
        }),
      ],
    },
  },
]

function placedText(name: string, words: string, placed: Record<string, unknown>) {
  return { id: `section-${name}`, blockType: 'text', body: documentOf(paragraph(words)), placed }
}
