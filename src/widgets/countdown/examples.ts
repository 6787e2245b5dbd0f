import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const title = '距離申請入學報名截止'

export const examples: Example[] = [
  { name: 'cells', title: '方格', settings: { title, due: '2037-03-21T09:00:00.000Z', note: '逾時按長鈴，不再收件' } },
  { name: 'flip', title: '翻牌，另計週數', settings: { title, due: '2037-03-21T09:00:00.000Z', style: 'flip' } },
  {
    name: 'line',
    title: '一行字，不顯示到期日期',
    settings: { title, due: '2037-03-21T09:00:00.000Z', style: 'line', showDue: false },
  },
  { name: 'imported', title: '舊網站匯入的時間', settings: { title, due: '2037-03-21 17:00', daysLabel: '日' } },
  {
    name: 'poster',
    title: '朱底海報',
    settings: { title: '距離演說競賽決賽', due: '2037-03-21T09:00:00.000Z', style: 'poster', note: '活動中心演講廳' },
  },
  {
    name: 'zone',
    title: '以東京的時鐘為準',
    settings: { title: '距離與早稻田大學的線上辯論', due: '2037-03-21T09:00:00.000Z', due_tz: 'Asia/Tokyo', style: 'line' },
  },
  {
    name: 'labels',
    title: '很長的標題與單位，含符號',
    settings: {
      title: 'InternationalIntercollegiateOratoryChampionship 暨第十六屆全國大專校院口語傳播與社群媒體聯合成果展報名截止倒數',
      due: '2037-03-21T09:00:00.000Z',
      daysLabel: 'Q&A <天>',
      hoursLabel: 'hours & more',
      minutesLabel: 'דקות',
      secondsLabel: '秒',
    },
  },
  {
    name: 'finished',
    title: '已經結束',
    settings: {
      title,
      due: '2026-03-21T09:00:00.000Z',
      finishTitle: '報名已經截止',
      finishContent: documentOf(paragraph('感謝每一位願意開口的同學，口試名單將於四月公布。')),
    },
  },
  {
    name: 'finished-poster',
    title: '朱底海報，結束後蓋印',
    settings: { title: '演說競賽決賽', due: '2026-03-21T09:00:00.000Z', style: 'poster', finishTitle: '比賽圓滿落幕' },
  },
]
