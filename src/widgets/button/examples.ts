import type { Example } from '../define-widget.ts'

const link = { kind: 'url', url: '/admission/' }

export const examples: Example[] = [
  { name: 'zhu', title: '朱', settings: { label: '116 學年度招生', link } },
  { name: 'ink', title: '墨，小', settings: { label: '看入學指南', link, style: 'ink', size: 'small' } },
  { name: 'paper', title: '白紙，置中', settings: { label: '回到最新消息', link, style: 'paper', align: 'center' } },
  {
    name: 'line',
    title: '線框，在新分頁開啟站外網址',
    settings: { label: '預約線上諮詢', link: { kind: 'url', url: 'https://example.com/booking', newTab: true }, style: 'line' },
  },
]
