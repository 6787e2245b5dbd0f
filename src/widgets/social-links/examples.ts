import type { Example } from '#settings/define-widget.ts'

const items = [
  { id: 'facebook', network: 'facebook', href: 'https://www.facebook.com/mingde.speech.example', label: '系粉絲專頁' },
  { id: 'instagram', network: 'instagram', href: 'https://www.instagram.com/mingde.speech.example', label: '系學會' },
  { id: 'threads', network: 'threads', href: 'https://www.threads.net/@mingde.speech.example' },
  { id: 'youtube', network: 'youtube', href: 'https://www.youtube.com/@mingde-speech-example', label: '演講錄影' },
  { id: 'line', network: 'line', href: 'https://line.me/R/ti/p/@mingde-speech-demo' },
]

export const examples: Example[] = [
  { name: 'names', title: '有名稱', settings: { items } },
  { name: 'signs', title: '只有圖示，置中', settings: { items, names: false, align: 'center' } },
  {
    name: 'edges',
    title: '很長的名稱',
    settings: { items: items.map((item) => ({ ...item, label: `${'長'.repeat(20)}ConferenceChampionship` })) },
  },
]
