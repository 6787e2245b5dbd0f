import type { Example } from '#settings/define-widget.ts'

const popular = ['備審資料', '口試', '課程地圖', '實習', '錄音間預約', '獎學金'].map((words, index) => ({
  id: `popular-${index + 1}`,
  words,
}))

export const examples: Example[] = [
  { name: 'popular', title: '有常用搜尋', settings: { popular } },
  { name: 'plain', title: '只有欄位，圖示較大', settings: { placeholder: '輸入人名、課程或活動', iconSize: 'large' } },
]
