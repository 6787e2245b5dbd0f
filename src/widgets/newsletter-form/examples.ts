import type { Example } from '#settings/define-widget.ts'

// The demo's first mailing list.
const listed = 1

export const examples: Example[] = [
  {
    name: 'inline',
    title: '一列：信箱與按鈕',
    settings: {
      listed,
      title: '每月一封，不多話。',
      text: '系上的得獎、講座、公演與招生消息，每個月的第一個星期三寄出。',
      level: '3',
    },
  },
  {
    name: 'stacked',
    title: '一列一項，詢問姓名與電話',
    settings: {
      listed,
      showName: true,
      showPhone: true,
      layout: 'stacked',
      submitLabel: '訂閱招生提醒',
      namePlaceholder: '小明',
      phonePlaceholder: '0912-345-678',
      successMessage: '登記好了，說明會前一週會寄信提醒您。',
      optInMessage: '請到信箱打開確認信，按下確認後就會收到提醒。',
    },
  },
]
