import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'zoom', title: '可放大，圖說取自媒體庫', settings: { picture: 1 } },
  {
    name: 'cropped',
    title: '裁成 16：9，自訂圖說',
    settings: { picture: 1, ratio: '16/9', caption: '決賽現場：聚光燈下的講臺。' },
  },
  {
    name: 'linked',
    title: '有連結，一半寬',
    settings: { picture: 1, width: 'half', zoom: false, link: { kind: 'url', url: '/admission/' } },
  },
]
