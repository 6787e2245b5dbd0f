import type { Example } from '#settings/define-widget.ts'

const line = { id: 'line', network: 'line', account: '@mingde-demo' }
const whatsapp = { id: 'whatsapp', network: 'whatsapp', account: '+886 4 5550-1988' }
const all = [
  whatsapp,
  line,
  { id: 'messenger', network: 'messenger', account: 'mingde.speech.example' },
  { id: 'telegram', network: 'telegram', account: '@mingde_speech_example' },
  { id: 'room', network: 'other', account: 'https://chat.mingde.example/room?dept=speech', label: '線上諮詢室' },
]
const inline = { placement: 'inline' }

export const examples: Example[] = [
  { name: 'several', title: '許多管道', settings: { ...inline, channels: all } },
  {
    name: 'hours',
    title: '服務時間與假期，照片，一開始就打開',
    settings: {
      ...inline,
      channels: [line],
      photo: 1,
      launcher: 'photo-text',
      launcher_text: '問問系辦',
      loader: false,
      hours: true,
      hours_start: '08:30',
      hours_end: '17:00',
      closed_days: [{ id: 'new-year', from: '2027-02-05', to: '2027-02-11' }],
      show_from_first: true,
    },
  },
  {
    name: 'night',
    title: '跨過午夜的服務時間，按鈕在輸入框裡',
    settings: {
      ...inline,
      channels: [whatsapp],
      name: '宿舍夜間諮詢',
      text: '值班同學',
      footer: 'inner',
      open_in: '_blank',
      hours: true,
      hours_start: '22:00',
      hours_end: '02:00',
      holidays: ['0'],
      launcher: 'icon',
    },
  },
  {
    name: 'button',
    title: '只有按鈕，在目前的分頁開啟',
    settings: {
      ...inline,
      channels: [{ id: 't', network: 'telegram', account: 'mingde_speech_example' }],
      footer: 'button',
      open_in: '_self',
    },
  },
  {
    name: 'edges',
    title: '很長的名字與文字，由右至左',
    settings: {
      ...inline,
      channels: [
        { ...whatsapp, label: 'Kommunikationswissenschaftliche' },
        { ...line, label: 'قسم الاتصال' },
        { id: 'bad', network: 'other', account: 'javascript:alert(1)', label: '不會出現' },
      ],
      name: '國際學生與學術交流事務組暨口語傳播諮詢中心聯合服務臺',
      text: 'Donaudampfschifffahrtsgesellschaftskapitän الاتصال',
      greeting: '您好！\n'.repeat(6),
      loader: false,
      active_dot: false,
    },
  },
  {
    name: 'corner',
    title: '視窗的角落，左邊',
    settings: { channels: [line, whatsapp], side: 'left', offset_x: 24, offset_y: 24 },
  },
]
