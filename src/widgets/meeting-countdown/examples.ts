import type { Example } from '#settings/define-widget.ts'

const due = '2037-03-21T09:00:00.000Z'

export const examples: Example[] = [
  {
    name: 'waiting',
    title: '尚未開始',
    settings: {
      topic: '線上入學說明會：怎麼準備三分鐘作品',
      due,
      joinLink: { kind: 'url', url: 'https://meet.example.com/lectern', newTab: true },
    },
  },
  {
    name: 'zone',
    title: '以洛杉磯的時鐘為準，沒有連結',
    settings: { heading: '距離校友座談開始', topic: 'Alumni talk: سارة العلي', due, due_tz: 'America/Los_Angeles' },
  },
  {
    name: 'long',
    title: '很長的名稱與單位',
    settings: {
      heading: '距離第十六屆全國大專校院口語傳播與社群媒體聯合成果展線上籌備會議開始還有這麼久的時間',
      topic: 'InternationalIntercollegiateOratoryChampionshipPreparatoryVideoConference',
      due,
      daysLabel: 'days & days',
      hoursLabel: '<hours>',
    },
  },
  { name: 'expired', title: '時間已過', settings: { topic: '期初系務會議', due: '2026-03-21T09:00:00.000Z' } },
  { name: 'unreadable', title: '無法辨認的時間視為已過', settings: { topic: '舊網站匯入的會議', due: 'next Tuesday' } },
]
