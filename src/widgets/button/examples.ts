import type { Example } from '#settings/define-widget.ts'

const link = { kind: 'url', url: '/admission/' }
/** An action anchor as the former site wrote them. */
const imported = (action: string) => ({ kind: 'url', url: `#elementor-action%3Aaction%3D${action}` })

export const examples: Example[] = [
  { name: 'zhu', title: '朱', settings: { label: '116 學年度招生', link } },
  { name: 'ink', title: '墨，小', settings: { label: '看入學指南', link, style: 'ink', size: 'small' } },
  { name: 'paper', title: '白紙，置中', settings: { label: '回到最新消息', link, style: 'paper', align: 'center' } },
  {
    name: 'line',
    title: '線框，在新分頁開啟站外網址',
    settings: { label: '預約線上諮詢', link: { kind: 'url', url: 'https://example.com/booking', newTab: true }, style: 'line' },
  },
  {
    name: 'picture',
    title: '用燈箱放大圖片',
    settings: { label: '放大這張圖片', link: { kind: 'picture', picture: 1 }, style: 'ink' },
  },
  {
    name: 'panel',
    title: '開關側欄，側欄的名稱是中文',
    settings: { label: '開關服務側欄', link: { kind: 'panel', panelName: '服務側欄', panelMode: 'toggle' }, style: 'line' },
  },
  {
    name: 'close-popup',
    title: '關閉所在的彈出視窗，以後不再顯示',
    settings: { label: '不再顯示', link: { kind: 'close-popup', forGood: true }, style: 'line' },
  },
  {
    name: 'imported-popup',
    title: '舊網站的連結：開啟彈出視窗',
    settings: { label: '開啟彈出視窗', link: imported('popup%3Aopen%26settings%3DeyJpZCI6IjEyMyIsInRvZ2dsZSI6ZmFsc2V9') },
  },
  {
    name: 'imported-close',
    title: '舊網站的連結：關閉彈出視窗',
    settings: {
      label: '關閉彈出視窗',
      link: imported('popup%3Aclose%26settings%3DeyJkb19ub3Rfc2hvd19hZ2FpbiI6InllcyJ9'),
    },
  },
  {
    name: 'imported-panel',
    title: '舊網站的連結：開關側欄',
    settings: {
      label: '開關側欄',
      link: imported('off_canvas%3Atoggle%26settings%3DeyJpZCI6IjFhMmIzYzQiLCJkaXNwbGF5TW9kZSI6InRvZ2dsZSJ9'),
    },
  },
]
