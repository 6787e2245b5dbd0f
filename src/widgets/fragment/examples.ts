import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  // The demo's first fragment.
  { name: 'plain', title: '一個片段', settings: { fragment: 1 } },
]
