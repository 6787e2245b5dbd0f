import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'static', title: '從零數起', settings: { number: 1254, suffix: '場', title: '歷年演講與辯論' } },
  {
    name: 'sliding',
    title: '里程表',
    settings: { number: 386_120, suffix: '次', title: 'Podcast 收聽', style: 'sliding', duration: 1200 },
  },
  {
    name: 'affixes',
    title: '前後都有字，有小數',
    settings: { prefix: '滿意度', number: 4.87, suffix: '分', super_text: '五分制', title: '112 學年度課程問卷' },
  },
  {
    name: 'default-duration',
    title: '不指定動畫長度',
    settings: { number: 96, suffix: '%', title: '畢業生就業或升學', duration: null },
  },
  { name: 'zero', title: '零', settings: { number: 0, suffix: '', title: '遲到的開場' } },
  {
    name: 'long',
    title: '很大的數字與很長的說明',
    settings: {
      number: 1_000_000_000,
      prefix: '約',
      suffix: '次觀看',
      title:
        'InternationalIntercollegiateOratoryChampionship 與第十六屆全國大專校院口語傳播暨社群媒體聯合成果展影片總觀看次數（سارة العلي）',
    },
  },
]
