import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'wenwu', title: '文武線', settings: {} },
  { name: 'hairline', title: '細線，留白較少', settings: { style: 'hairline', spacing: 'small' } },
  { name: 'dots', title: '圓點，留白較多', settings: { style: 'dots', spacing: 'large' } },
]
