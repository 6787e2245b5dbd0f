import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'standard', title: '預設：一行文字', settings: { label: '系辦地址' } },
  { name: 'box', title: '方框', settings: { style: 'box', label: '線上說明會的會議代碼', content: 'mdu-speech-2026' } },
  {
    name: 'button',
    title: '按鈕在下方，多行文字',
    settings: {
      style: 'button',
      label: '推薦信格式',
      content: '敬啟者：\n茲推薦本系學生　　　　　參加貴單位之實習計畫。\n　　　　　　　　　　　　敬上',
      copy_text: '複製全文',
      success_text: '全文已複製',
    },
  },
  { name: 'bare', title: '沒有說明', settings: { content: 'speech@mingde.example' } },
  {
    name: 'long',
    title: '很長的網址',
    settings: {
      style: 'box',
      label: '共用資料夾',
      content: `https://drive.example/${'d/1ZAxBveryLongIdentifierWithoutAnyBreak'.repeat(6)}`,
    },
  },
]
