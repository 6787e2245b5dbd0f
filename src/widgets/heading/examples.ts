import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  {
    name: 'plain',
    title: '一般，有副標題',
    settings: { text: '歷年名額與錄取率', subtitle: '資料來源：教務處，每年十一月更新。' },
  },
  { name: 'rule', title: '文武線，有錨點', settings: { text: '從部落廣播站開始', style: 'rule', anchor: '從部落廣播站開始' } },
  { name: 'display', title: '大字，置中', settings: { text: '明年九月，換你站上這個講臺。', style: 'display', align: 'center' } },
  { name: 'third-level', title: '第三層', settings: { text: '口試形式', level: '3' } },
]
