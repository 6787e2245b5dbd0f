import type { Example } from '#settings/define-widget.ts'

const contact = [
  { id: 'phone', icon: 'phone', text: '打電話給系辦公室', link: { kind: 'url', url: 'tel:0455501988' } },
  { id: 'mail', icon: 'mail', text: 'speech@mingde.example', link: { kind: 'url', url: 'mailto:speech@mingde.example' } },
  { id: 'place', icon: 'map', text: '語言大樓五樓' },
]
const reasons = ['每班不超過二十四人', '錄音室與小劇場全天開放', '大三起到業界實習', '畢業公演由學生自己製作']

export const examples: Example[] = [
  { name: 'rows', title: '一項一行', settings: { items: reasons.map((text, index) => ({ id: `reason-${index}`, text })) } },
  {
    name: 'columns',
    title: '兩欄，大',
    settings: {
      items: reasons.map((text, index) => ({ id: `reason-${index}`, icon: 'star', text })),
      layout: 'columns',
      size: 'large',
    },
  },
  { name: 'line', title: '排成一行，有連結', settings: { items: contact, layout: 'line' } },
  { name: 'one', title: '只有一項', settings: { items: contact.slice(0, 1) } },
  {
    name: 'edges',
    title: '很長的字、由右至左的名稱',
    settings: {
      items: [
        { id: 'long', text: '長'.repeat(200) },
        { id: 'latin', text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3) },
        { id: 'arabic', text: 'قاعة المسرح الصغير', link: { kind: 'url', url: '/facilities/' } },
      ],
      layout: 'line',
    },
  },
]
