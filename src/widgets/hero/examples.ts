import type { Example } from '#settings/define-widget.ts'

const words = {
  kicker: '1988 年創系，三十八年只練一件事',
  title: '先聽，\n再說。',
  lead: '我們教口語表達，也教社群傳播。但開口之前，先練習聽懂一個人、一個場合、一個時代。',
  buttons: [
    { id: 'admission', label: '116 學年度招生', link: { kind: 'url', url: '/admission/' } },
    { id: 'learn', label: '四年學什麼', link: { kind: 'url', url: '#learn' }, style: 'line' },
  ],
}

export const examples: Example[] = [
  { name: 'voice', title: '切聲字與聲調柱，桃紙', settings: words },
  { name: 'bars', title: '只有聲調柱，墨底', settings: { ...words, title: '站上臺，\n不怕靜。', art: 'bars', paper: 'ink' } },
  {
    name: 'plain',
    title: '沒有圖案，沒有按鈕',
    settings: { title: '一字一句，\n都算數。', lead: words.lead, art: 'none', paper: 'straw' },
  },
]
