import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'plain', title: '姓名、信箱與想問的事', settings: { title: '寫信給系辦', level: '3' } },
  {
    name: 'every-field',
    title: '六種欄位',
    settings: {
      title: '參訪申請',
      text: '高中職團體參訪請在兩週前申請，系辦會在三個工作天內回覆。',
      level: '3',
      fields: [
        { id: 'school', label: '學校', kind: 'text', isRequired: true, width: 'half' },
        { id: 'phone', label: '聯絡電話', kind: 'tel', width: 'half', help: '可以寫分機，例如 02-2236-8225 轉 5201。' },
        { id: 'email', label: '電子郵件', kind: 'email', isRequired: true, isReplyTo: true },
        { id: 'day', label: '希望的日子', kind: 'choice', isRequired: true, options: '週二下午\n週四下午\n週六上午' },
        { id: 'places', label: '想看的地方', kind: 'checkboxes', options: '錄音間\n小劇場\n辯論教室', help: '可以選不只一項。' },
        { id: 'note', label: '還想告訴我們的事', kind: 'long' },
      ],
      consent: '我同意系辦為了安排參訪，使用我填寫的聯絡資料。',
      privacy: { kind: 'url', url: '/privacy/' },
      recipients: 'visit@mingde.example',
      submitLabel: '送出申請',
      thanks: '收到您的申請了，三個工作天內會回覆。',
    },
  },
]
