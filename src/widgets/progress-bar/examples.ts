import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'default', title: '細線', settings: { title: '畢業公演籌備進度' } },
  { name: 'inner-content', title: '文字在條內', settings: { title: '口語表達必修學分', percentage: 72, style: 'inner-content' } },
  { name: 'bar-shadow', title: '有影子', settings: { title: '錄音室使用率', percentage: 64, style: 'bar-shadow' } },
  {
    name: 'tooltips',
    title: '對話框標示，動畫較慢',
    settings: { title: '募書計畫', percentage: 48.5, style: 'tooltips', duration: 1200 },
  },
  { name: 'pin', title: '圖釘標示', settings: { title: '系友問卷回收', percentage: 83, style: 'pin' } },
  { name: 'switch', title: '滑鈕', settings: { title: '雙主修申請核可', percentage: 56, style: 'switch' } },
  { name: 'stripe', title: '斜紋', settings: { title: '辯論社招生', percentage: 37, style: 'stripe' } },
  { name: 'no-number', title: '不顯示數字', settings: { title: '課程改版', percentage: 60, hide_number: true } },
  { name: 'empty', title: '百分之零，對話框標示', settings: { title: '尚未開始', percentage: 0, style: 'tooltips' } },
  { name: 'full', title: '百分之百，圖釘標示', settings: { title: '已經完成', percentage: 100, style: 'pin' } },
  {
    name: 'long',
    title: '很長的標題，文字在條內',
    settings: {
      title: 'InternationalIntercollegiateOratoryChampionship 與第十六屆全國大專校院口語傳播暨社群媒體聯合成果展籌備進度 سارة',
      percentage: 12,
      style: 'inner-content',
    },
  },
]
